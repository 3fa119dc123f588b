import { describe, expect, test } from 'vitest'
import { aHost } from '../kernel/testing/a-host.ts'
import { createVisit } from '../kernel/visit.ts'
import { readBag } from './bag.ts'

describe('the bag right after signing in', () => {
  const guests = '00000000-0000-4000-8000-000000000001'
  const older = '00000000-0000-4000-8000-000000000002'
  const token = encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))
  const mine = 'GET /accounts/7/cart'
  const attach = 'PUT /accounts/7/cart'
  const read = `GET /carts/${guests}`
  const busy = { status: 503, body: [{ Message: 'Please try again in a moment.', Area: 'Server' }] }
  const gone = { status: 404, body: [{ Message: 'This bag is gone.', Area: 'CartGuid' }] }
  const cart = (CartGuid: string, ProductCount: number) => ({ status: 200, body: { CartGuid, ProductCount } })

  /** A visit whose API answers these calls, with a record of the calls. */
  function visiting(answers: Record<string, { status: number; body: unknown }>, due = true) {
    const calls: string[] = []
    const open = createVisit(
      aHost({
        appToken: { get: () => 'app', set: () => {}, clear: () => {} },
        fetchFor: () => async (url, init) => {
          const call = `${init?.method} ${new URL(url).pathname.replace('/api/v2/en', '')}`
          calls.push(call)
          const { status, body } = answers[call] ?? gone
          return new Response(JSON.stringify(body), { status })
        },
      }),
      {
        url: '/pages/checkout',
        ip: '127.0.0.1',
        params: {},
        headers: { cookie: `userToken=${token}; cartGuid=${guests}${due ? '; cartMerge=1' : ''}` },
      },
    )
    return { calls, open, cookie: (name: string) => open.jar.get(name) }
  }

  test('1. is the account’s own', async () => {
    const { calls, open } = visiting({ [mine]: cart(older, 2) }, false)
    expect((await readBag(open))?.cartGuid).toBe(older)
    expect(calls).toEqual([mine])
  })

  test('2. is the guest’s, merged with the account’s, if a merge is due', async () => {
    const { calls, open, cookie } = visiting({ [attach]: cart(guests, 3), [mine]: cart(older, 2) })
    expect(await readBag(open)).toMatchObject({ cartGuid: guests, productCount: 3 })
    expect([cookie('cartGuid'), cookie('cartMerge'), cookie('cartProductCount')]).toEqual([guests, undefined, '3'])
    expect(calls).toEqual([attach])
  })

  test.each([503, 429])('3. is the unmerged guest’s after a %i, and the merge stays due', async (status) => {
    const { calls, open, cookie } = visiting({
      [attach]: { ...busy, status },
      [read]: cart(guests, 1),
      [mine]: cart(older, 2),
    })
    expect((await readBag(open))?.cartGuid).toBe(guests)
    expect([cookie('cartGuid'), cookie('cartMerge')]).toEqual([guests, '1'])
    expect(calls).toEqual([attach, read])
  })

  test('4. is the account’s own if the guest’s is gone', async () => {
    const { calls, open, cookie } = visiting({ [mine]: cart(older, 2) })
    expect((await readBag(open))?.cartGuid).toBe(older)
    expect([cookie('cartGuid'), cookie('cartMerge')]).toEqual([older, undefined])
    expect(calls).toEqual([attach, mine])
  })
})
