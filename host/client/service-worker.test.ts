// @vitest-environment node
import { resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'

const origin = 'https://shop.test'
const reminder = {
  title: 'On soon: Tea',
  body: 'With Dana, at 1:00 PM (Eastern Time).',
  language: 'en',
  tag: 'show-tea',
  start: '2026-11-21T18:00:00.000Z',
  page: '/en/pages/schedule?show=tea',
  live: '/en/pages/watchlive',
}

let source: string
beforeAll(async () => {
  const configFile = resolve(import.meta.dirname, '../worker.config.ts')
  const built = await build({ configFile, logLevel: 'error', build: { write: false } })
  const [{ output } = { output: [] }] = [built].flat() as { output: { code: string }[] }[]
  source = output[0]?.code ?? ''
}, 60_000)

/** The shop as the worker sees it: a page with two files, today's programmes, other pages; or no connection. */
function aNetwork() {
  const replies: Record<string, string> = {
    '/en/pages/offline': '<script src="/assets/boot-1.js"></script><link href="/assets/shop-1.css">',
    '/fr/pages/offline': '<h1>Hors ligne</h1><script src="/assets/boot-1.js"></script>',
    '/api/v2/en/shows/today': '{"Date":"2026-11-21"}',
    '/api/v2/fr/shows/today': '{"Date":"2026-11-21"}',
    '/assets/boot-1.js': 'boot',
    '/assets/shop-1.css': 'css',
    '/en/pages/myaccount': 'Maya, $12.34',
  }
  const network = { down: false, replies, asked: [] as string[] }
  const fetch = async (input: Request | string) => {
    const { pathname } = new URL(typeof input === 'string' ? input : input.url, origin)
    network.asked.push(pathname)
    if (network.down) throw new TypeError('Failed to fetch')
    const text = network.replies[pathname]
    return new Response(text ?? 'not there', { status: text === undefined ? 404 : 200 })
  }
  return { network, fetch }
}

/** One cache in memory, by path; the worker uses no other. */
function someCaches() {
  const stored = new Map<string, Response>()
  const pathOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).pathname
  const cache = {
    match: async (request: Request | string) => stored.get(pathOf(request))?.clone(),
    put: async (request: Request | string, response: Response) => void stored.set(pathOf(request), response),
    delete: async (request: Request | string) => stored.delete(pathOf(request)),
    keys: async () => [...stored.keys()].map((path) => ({ url: origin + path })),
  }
  return { stored, caches: { open: async () => cache, match: cache.match, keys: async () => ['onair-offline'] } }
}

/** A request as the worker receives it. */
const asked = (path: string, mode: 'navigate' | 'cors' = 'navigate') => {
  const request = new Request(origin + path)
  Object.defineProperty(request, 'mode', { value: mode })
  return request
}

/** The worker in a browser with these tabs, at a time. */
function aWorker({
  tabs = [],
  now = '2026-11-21T17:45:00Z',
  language = 'en_CA',
  renewed,
}: {
  tabs?: string[]
  now?: string
  language?: string
  renewed?: object
} = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const done: string[] = []
  const clock = { now: Date.parse(now) }
  class FixedDate extends Date {
    static override now = () => clock.now
  }
  const { network, fetch: read } = aNetwork()
  const fetch = async (input: Request | string, sent?: { method?: string; body: string }) => {
    if (!sent?.method) return read(input)
    done.push(`${sent.method} ${input} ${sent.body}`)
    return new Response()
  }
  const { stored, caches } = someCaches()
  const registration = {
    scope: `${origin}/`,
    showNotification: async (title: string, options: object) => done.push(JSON.stringify({ title, ...options })),
    pushManager: {
      subscribe: async () => {
        if (renewed) return renewed
        throw new DOMException('denied', 'NotAllowedError')
      },
    },
  }
  const self = {
    location: new URL(`${origin}/service-worker.js`),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: async () => {},
    cookieStore: { get: async () => ({ value: language }) },
    navigator: { language: 'en-CA' },
    registration,
    clients: {
      claim: async () => done.push('claimed the open pages'),
      matchAll: async () =>
        tabs.map((path) => ({ url: origin + path, focus: async () => done.push(`focused ${path}`) })),
      openWindow: async (address: string) => done.push(`opened ${address.replace(origin, '')}`),
    },
  }
  const globals = {
    URL,
    Request,
    Response,
    Headers,
    Event,
    setTimeout,
    clearTimeout,
    performance,
    console,
    AbortController,
  }
  // In a worker `self` is the global object.
  runInNewContext(source, {
    ...globals,
    ...self,
    self,
    caches,
    fetch,
    Date: FixedDate,
    registration,
    ExtendableEvent: Event,
    FetchEvent: Event,
  })
  const happens = async (name: string, event: object) => {
    const work: unknown[] = []
    let response: Promise<Response> | undefined
    listeners.get(name)?.({
      ...event,
      type: name,
      waitUntil: (given: unknown) => work.push(given),
      respondWith: (given: Promise<Response>) => {
        response = given
      },
    })
    const reply = await response
    await Promise.all(work)
    return reply
  }
  return {
    network,
    clock,
    cached: () => [...stored.keys()].sort(),
    installs: () => happens('install', {}),
    activates: async () => {
      await happens('activate', {})
      return done
    },
    asks: async (request: Request) => (await happens('fetch', { request }))?.text(),
    changed: async (event: object) => {
      await happens('pushsubscriptionchange', event)
      return done
    },
    pushed: async (content: object) => {
      await happens('push', { data: { json: () => content } })
      return done
    },
    pressed: async ({ start, page, live }: typeof reminder) => {
      await happens('notificationclick', {
        notification: { close: () => done.push('closed'), data: { start, page, live } },
      })
      return done
    },
  }
}

