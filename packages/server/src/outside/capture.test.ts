import { type ListeningSandbox, listeningSandbox, testWaiting } from '@onair/sandbox/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fetch } from '../kernel/fetch.ts'
import { type AuthorizeRequest, createCapture } from './capture.ts'

let sandbox: ListeningSandbox
beforeAll(async () => {
  sandbox = await listeningSandbox({ waiting: testWaiting(false) })
})
afterAll(() => sandbox.close())

const secret = 'onair-capture-secret'
const aCapture = (change: { secret?: string; fetch?: Fetch; timeoutMs?: number; origin?: string } = {}) => {
  const { origin = sandbox.origin, ...rest } = change
  return createCapture({ baseUrl: `${origin}/capture`, secret, fetch, ...rest })
}

const tokenOf = async (digits: string): Promise<string> => {
  const payload = { Number: digits, ExpiryMonth: '12', ExpiryYear: '2030', HolderName: 'Susan Martin' }
  return (await sandbox.app.inject({ method: 'POST', url: '/capture/tokens', payload })).json().Token
}

let count = 0
const anOrder = async (digits = '4242424242424242', amountCents = 12_345): Promise<AuthorizeRequest> => {
  const reference = `order-${++count}`
  return { token: await tokenOf(digits), amountCents, currency: 'CAD', reference, idempotencyKey: `key ${reference}` }
}
const authorized = async (amountCents = 12_345) => {
  const request = await anOrder(undefined, amountCents)
  const result = await aCapture().authorize(request)
  if (result.status !== 'authorized') throw new Error(`The card was ${result.status}.`)
  return { id: result.id, reference: request.reference }
}
const authorizationsOf = async (reference: string) => {
  const result = await aCapture().find(reference)
  return result.status === 'found' ? result.authorizations : []
}

/** Runs a test with its own sandbox, whose capture service misbehaves. */
const misbehaving = async <Result>(
  fault: { Mode: string; Count?: number; Operation?: string },
  use: (sandbox: ListeningSandbox) => Promise<Result>,
): Promise<Result> => {
  const own = await listeningSandbox({ waiting: testWaiting(true) })
  try {
    await own.app.inject({ method: 'POST', url: '/faults', payload: { Service: 'capture', ...fault } })
    return await use(own)
  } finally {
    await own.close()
  }
}

describe('the card of a token', () => {
  it('1. is returned with brand, digits, expiry and holder, and never a number', async () => {
    expect(await aCapture().token(await tokenOf('5555555555554444'))).toEqual({
      status: 'known',
      cardType: 'MC',
      lastDigits: '4444',
      expiryMonth: '12',
      expiryYear: '2030',
      holderName: 'Susan Martin',
    })
  })

  it('2. is unknown for a token that the service did not issue', async () => {
    expect(await aCapture().token('card_vi_4242_approve_../../ledger')).toEqual({ status: 'unknown' })
    expect(await aCapture({ secret: 'wrong' }).token(await tokenOf('4242424242424242'))).toEqual({
      status: 'unavailable',
      reason: 'refused',
    })
  })

  it.each(['error', 'garbage'])('3. is unavailable while the service misbehaves: %s', async (Mode) => {
    await misbehaving({ Mode, Operation: 'token' }, async ({ origin }) => {
      expect(await aCapture({ origin }).token('card_vi_4242_approve_0123456789abcdef')).toMatchObject({
        status: 'unavailable',
      })
    })
  })
})

describe('authorize', () => {
  it.each([
    ['4242424242424242', { status: 'authorized', cardType: 'VI', lastDigits: '4242', amountCents: 12_345 }],
    ['378282246310005', { status: 'authorized', cardType: 'AX', lastDigits: '0005' }],
    ['4000000000000127', { status: 'authorized', cardType: 'VI', lastDigits: '0127' }],
    ['4000000000000002', { status: 'declined', reason: 'card' }],
    ['4000000000000069', { status: 'declined', reason: 'expired' }],
    ['4000000000000101', { status: 'declined', reason: 'code' }],
    ['4000000000000119', { status: 'unavailable', reason: 'server' }],
  ])('1. %s', async (digits, result) => {
    expect(await aCapture().authorize(await anOrder(digits))).toMatchObject(result)
  })

  it('2. repeated and concurrent requests with the same key make one authorisation', async () => {
    const request = await anOrder()
    const results = await Promise.all([1, 2, 3, 4, 5].map(() => aCapture().authorize(request)))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(await authorizationsOf(request.reference)).toMatchObject([{ status: 'authorized', amountCents: 12_345 }])
  })

  it('3. an unknown token is declined as such', async () => {
    const request = { ...(await anOrder()), token: 'card_of_another_service' }
    expect(await aCapture().authorize(request)).toEqual({ status: 'declined', reason: 'token' })
  })

  it('4. a wrong secret and a reused key must be corrected by the operator', async () => {
    const request = await anOrder()
    const refused = { status: 'unavailable', reason: 'refused' }
    expect(await aCapture({ secret: 'wrong' }).authorize(request)).toEqual(refused)
    await aCapture().authorize(request)
    expect(await aCapture().authorize({ ...request, amountCents: 1 })).toEqual(refused)
  })

  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [1999, '19.99'],
    [123_456_789, '1234567.89'],
  ])('5. %i cents are sent as %s', async (amountCents, wire) => {
    const bodies: unknown[] = []
    const listening: Fetch = (url, init) => {
      bodies.push(JSON.parse(String(init.body)))
      return fetch(url, init)
    }
    const result = await aCapture({ fetch: listening }).authorize(await anOrder(undefined, amountCents))
    expect(bodies).toMatchObject([{ Amount: wire }])
    expect(result).toMatchObject({ status: 'authorized', amountCents })
  })
})

