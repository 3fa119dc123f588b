import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shareStream } from './shared-stream.client.ts'
import type { Listener, Received } from './stream.client.ts'

type Event = { name: string; data: { at?: string; text?: string } }
type Tab = { received: string[]; times: (string | undefined)[]; watched: boolean[]; leave: () => void; last: string }
type Stream = { from: string; listener: Listener<Event>; of: Tab }

let streams: Stream[]
let tabs: Tab[]
let page: EventTarget & { visibilityState: string }
let name: string
let count = 0
const begin = '2026-11-21T17:00:00.000Z'

beforeEach(() => {
  streams = []
  tabs = []
  name = `/shows/events?test=${++count}`
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] })
})
afterEach(() => {
  for (const { leave } of tabs) leave()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A tab of the browser that joins. */
function join(last = ''): Tab {
  const tab: Tab = { received: [], times: [], watched: [], leave: () => {}, last }
  tab.leave = shareStream<Event>({
    name,
    last: () => tab.last,
    own: {
      receive({ id, event }) {
        if (Number(id) > Number(tab.last)) tab.last = id
        tab.received.push(`${id} ${event.data.text}`)
        tab.times.push(event.data.at)
      },
      watch: (connected) => void tab.watched.push(connected),
    },
    open(listener) {
      const stream = { from: tab.last, listener, of: tab }
      streams.push(stream)
      return () => void streams.splice(streams.indexOf(stream), 1)
    },
  })
  tabs.push(tab)
  return tab
}
const told = (id: number, text: string, name = 'price'): Received<Event> => ({
  id: String(id),
  event: { name, data: { text, ...(name === 'show' && { at: begin }) } },
})
const say = (...received: Received<Event>[]) => {
  for (const one of received) streams.at(-1)?.listener.receive(one)
}
const leader = () => streams.at(-1)?.of
/** Waits until one tab leads. */
const led = () => expect.poll(() => streams.length).toBe(1)
/** Waits until a tab has received this. The programme may arrive again, in answer to a question. */
const receives = (tab: Tab, ...received: string[]) => expect.poll(() => [...new Set(tab.received)]).toEqual(received)
const show = (visible: boolean) => {
  page.visibilityState = visible ? 'visible' : 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
}

describe('a stream that tabs share', () => {
  test('1. is one for ten tabs, and all receive its events and its connection state', async () => {
    for (let opened = 0; opened < 10; opened += 1) join()
    await led()
    streams[0]?.listener.watch(true)
    say(told(1, 'Kitchen', 'show'), told(2, '$49.99'))
    for (const tab of tabs) {
      await receives(tab, '1 Kitchen', '2 $49.99')
      expect(tab.watched.at(-1)).toBe(true)
    }
    expect(streams).toHaveLength(1)
  })

  test('2. is opened again by the next tab, after the last event, when the tab that leads is closed', async () => {
    for (let opened = 0; opened < 3; opened += 1) join()
    await led()
    say(told(1, 'Kitchen', 'show'), told(7, '$49.99'))
    for (const tab of tabs) await receives(tab, '1 Kitchen', '7 $49.99')
    const first = leader()
    first?.leave()
    await led()
    expect([leader() === first, streams[0]?.from]).toEqual([false, '7'])
    say(told(8, '$39.99'))
    for (const tab of tabs.filter((tab) => tab !== first)) await receives(tab, '1 Kitchen', '7 $49.99', '8 $39.99')
    expect(first?.received).not.toContain('8 $39.99')
  })

  test('3. sends a tab that joins the present programme at its present time, and no earlier event', async () => {
    join()
    await led()
    streams[0]?.listener.watch(true)
    say(told(1, 'Kitchen', 'show'), told(2, '$49.99'))
    vi.advanceTimersByTime(60_000)
    const late = join()
    await receives(late, '1 Kitchen')
    expect([late.times, late.watched.at(-1)]).toEqual([[expect.stringContaining('T17:01:00')], true])
  })

  test('4. sends a tab that returns the events that it missed', async () => {
    join()
    await led()
    say(told(1, 'Kitchen', 'show'), told(2, '$49.99'), told(3, '$39.99'))
    await receives(join('2'), '1 Kitchen', '3 $39.99')
  })

  test('5. sends a tab that becomes visible the present programme', async () => {
    const [first, second] = [join(), join()]
    await led()
    say(told(1, 'Kitchen', 'show'))
    for (const tab of [first, second]) await receives(tab, '1 Kitchen')
    show(false)
    vi.advanceTimersByTime(3000)
    show(true)
    await expect.poll(() => tabs.find((tab) => tab !== leader())?.times.at(-1)).toMatch('T17:00:03')
  })

  test('6. is taken over by a visible tab when the browser has frozen the leader, which follows once it thaws', async () => {
    const frozen = navigator.locks.request(`onair-live ${name}`, () => new Promise(() => {}))
    show(false)
    const tab = join()
    await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1)
    vi.advanceTimersByTime(60_000)
    expect(streams).toHaveLength(0)
    show(true)
    vi.advanceTimersByTime(4000)
    await expect(frozen).rejects.toThrow()
    await led()
    expect(leader()).toBe(tab)
  })

  test('7. a tab that loses the lead follows the new leader', async () => {
    const first = join()
    await led()
    const thief = navigator.locks.request(`onair-live ${name}`, { steal: true }, () => new Promise(() => {}))
    await expect.poll(() => streams.length).toBe(0)
    // The tab that took the lock sends nothing.
    await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1)
    vi.advanceTimersByTime(4000)
    await expect(thief).rejects.toThrow()
    await led()
    say(told(1, 'Kitchen', 'show'))
    await receives(first, '1 Kitchen')
  })

  test('8. stays with a leader that is heard, however long nothing happens', async () => {
    const [one, other] = [join(), join()]
    await led()
    const [first, second] = leader() === one ? [one, other] : [other, one]
    streams[0]?.listener.watch(true)
    await expect.poll(() => second.watched).toContain(true)
    for (let beats = 0; beats < 12; beats += 1) {
      const { length } = second.watched
      vi.advanceTimersByTime(5000)
      await expect.poll(() => second.watched.length).toBeGreaterThan(length)
    }
    expect([leader(), streams.length]).toEqual([first, 1])
  })

  test('9. is each page’s own where the browser refuses locks', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: async () => Promise.reject(new DOMException('Not here', 'SecurityError')) },
    })
    const [first, second] = [join(), join()]
    await expect.poll(() => streams.length).toBe(2)
    vi.advanceTimersByTime(60_000)
    for (const { listener } of streams) listener.receive(told(1, 'Kitchen', 'show'))
    await receives(first, '1 Kitchen')
    await receives(second, '1 Kitchen')
    expect(streams).toHaveLength(2)
  })

  test('10. is opened again after a sleep, and reports that: the connection may be dead', async () => {
    const tab = join()
    await led()
    const asleep = streams[0]
    asleep?.listener.watch(true)
    vi.setSystemTime(Date.now() + 3_600_000)
    vi.advanceTimersByTime(5000)
    expect([streams.length, streams[0] === asleep, tab.watched]).toEqual([1, false, [true, false]])
  })

  test('11. leaves no lock behind', async () => {
    for (let opened = 0; opened < 3; opened += 1) join()
    await led()
    for (const { leave } of tabs) leave()
    await expect
      .poll(async () => {
        const { held, pending } = await navigator.locks.query()
        return [held, pending].map((locks) => locks?.filter((lock) => lock.name?.endsWith(name)).length)
      })
      .toEqual([0, 0])
    expect(streams).toHaveLength(0)
  })
})
