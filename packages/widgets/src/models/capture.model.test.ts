import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aBagToOrder, aCheckoutServer } from '../testing/checkout.fixtures.ts'
import { aShop } from '../testing/shop.ts'
import { createCaptureModel } from './capture.model.ts'
import { httpModel } from './http.model.ts'

const token = {
  source: 'onair-capture',
  type: 'token',
  Token: 'card_vi_4242_approve_00',
  CardType: 'VI',
  LastDigits: '4242',
  ExpiryMonth: '08',
  ExpiryYear: '2029',
  HolderName: 'Susan Martin',
}

async function aCapture() {
  const server = aCheckoutServer(aBagToOrder())
  const shop = aShop({ fetch: server.fetch, base: 'http://shop.test' })
  const model = createCaptureModel(shop.models.of(httpModel), () => 'https://shop.test', 'fr')
  const posted: unknown[] = []
  await model.load()
  return { server, model, posted, connect: () => model.connect((message) => posted.push(message)) }
}
const say = (message: object) => ({ source: 'onair-capture', ...message })

describe('the capture frame', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('1. has the configured address, with this page’s origin and language', async () => {
    const { model } = await aCapture()
    const frame = model.frame.peek()
    expect(frame?.origin).toBe('http://127.0.0.1:3001')
    const { searchParams } = new URL(frame?.address ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({ origin: 'https://shop.test', language: 'fr' })
  })

  test('2. is ready when it reports so; it is asked, as its report may have come too early', async () => {
    const { model, posted, connect } = await aCapture()
    connect()
    expect(posted).toEqual([say({ type: 'hello' })])
    expect(model.state.peek()).toBe('opening')
    model.hear(say({ type: 'ready' }))
    expect(model.state.peek()).toBe('ready')
  })

  test('3. gets the height that it asks for, within limits', async () => {
    const { model } = await aCapture()
    model.hear(say({ type: 'height', Height: 321.4 }))
    expect(model.height.peek()).toBe(322)
    model.hear(say({ type: 'height', Height: 1e9 }))
    expect(model.height.peek()).toBe(2000)
  })

  test('4. returns a token for the typed card', async () => {
    const { model, posted, connect } = await aCapture()
    connect()
    model.hear(say({ type: 'ready' }))
    const captured = model.submit()
    expect(posted.at(-1)).toEqual(say({ type: 'submit' }))
    model.hear(token)
    const { source: _, type: __, Token, CardType, LastDigits, ExpiryMonth, ExpiryYear, HolderName } = token
    expect(await captured).toEqual({
      ok: true,
      card: {
        token: Token,
        cardType: CardType,
        lastDigits: LastDigits,
        expiryMonth: ExpiryMonth,
        expiryYear: ExpiryYear,
        holderName: HolderName,
      },
    })
  })

  test.each([
    ['5. a wrong field', { type: 'error', Area: 'Number', Message: 'Enter a valid card number.' }, 'wrong'],
    ['6. a service that is away', { type: 'error', Area: 'Unavailable', Message: 'Please try again.' }, 'away'],
    ['7. a token of no known card', { type: 'token', Token: 'x', CardType: 'PY' }, 'away'],
  ])('%s is distinguished', async (_, message, reason) => {
    const { model, connect } = await aCapture()
    connect()
    model.hear(say({ type: 'ready' }))
    const captured = model.submit()
    model.hear(say(message))
    expect(await captured).toEqual({ ok: false, reason })
  })

  test('8. messages outside the frame’s protocol are ignored', async () => {
    const { model } = await aCapture()
    for (const message of [null, 'ready', { type: 'ready' }, { source: 'other', type: 'ready' }]) model.hear(message)
    expect(model.state.peek()).toBe('opening')
  })

  test('9. fails if it never opens, and can be loaded again', async () => {
    const { model, connect } = await aCapture()
    connect()
    vi.advanceTimersByTime(10_000)
    expect(model.state.peek()).toBe('failed')
    await model.load()
    expect(model.state.peek()).toBe('opening')
  })

  test('10. times out if it never replies', async () => {
    const { model, connect } = await aCapture()
    connect()
    model.hear(say({ type: 'ready' }))
    const captured = model.submit()
    vi.advanceTimersByTime(30_000)
    expect(await captured).toEqual({ ok: false, reason: 'away' })
  })

  test('11. fails if its address cannot be read', async () => {
    const { server, model } = await aCapture()
    server.reachable(false)
    await model.load()
    expect(model.state.peek()).toBe('failed')
  })

  test('12. a submission before the frame is ready waits for it, and asks once', async () => {
    const { model, posted, connect } = await aCapture()
    const captured = model.submit()
    connect()
    expect(posted).toEqual([say({ type: 'hello' })])
    model.hear(say({ type: 'ready' }))
    model.hear(say({ type: 'ready' }))
    expect(posted).toEqual([say({ type: 'hello' }), say({ type: 'submit' })])
    model.hear(token)
    expect(await captured).toMatchObject({ ok: true, card: { lastDigits: '4242' } })
  })

  test.each([
    ['13. a frame that never gets ready', 10_000, true],
    ['14. a frame whose page never loads', 30_000, false],
  ])('%s gives up the card that waits for it', async (_, ms, loads) => {
    const { model, connect } = await aCapture()
    if (loads) connect()
    const captured = model.submit()
    vi.advanceTimersByTime(ms)
    expect(await captured).toEqual({ ok: false, reason: 'shut' })
    expect(model.state.peek()).toBe('failed')
  })

  test('14a. a frame that failed to open is not asked for a card: a message in its place says why', async () => {
    const { server, model, posted } = await aCapture()
    server.reachable(false)
    await model.load()
    expect(await model.submit()).toEqual({ ok: false, reason: 'shut' })
    expect(model.focusInstead.peek()).toBe(0)
    model.focus()
    expect([model.focusInstead.peek(), posted]).toEqual([1, []])
  })

  test('15. removing the frame ends the pending submission, and no second one begins', async () => {
    const { model, posted, connect } = await aCapture()
    connect()
    const captured = model.submit()
    expect(await model.submit()).toEqual({ ok: false, reason: 'away' })
    model.connect(undefined)
    expect(await captured).toEqual({ ok: false, reason: 'away' })
    expect(posted).toEqual([say({ type: 'hello' })])
  })
})
