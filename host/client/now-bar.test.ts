// @vitest-environment jsdom
import { createSession, memoryJar } from '@onair/core/session'
import { createModels, onAirModel } from '@onair/widgets/models'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeNowBar, enhanceNowBar, isNowBarClosed, nowBarScript } from './now-bar.ts'

const now = '2026-11-21T17:30:00Z'
const show = (title: string, start: string, end: string) => ({
  Id: title,
  Title: title,
  Description: '',
  Host: 'Dana',
  Start: start,
  End: end,
  IsLive: true,
  ImageUrl: '',
  Products: [],
})
const next = show('Bright Ideas', '2026-11-21T18:00:00Z', '2026-11-21T19:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work())
})
afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.nowBar
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The page's event streams. */
function fakeStreams() {
  const opened: EventTarget[] = []
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      constructor() {
        super()
        opened.push(this)
      }
      close() {}
    },
  )
  const says = (data: object) =>
    opened[0]?.dispatchEvent(new MessageEvent('show', { data: JSON.stringify({ At: now, ...data }) }))
  return { opened, says }
}

/**
 * A page with the bar until 18:00 UTC. `answers` are the shop's replies about what is on air, one after the other; without any,
 * the shop is unreachable.
 */
function open(cookies = '', answers: { Now: unknown; Next: unknown }[] = []) {
  document.body.innerHTML = `<section class="now-bar"><a href="/"><span class="now-bar-title">Kitchen Table</span>
    <time datetime="2026-11-21T18:00:00Z">1:00 PM</time></a><form><button>Close</button></form></section>
    <main id="main" tabindex="-1"></main>`
  const session = createSession({ jar: memoryJar(cookies), now: () => new Date() })
  let asked = 0
  const fetch = async (address: RequestInfo | URL) => {
    if (String(address).endsWith('/api/token')) return Response.json({ access_token: 'app', expires_in: 60 })
    asked += 1
    const reply = answers.shift()
    if (!reply) throw new TypeError('Failed to fetch')
    return Response.json({ StreamUrl: null, Captions: [], ...reply })
  }
  const models = createModels({ session, language: 'en', fetch: fetch as typeof globalThis.fetch })
  enhanceNowBar(models)
  const bar = document.querySelector<HTMLElement>('.now-bar')
  return {
    session,
    models,
    bar,
    asked: () => asked,
    text: () => bar?.querySelector('a')?.textContent?.replace(/\s+/g, ' ').trim(),
    isClosed: () => document.documentElement.dataset.nowBar === 'closed',
    press: () => bar?.querySelector('button')?.click(),
  }
}

