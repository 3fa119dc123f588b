import { describe, expect, test } from 'vitest'
import { memoryJar } from '../session/cookie-jar.ts'
import { createSession } from '../session/session.ts'
import type { BagResult } from './bag.client.ts'
import { noIdentifier } from './change.client.ts'
import { readShopperBag } from './read.client.ts'

const bag = (cartGuid: string) => ({ ok: true, value: { cartGuid } }) as BagResult
const refused = (status: number): BagResult => ({ ok: false, status, items: [] })
const member = `userToken=${encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))}`
const both = `${member}; cartGuid=old`

/** Reads the bag of a browser with these cookies. The calls return the given results, and succeed by default. */
async function read(cookie: string, personal: boolean, results: Partial<Record<string, BagResult>> = {}) {
  const now = () => new Date('2026-11-21T12:00:00Z')
  const calls: string[] = []
  const call =
    (name: string, usual: string) =>
    async (guid: unknown = '') => {
      calls.push(typeof guid === 'string' ? `${name} ${guid}`.trim() : name)
      return results[name] ?? bag(usual)
    }
  const client = { attach: call('attach', 'merged'), read: call('read', 'old'), readMine: call('readMine', 'mine') }
  const session = createSession({ jar: memoryJar(cookie, now), now })
  return { result: await readShopperBag(session, client as Parameters<typeof readShopperBag>[1], { personal }), calls }
}

describe('the shopper’s bag', () => {
  test.each([false, true])('1. is the merged bag while a merge is due (personal: %s)', async (personal) => {
    const due = `${both}; cartMerge=1`
    expect(await read(due, personal)).toEqual({ result: bag('merged'), calls: ['attach old'] })
    const attach = refused(503)
    expect(await read(due, personal, { attach })).toEqual({ result: attach, calls: ['attach old'] })
  })

  test.each([
    ['the one in the cookie', {}, bag('old'), ['read old']],
    ['the customer’s own when that is gone', { read: refused(404) }, bag('mine'), ['read old', 'readMine']],
    ['unknown when that cannot be read', { read: refused(503) }, refused(503), ['read old']],
  ])('2. is %s', async (_, results, result, calls) => {
    expect(await read(both, false, results)).toEqual({ result, calls })
  })

  test.each([
    ['the customer’s own', {}, bag('mine')],
    ['none when the customer has none', { readMine: refused(404) }, refused(404)],
  ])('3. is for a checkout %s', async (_, results, result) => {
    expect(await read(both, true, results)).toEqual({ result, calls: ['readMine'] })
  })

  test.each([false, true])('4. is the only existing bag (personal: %s)', async (personal) => {
    expect(await read('cartGuid=old', personal)).toEqual({ result: bag('old'), calls: ['read old'] })
    expect(await read(member, personal)).toEqual({ result: bag('mine'), calls: ['readMine'] })
    expect(await read('', personal)).toEqual({ result: noIdentifier, calls: [] })
  })
})