const subscription = (endpoint: string, options = { userVisibleOnly: true }) => ({
  options,
  toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: 'key', auth: 'secret' } }),
})
const written = (endpoint: string) => JSON.stringify(subscription(endpoint))

test.each([
  ['that it gave', { newSubscription: subscription('next') }, 'next'],
  ['that the worker asks for', { newSubscription: null }, 'renewed'],
])('the push service has changed the subscription: the shop is told of the one %s', async (_, event, next) => {
  expect(
    await aWorker({ renewed: subscription('renewed') }).changed({ oldSubscription: subscription('old'), ...event }),
  ).toEqual([`PUT /api/v2/en/pushsubscriptions {"former":${written('old')},"next":${written(next)}}`])
})

test('a subscription that ended without a new one is removed from the shop', async () => {
  expect(await aWorker().changed({ oldSubscription: subscription('old'), newSubscription: null })).toEqual([
    `DELETE /api/v2/en/pushsubscriptions ${written('old')}`,
  ])
})

test('nothing is sent if the browser does not say which subscription has changed', async () => {
  expect(await aWorker().changed({ oldSubscription: null, newSubscription: subscription('next') })).toEqual([])
})

describe('notifications', () => {
  test('1. show the pushed text, in its language', async () => {
    const { title, body, language: lang, tag, start, page, live } = reminder
    const [shown] = await aWorker().pushed(reminder)
    expect(JSON.parse(shown ?? '')).toEqual({ title, body, lang, tag, data: { start, page, live } })
  })

  test.each([
    ['before the programme begins its page', [], '2026-11-21T17:45:00Z', `opened ${reminder.page}`],
    ['once it has begun the live channel', [], reminder.start, `opened ${reminder.live}`],
    ['the tab that shows it already', ['/en/', reminder.page], '2026-11-21T17:45:00Z', `focused ${reminder.page}`],
  ])('2. a press opens %s', async (_what, tabs, now, expected) => {
    expect(await aWorker({ tabs, now }).pressed(reminder)).toEqual(['closed', expected])
  })
})

describe('without a connection', () => {
  const copies = [
    '/api/v2/en/shows/today',
    '/api/v2/fr/shows/today',
    '/assets/boot-1.js',
    '/assets/shop-1.css',
    '/en/pages/offline',
    '/fr/pages/offline',
  ]

  test('3. a page is replaced by the offline page in its own language, else in the cookie’s', async () => {
    const worker = aWorker({ language: 'fr_CA' })
    await worker.installs()
    worker.network.down = true
    expect(await worker.asks(asked('/en/pages/productlist?searchTerm=a'))).toContain('shop-1.css')
    expect(await worker.asks(asked('/fr/'))).toContain('Hors ligne')
    expect(await worker.asks(asked('/pages/shoppingbag'))).toContain('Hors ligne')
  })

  test('4. the offline page’s files and today’s programmes come from the copies, in any time zone', async () => {
    const worker = aWorker()
    await worker.installs()
    worker.network.down = true
    expect(await worker.asks(asked('/assets/boot-1.js', 'cors'))).toBe('boot')
    const path = '/api/v2/en/shows/today?timeZone=America%2FVancouver'
    expect(await worker.asks(asked(path, 'cors'))).toContain('2026-11-21')
  })

  test('4a. a list of upcoming programmes does not replace the whole day', async () => {
    const worker = aWorker()
    await worker.installs()
    const path = '/api/v2/en/shows/today'
    worker.network.replies[path] = '{"Date":"2026-11-22"}'
    expect(await worker.asks(asked(`${path}?upcoming=true`, 'cors'))).toContain('2026-11-22')
    worker.network.down = true
    expect(await worker.asks(asked(path, 'cors'))).toContain('2026-11-21')
  })

  test('5. with a connection, every page (even an error) comes from the network, and none is cached', async () => {
    const worker = aWorker()
    await worker.installs()
    expect(await worker.asks(asked('/en/pages/myaccount'))).toBe('Maya, $12.34')
    expect(await worker.asks(asked('/en/pages/nowhere'))).toBe('not there')
    expect(worker.cached()).toEqual(copies)
  })

  test('6. the next page after half an hour renews the copies, and drops files of an earlier release', async () => {
    const worker = aWorker()
    await worker.installs()
    const { replies, asked: requests } = worker.network
    replies['/en/pages/offline'] = '<script src="/assets/boot-2.js"></script>'
    replies['/assets/boot-2.js'] = 'boot 2'
    await worker.asks(asked('/en/pages/myaccount'))
    expect(requests).not.toContain('/assets/boot-2.js')
    worker.clock.now += 31 * 60_000
    await worker.asks(asked('/en/pages/myaccount'))
    expect(worker.cached()).toEqual([
      '/api/v2/en/shows/today',
      '/api/v2/fr/shows/today',
      '/assets/boot-1.js',
      '/assets/boot-2.js',
      '/en/pages/offline',
      '/fr/pages/offline',
    ])
  })

  test('7. the worker does not claim open pages, because of the browser’s back/forward cache', async () => {
    const worker = aWorker()
    await worker.installs()
    expect(await worker.activates()).toEqual([])
  })

  test('8. other calls of the API go to the network: no price comes from a copy', async () => {
    const worker = aWorker()
    await worker.installs()
    expect(await worker.asks(asked('/api/v3/en/products/123456', 'cors'))).toBeUndefined()
  })
})
