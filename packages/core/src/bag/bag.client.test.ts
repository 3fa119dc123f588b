import { afterEach, describe, expect, test, vi } from 'vitest'
import { Unreachable } from '../http/http.ts'
import { createHttp } from '../http/tokens.ts'
import { bagClient } from './bag.client.ts'

const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => log.mockClear())

/** A customer's client, whose bag the server answers like this. */
const client = (answer: () => Promise<Response>) =>
  bagClient(
    createHttp({
      base: 'https://shop.test',
      language: () => 'en',
      fetch: answer,
      appToken: { get: () => undefined, set: () => {}, clear: () => {} },
      appCredentials: { userName: '', password: '' },
      customerToken: () => ({ token: 'abc', edp: 7 }),
    }),
  )
const answering = (status: number, body: unknown) =>
  client(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
const sentence = [{ Message: 'The shop is busy.', Area: 'server' }]

describe('reading the customer’s own bag (specification §8)', () => {
  test('1. is the bag that the account has', async () => {
    const answer = await answering(200, { CartGuid: 'guid', ProductCount: 2 }).readMine()
    expect(answer).toEqual({ ok: true, value: { cartGuid: 'guid', productCount: 2 } })
    expect(log).not.toHaveBeenCalled()
  })

  test('2. returns no bag, without an error, where the account has none', async () => {
    const answer = await answering(200, { CartGuid: null, ProductCount: 0 }).readMine()
    expect(answer).toEqual({ ok: false, status: 404, items: [] })
    expect(log).not.toHaveBeenCalled()
  })

  test.each([400, 403, 404, 409, 429, 500, 503])('3. is no bag after a %d, which is logged', async (status) => {
    const answer = await answering(status, sentence).readMine()
    expect(answer).toMatchObject({ ok: false, status: 404, items: [{ message: 'The shop is busy.' }] })
    expect(log).toHaveBeenCalledExactlyOnceWith('Cart not found')
  })

  test('4. stays a 401 after a 401', async () => {
    expect(await answering(401, sentence).readMine()).toMatchObject({ ok: false, status: 401 })
    expect(log).not.toHaveBeenCalled()
  })

  test('5. is the failure itself for a caller that tries again', async () => {
    expect(await answering(503, sentence).readMine({ returnFailure: true })).toMatchObject({ ok: false, status: 503 })
    expect(log).not.toHaveBeenCalled()
  })

  test('6. says nothing of the bag where no answer arrives', async () => {
    const lost = client(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(lost.readMine()).rejects.toThrow(Unreachable)
  })
})