describe('the bar with what is on air', () => {
  test('1. is closed without leaving the page, and stays closed on later pages until midnight', () => {
    const { press, isClosed, session } = open()
    press()
    expect(isClosed()).toBe(true)
    expect(document.activeElement?.id).toBe('main')
    const cookies = `nowBar=${session.jar.get('nowBar')}`
    expect(open(cookies).isClosed()).toBe(true)
    vi.setSystemTime('2026-11-22T05:00:00Z')
    expect(open(cookies).isClosed()).toBe(false)
  })

  test('2. is closed on a page from the back/forward cache after it was closed on another', () => {
    const { session, isClosed } = open()
    session.jar.set('nowBar', String(Date.parse('2026-11-22T05:00:00Z')), { sameSite: 'lax' })
    dispatchEvent(new Event('pageshow'))
    expect(isClosed()).toBe(true)
  })

  test('3. requests once when the programme is over, and shows the next one', async () => {
    const { text, asked } = open('', [{ Now: next, Next: null }])
    await vi.advanceTimersByTimeAsync(29 * 60_000)
    expect(asked()).toBe(0)
    await vi.advanceTimersByTimeAsync(70_000)
    await vi.waitFor(() => expect(text()).toBe('Bright Ideas 2:00 PM'))
    await vi.advanceTimersByTimeAsync(30 * 60_000)
    expect(asked()).toBe(1)
  })

  test('4. shows nothing while nothing is on air, and the next programme when it begins', async () => {
    const later = { ...next, Start: '2026-11-21T18:15:00Z' }
    const { bar, text } = open('', [
      { Now: null, Next: later },
      { Now: later, Next: null },
    ])
    await vi.advanceTimersByTimeAsync(31 * 60_000)
    await vi.waitFor(() => expect(bar?.dataset.off).toBe(''))
    await vi.advanceTimersByTimeAsync(16 * 60_000)
    await vi.waitFor(() => expect(text()).toBe('Bright Ideas 2:00 PM'))
    expect(bar?.dataset.off).toBeUndefined()
  })

  test('5. with a clock that is a day ahead and an unreachable shop, requests at most once a minute', async () => {
    vi.setSystemTime('2026-11-22T17:30:00Z')
    const { asked } = open('', [{ Now: next, Next: null }])
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    await vi.waitFor(() => expect(asked()).toBeGreaterThan(1))
    expect(asked()).toBeLessThanOrEqual(11)
  })

  test('6. on a hidden page, requests when the page is visible again', async () => {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { asked, text } = open('', [{ Now: next, Next: null }])
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(asked()).toBe(0)
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(11_000)
    await vi.waitFor(() => expect(text()).toContain('Bright Ideas'))
    hidden.mockRestore()
  })

  test('6b. follows the page’s event stream at once, without a request; opens no stream itself', async () => {
    const { opened, says } = fakeStreams()
    const { models, text, bar, asked } = open()
    expect(opened).toEqual([])
    const stop = models.of(onAirModel).start()
    says({ Now: { ...next, End: '2026-11-21T20:00:00Z' }, Next: null })
    expect(text()).toBe('Bright Ideas 3:00 PM')
    says({ Now: null, Next: null })
    expect(bar?.dataset.off).toBe('')
    says({ Now: { ...next, End: '2026-11-21T20:00:00Z' }, Next: null })
    await vi.advanceTimersByTimeAsync(60 * 60_000)
    expect(asked()).toBe(0)
    stop()
  })

  test('6c. stays closed while the stream continues', () => {
    const { says } = fakeStreams()
    const { models, press, isClosed } = open()
    press()
    const stop = models.of(onAirModel).start()
    says({ Now: next, Next: null })
    expect(isClosed()).toBe(true)
    stop()
  })

  test.each([
    ['', false],
    ['nowBar=1795323600000', true],
    ['a=1; nowBar=1795323600000; b=2', true],
    ['nowBar=1795282199999', false],
    ['notnowBar=1795323600000', false],
    ['nowBar=closed', false],
  ])('7. the script of the head agrees with the page: %s', (cookies, closed) => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
    new Function(nowBarScript)()
    expect(document.documentElement.dataset.nowBar === 'closed').toBe(closed)
    expect(open(cookies).isClosed()).toBe(closed)
    vi.restoreAllMocks()
  })
})

/** Closes the bar at an instant. @returns whether it is closed at a later one */
function closedAt(at: string, timeZone: string) {
  let now = new Date(at)
  const session = createSession({ jar: memoryJar(`timeZone=${timeZone}`), now: () => now })
  closeNowBar(session)
  return (later: string) => {
    now = new Date(later)
    return isNowBarClosed(session)
  }
}

describe('the day for which the bar is closed', () => {
  test.each([
    ['1. the channel’s zone', 'America/Toronto', '2026-11-21T15:00:00Z', '2026-11-22T05:00:00Z'],
    ['2. half an hour from everywhere', 'America/St_Johns', '2026-11-21T15:00:00Z', '2026-11-22T03:30:00Z'],
    ['3. just before midnight', 'America/Regina', '2026-11-22T05:59:59.999Z', '2026-11-22T06:00:00Z'],
    ['4. from midnight on', 'America/Regina', '2026-11-22T06:00:00Z', '2026-11-23T06:00:00Z'],
    ['5. a day of 25 hours', 'America/Toronto', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
    ['6. a day of 23 hours', 'America/Toronto', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
    ['7. no time zone', 'constructor', '2026-11-21T15:00:00Z', '2026-11-22T05:00:00Z'],
  ])('%s: it stays closed until the shopper’s midnight', (_, timeZone, at, midnight) => {
    const isClosed = closedAt(at, timeZone)
    expect(isClosed(at)).toBe(true)
    expect(isClosed(new Date(Date.parse(midnight) - 1).toISOString())).toBe(true)
    expect(isClosed(midnight)).toBe(false)
  })

  test.each(['', 'constructor', '-1', '1e99', '9'.repeat(40), 'true'])(
    '8. a cookie of %j does not close it',
    (value) => {
      expect(isNowBarClosed(createSession({ jar: memoryJar(`nowBar=${value}`) }))).toBe(false)
    },
  )
})
