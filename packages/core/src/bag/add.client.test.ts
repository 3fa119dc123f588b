import { describe, expect, test } from 'vitest'
import { memoryJar } from '../session/cookie-jar.ts'
import { createSession } from '../session/session.ts'
import { addToBag } from './add.client.ts'
import type { BagResult } from './bag.client.ts'

const bag = (cartGuid: string, province = 'ON') => ({ ok: true, value: { cartGuid, province } }) as BagResult
const refused = (status: number): BagResult => ({ ok: false, status, items: [] })
const line = { itemNo: '412305', edpNo: 1, quantity: 1 }
const member = `userToken=${encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))}`

/** Adds a line with these cookies. The calls return the given results, and succeed by default. */
async function add(cookie: string, results: Partial<Record<string, BagResult>> = {}) {
  const now = () => new Date('2026-11-21T12:00:00Z')
  const jar = memoryJar(cookie, now)
  const calls: string[] = []
  const call =
    (name: string, usual: BagResult) =>
    (...parameters: unknown[]) => {
      calls.push([name, ...parameters.filter((parameter) => typeof parameter === 'string')].join(' '))
      return Promise.resolve(results[name] ?? usual)
    }
  const client = {
    addLine: call('addLine', bag('old')),
    attach: call('attach', bag('new')),
    create: call('create', bag('new')),
    readMine: call('readMine', bag('mine')),
    setProvince: call('setProvince', bag('new', 'QC')),
    read: call('read', bag('old')),
  } as Parameters<typeof addToBag>[1]
  let gone = 0
  const result = await addToBag(createSession({ jar, now }), client, line, () => {
    gone += 1
  })
  return { result, calls, gone, guid: jar.get('cartGuid') }
}

describe('adding a line', () => {
  test.each([
    ['the bag of the cookie', 'cartGuid=old', ['addLine old']],
    ['the customer’s own bag', member, ['readMine', 'addLine mine']],
    ['a new bag', '', ['create']],
  ])('1. adds to %s', async (_, cookie, calls) => {
    expect((await add(cookie)).calls).toEqual(calls)
  })

  test.each([404, 409])('2. replaces a bag only when it no longer exists (%d)', async (status) => {
    const replaced = await add('cartGuid=old', { addLine: refused(status), read: refused(404) })
    expect(replaced).toMatchObject({ calls: ['addLine old', 'read old', 'create'], gone: 1, guid: 'new' })
    const refusedLine = await add('cartGuid=old', { addLine: refused(status) })
    expect(refusedLine).toMatchObject({ result: { ok: false, status }, gone: 0, guid: 'old' })
    expect((await add('cartGuid=old', { addLine: refused(417) })).calls).toEqual(['addLine old'])
  })

  test('3. sets the chosen province on a new bag and merges it into the account', async () => {
    const { calls } = await add(`${member}; cartProvince=QC`, { readMine: refused(404) })
    expect(calls).toEqual(['readMine', 'create', 'setProvince new QC', 'attach new'])
    const added = await add('cartProvince=QC', { setProvince: refused(503) })
    expect(added.result).toEqual(bag('new'))
  })
})
