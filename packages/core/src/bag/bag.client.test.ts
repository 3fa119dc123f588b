import { afterEach, describe, expect, test, vi } from 'vitest'
import { Unreachable } from '../http/http.ts'
import { createHttp } from '../http/tokens.ts'
import { bagClient } from './bag.client.ts'

const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => log.mockClear())

/** A customer's client, to which the server replies like this. */
const client = (reply: () => Promise<Response>) =>
  bagClient(
    createHttp({
      base: 'https://shop.test',
      language: () => 'en',
      fetch: reply,
      appToken: { get: () => undefined, set: () => {}, clear: () => {} },
      appCredentials: { userName: '', password: '' },
      customerToken: () => ({ token: 'abc', edp: 7 }),
    }),
  )
const replying = (status: number, body: unknown) =>
  client(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))
const sentence = [{ Message: 'The shop is busy.', Area: 'server' }]

describe('reading the customer’s own bag (specification §8)', () => {
  test('1. returns the account’s bag', async () => {
    const result = await replying(200, { CartGuid: 'guid', ProductCount: 2 }).readMine()
    expect(result).toEqual({ ok: true, value: { cartGuid: 'guid', productCount: 2 } })
    expect(log).not.toHaveBeenCalled()
  })

  test('2. returns no bag, without an error, when the account has none', async () => {
    const result = await replying(200, { CartGuid: null, ProductCount: 0 }).readMine()
    expect(result).toEqual({ ok: false, status: 404, items: [] })
    expect(log).not.toHaveBeenCalled()
  })

  test.each([400, 403, 404, 409, 429, 500, 503])('3. returns no bag after a %d, and logs it', async (status) => {
    const result = await replying(status, sentence).readMine()
    expect(result).toMatchObject({ ok: false, status: 404, items: [{ message: 'The shop is busy.' }] })
    expect(log).toHaveBeenCalledExactlyOnceWith('Cart not found')
  })

  test('4. returns a 401 as it is', async () => {
    expect(await replying(401, sentence).readMine()).toMatchObject({ ok: false, status: 401 })
    expect(log).not.toHaveBeenCalled()
  })

  test('5. returns the failure to a caller that tries again', async () => {
    expect(await replying(503, sentence).readMine({ returnFailure: true })).toMatchObject({ ok: false, status: 503 })
    expect(log).not.toHaveBeenCalled()
  })

  test('6. rejects when no reply arrives', async () => {
    const lost = client(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(lost.readMine()).rejects.toThrow(Unreachable)
  })
})