describe('a service that misbehaves', () => {
  it('1. after a lost response, the call is repeated with the same key: one authorisation', async () => {
    await misbehaving({ Mode: 'drop-after-execute' }, async (own) => {
      const request = await anOrder()
      const capture = aCapture({ origin: own.origin })
      expect((await capture.authorize(request)).status).toBe('authorized')
      expect(await capture.find(request.reference)).toMatchObject({ authorizations: [{ status: 'authorized' }] })
    })
  })

  it('2. after repeatedly lost responses, the authorisation is found by its reference', async () => {
    await misbehaving({ Mode: 'drop-after-execute', Count: 2 }, async (own) => {
      const request = await anOrder()
      const capture = aCapture({ origin: own.origin })
      expect(await capture.authorize(request)).toEqual({ status: 'unavailable', reason: 'network' })
      const result = await capture.find(request.reference)
      expect(result).toMatchObject({ authorizations: [{ status: 'authorized', amountCents: 12_345 }] })
    })
  })

  it.each([
    ['off', 2, 'network'],
    ['error', 1, 'server'],
    ['garbage', 1, 'unreadable'],
  ])('3. %s: unavailable, and nothing is authorised', async (Mode, Count, reason) => {
    await misbehaving({ Mode, Count }, async (own) => {
      const request = await anOrder()
      const capture = aCapture({ origin: own.origin })
      expect(await capture.authorize(request)).toEqual({ status: 'unavailable', reason })
      expect(await capture.find(request.reference)).toEqual({ status: 'found', authorizations: [] })
    })
  })

  it('4. slow: unavailable in time, and not repeated', async () => {
    await misbehaving({ Mode: 'slow' }, async (own) => {
      let calls = 0
      const counting: Fetch = (url, init) => {
        calls++
        return fetch(url, init)
      }
      const capture = aCapture({ origin: own.origin, fetch: counting, timeoutMs: 300 })
      expect(await capture.authorize(await anOrder())).toEqual({ status: 'unavailable', reason: 'timeout' })
      expect(calls).toBe(1)
    })
  })

  it.each([['capture'], ['void'], ['refund'], ['find']])('5. %s is unavailable, too', async (Operation) => {
    await misbehaving({ Mode: 'garbage', Operation }, async (own) => {
      const capture = aCapture({ origin: own.origin })
      const idempotencyKey = 'any'
      const calls = {
        capture: () => capture.capture('au_1', { idempotencyKey }),
        void: () => capture.void('au_1', { idempotencyKey }),
        refund: () => capture.refund('ca_1', { amountCents: 1, idempotencyKey }),
        find: () => capture.find('any'),
      }
      const result = await calls[Operation as keyof typeof calls]()
      expect(result).toEqual({ status: 'unavailable', reason: 'unreadable' })
    })
  })

  it.each([
    ['another shape', '{"Id": 5}'],
    ['another amount', '{"Id":"a","Status":"authorized","Amount":"9.99","CardType":"VI","LastDigits":"4242"}'],
    ['another status', '{"Id":"a","Status":"pending","Amount":"123.45","CardType":"VI","LastDigits":"4242"}'],
    ['null', 'null'],
  ])('6. JSON with %s is no authorisation', async (_case, body) => {
    const lying: Fetch = async () => new Response(body, { status: 201 })
    const result = await aCapture({ fetch: lying }).authorize(await anOrder())
    expect(result).toEqual({ status: 'unavailable', reason: 'unreadable' })
  })
})

describe('capture, void, refund', () => {
  it('1. captures a part, then the rest, and refunds', async () => {
    const { id, reference } = await authorized(10_000)
    const part = await aCapture().capture(id, { amountCents: 4_000, idempotencyKey: `${reference} 1` })
    expect(part).toMatchObject({ status: 'captured', amountCents: 4_000 })
    const rest = await aCapture().capture(id, { idempotencyKey: `${reference} 2` })
    expect(rest).toMatchObject({ status: 'captured', amountCents: 6_000 })
    const again = await aCapture().capture(id, { idempotencyKey: `${reference} 2` })
    expect(again).toEqual(rest)
    const captureId = part.status === 'captured' ? part.id : ''
    const refund = { amountCents: 1_500, idempotencyKey: `${reference} 3` }
    expect(await aCapture().refund(captureId, refund)).toMatchObject({ status: 'refunded', amountCents: 1_500 })
    expect(await aCapture().refund(captureId, refund)).toMatchObject({ status: 'refunded' })
    expect(await authorizationsOf(reference)).toMatchObject([
      { capturedCents: 10_000, captures: [{ amountCents: 4_000, refundedCents: 1_500 }, { amountCents: 6_000 }] },
    ])
  })

  it('2. a capture of more than was authorised is refused', async () => {
    const { id, reference } = await authorized(100)
    const more = await aCapture().capture(id, { amountCents: 101, idempotencyKey: `${reference} 1` })
    expect(more).toEqual({ status: 'refused', area: 'Amount' })
  })

  it('3. voiding can be repeated, and then capturing is refused', async () => {
    const { id, reference } = await authorized()
    expect(await aCapture().void(id, { idempotencyKey: `${reference} 1` })).toEqual({ status: 'voided' })
    expect(await aCapture().void(id, { idempotencyKey: `${reference} 2` })).toEqual({ status: 'voided' })
    const late = await aCapture().capture(id, { idempotencyKey: `${reference} 3` })
    expect(late).toEqual({ status: 'refused', area: 'Voided' })
  })

  it('4. an unknown id is refused, and an id is never a path', async () => {
    for (const id of ['au_none', '../faults', 'a/b?c=d#e']) {
      const result = await aCapture().capture(id, { idempotencyKey: `none ${id}` })
      expect(result).toEqual({ status: 'refused', area: 'NotFound' })
    }
  })
})
