import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import source from './service-worker.js?raw'

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

/** The worker in a browser with these tabs, at a time. */
function aWorker({
  tabs = [],
  now = '2026-11-21T17:45:00Z',
  renewed,
}: {
  tabs?: string[]
  now?: string
  renewed?: object
} = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const done: string[] = []
  class FixedDate extends Date {
    static override now = () => Date.parse(now)
  }
  const self = {
    location: new URL(`${origin}/service-worker.js`),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, options: object) => done.push(JSON.stringify({ title, ...options })),
      pushManager: {
        subscribe: async () => {
          if (renewed) return renewed
          throw new DOMException('denied', 'NotAllowedError')
        },
      },
    },
    clients: {
      matchAll: async () =>
        tabs.map((path) => ({ url: origin + path, focus: async () => done.push(`focused ${path}`) })),
      openWindow: async (address: string) => done.push(`opened ${address.replace(origin, '')}`),
    },
  }
  const fetch = async (path: string, { method, body }: { method: string; body: string }) => {
    done.push(`${method} ${path} ${body}`)
    return { ok: true }
  }
  runInNewContext(source, { self, Date: FixedDate, URL, fetch })
  const happens = async (name: string, event: object) => {
    let work: unknown
    listeners.get(name)?.({ ...event, waitUntil: (given: unknown) => (work = given) })
    await work
    return done
  }
  return {
    changed: (event: object) => happens('pushsubscriptionchange', event),
    pushed: (content: object) => happens('push', { data: { json: () => content } }),
    pressed: ({ start, page, live }: typeof reminder) =>
      happens('notificationclick', { notification: { close: () => done.push('closed'), data: { start, page, live } } }),
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

test('the push service has ended the subscription, and gives no other: the shop forgets it', async () => {
  expect(await aWorker().changed({ oldSubscription: subscription('old'), newSubscription: null })).toEqual([
    `DELETE /api/v2/en/pushsubscriptions ${written('old')}`,
  ])
})

test('a browser that does not say which subscription has changed tells the shop nothing', async () => {
  expect(await aWorker().changed({ oldSubscription: null, newSubscription: subscription('next') })).toEqual([])
})

test('1. shows what was pushed, in its language', async () => {
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
