/*
 * The shop's service worker: notifications on the shopper's device, and an offline page. It is bundled into one file
 * (worker.config.ts). It caches no page of the shop except the offline page, and no price.
 */
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'

/** The cache of the offline page and its files. */
const offline = 'onair-offline'
const languages = ['en', 'fr']
const pageIn = (language) => `/${language}/pages/offline`
/** The first page after this many milliseconds renews the copies, so that a new release of the shop reaches them too. */
const renewedAfter = 30 * 60_000

// It does not claim open pages: the browser would drop them from its back/forward cache. It controls pages from the next one on.
self.addEventListener('install', (event) => {
  event.waitUntil(renewCopies().then(() => self.skipWaiting()))
})

registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly({ plugins: [{ fetchDidSucceed }] }))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/api\/v\d\/(en|fr)\/shows\/today$/.test(url.pathname),
  // One copy for each language: the reply's instants are the same in every time zone.
  new NetworkFirst({ cacheName: offline, plugins: [{ cacheKeyWillBeUsed, cacheWillUpdate }] }),
)
// Serves a file of the offline page when the network fails.
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'), new NetworkOnly())
setCatchHandler(async ({ request }) => {
  const copy = await caches.match(request, { cacheName: offline, ignoreVary: true })
  if (copy) return copy
  if (request.mode !== 'navigate') return Response.error()
  const page = await caches.match(pageIn(await languageOf(request)), { cacheName: offline, ignoreVary: true })
  return page ?? Response.error()
})

/** The language of a page's address, else of the shopper's cookie. */
async function languageOf(request) {
  const [, named] = new URL(request.url).pathname.split('/')
  if (languages.includes(named)) return named
  const chosen = await self.cookieStore?.get('language')
  return (chosen?.value ?? self.navigator.language).startsWith('fr') ? 'fr' : 'en'
}

async function cacheKeyWillBeUsed({ request }) {
  return new URL(request.url).pathname
}

/** Does not cache a list of upcoming programmes: it is only a part of the day, and would replace the whole day. */
async function cacheWillUpdate({ request, response }) {
  return response.ok && !new URL(request.url).searchParams.has('upcoming') ? response : null
}

async function fetchDidSucceed({ response, event }) {
  event.waitUntil(renewInTime())
  return response
}

let renewedAt = 0
async function renewInTime() {
  if (Date.now() - renewedAt < renewedAfter) return
  await renewCopies().catch(() => {
    // The next page tries again.
    renewedAt = 0
  })
}

/** Caches the offline page in each language with its files, and today's programmes; drops files of an earlier release. */
async function renewCopies() {
  renewedAt = Date.now()
  const cache = await caches.open(offline)
  const kept = new Set()
  const keep = async (address) => {
    kept.add(address)
    // Without credentials, the copies contain nothing of the shopper's.
    const response = await fetch(address, { credentials: 'omit' })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    await cache.put(address, response.clone())
    return response
  }
  const files = new Set()
  for (const language of languages) {
    const html = await (await keep(pageIn(language))).text()
    for (const [file] of html.matchAll(/\/assets\/[\w.-]+/g)) files.add(file)
    await keep(`/api/v2/${language}/shows/today`)
  }
  for (const file of files) {
    if (await cache.match(file, { ignoreVary: true })) kept.add(file)
    else await keep(file)
  }
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (!kept.has(pathname)) await cache.delete(url)
  }
}

/** Shows a pushed notification, which replaces an earlier one with the same tag. */
self.addEventListener('push', (event) => {
  const { title, body, language, tag, ...pages } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, lang: language, tag, data: pages }))
})

/** Opens the programme's page, or the live channel once the programme has begun. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { start, page, live } = event.notification.data
  event.waitUntil(open(Date.now() < Date.parse(start) ? page : live))
})

/** The browser's push service has changed or ended its subscription: the reminders move to the next one. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription))
})

/** Without the previous subscription no reminders can be moved: the next request stores the new one. */
async function renew(former, given) {
  if (!former) return
  const next = given ?? (await self.registration.pushManager.subscribe(former.options).catch(() => null))
  await (next ? tell('PUT', { former, next }) : tell('DELETE', former))
}

/** A subscription serialises itself with `toJSON()`. */
function tell(method, content) {
  return fetch('/api/v2/en/pushsubscriptions', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  })
}

/** Brings the tab that shows a page to the front, or opens one. */
async function open(path) {
  const address = new URL(path, self.location.origin).href
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = tabs.find(({ url }) => url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}
