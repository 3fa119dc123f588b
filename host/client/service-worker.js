/*
 * The shop's service worker: notifications on the shopper's device. A page registers it when the shopper asks for them. It is
 * served from this source, so it imports nothing.
 */

/** Shows what the server pushed. A notification takes the place of an earlier one with the same tag. */
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

/** The browser's push service has changed or ended its subscription: the reminders go on with the next one. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription, event.newSubscription))
})

/** Without the former subscription there are no reminders to go on with: the next one is stored with the next request. */
async function renew(former, given) {
  if (!former) return
  const next = given ?? (await self.registration.pushManager.subscribe(former.options).catch(() => null))
  await (next ? tell('PUT', { former, next }) : tell('DELETE', former))
}

/** A subscription is written by its own `toJSON()`. */
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
