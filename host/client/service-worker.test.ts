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
function aWorker({ tabs = [], now = '2026-11-21T17:45:00Z' }: { tabs?: string[]; now?: string } = {}) {
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
    },
    clients: {
      matchAll: async () =>
        tabs.map((path) => ({ url: origin + path, focus: async () => done.push(`focused ${path}`) })),
      openWindow: async (address: string) => done.push(`opened ${address.replace(origin, '')}`),
    },
  }
  runInNewContext(source, { self, Date: FixedDate, URL })
  const happens = async (name: string, event: object) => {
    let work: unknown
    listeners.get(name)?.({ ...event, waitUntil: (given: unknown) => (work = given) })
    await work
    return done
  }
  return {
    pushed: (content: object) => happens('push', { data: { json: () => content } }),
    pressed: ({ start, page, live }: typeof reminder) =>
      happens('notificationclick', { notification: { close: () => done.push('closed'), data: { start, page, live } } }),
  }
}

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
