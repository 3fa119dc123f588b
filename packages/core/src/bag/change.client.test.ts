import { describe, expect, test } from 'vitest'
import { memoryJar } from '../session/cookie-jar.ts'
import { createSession } from '../session/session.ts'
import type { BagResult } from './bag.client.ts'
import { changeBag, noIdentifier } from './change.client.ts'

const bag = (cartGuid: string) => ({ ok: true, value: { cartGuid } }) as Extract<BagResult, { ok: true }>
const refused = (status: number): BagResult => ({ ok: false, status, items: [] })
const member = `userToken=${encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))}`

/** Changes the bag of a browser with these cookies. The calls return the given results, and succeed by default. */
async function change(cookie: string, results: { send?: BagResult; read?: BagResult; readMine?: BagResult } = {}) {
  const now = () => new Date('2026-11-21T12:00:00Z')
  const jar = memoryJar(cookie, now)
  const calls: string[] = []
  const client = {
    read: async (guid: string) => {
      calls.push(`read ${guid}`)
      return results.read ?? bag(guid)
    },
    readMine: async () => {
      calls.push('readMine')
      return results.readMine ?? bag('mine')
    },
  }
  const changed = await changeBag(createSession({ jar, now }), client, async (guid) => {
    calls.push(`send ${guid}`)
    return results.send ?? bag(guid)
  })
  return { ...changed, calls, guid: jar.get('cartGuid') }
}

describe('changing a bag', () => {
  test.each([
    ['the bag of the cookie', 'cartGuid=old', ['send old'], 'old'],
    ['the customer’s own bag', member, ['readMine', 'send mine'], 'mine'],
  ])('1. changes %s', async (_, cookie, calls, guid) => {
    expect(await change(cookie)).toEqual({ result: bag(guid), gone: false, calls, guid })
  })

  test('1. is refused without a bag', async () => {
    expect(await change('')).toMatchObject({ result: noIdentifier, gone: true, calls: [] })
    const readMine = refused(404)
    expect(await change(member, { readMine })).toMatchObject({ result: noIdentifier, gone: true, calls: ['readMine'] })
  })

  test.each([404, 409])('2. clears a bag only when it is gone (%d)', async (status) => {
    const send = refused(status)
    const calls = ['send old', 'read old']
    expect(await change('cartGuid=old', { send, read: refused(404) })).toEqual({ result: send, gone: true, calls })
    const present = bag('old').value
    expect(await change('cartGuid=old', { send })).toEqual({ result: send, gone: false, present, calls, guid: 'old' })
    const unclear = await change('cartGuid=old', { send, read: refused(503) })
    expect(unclear).toEqual({ result: send, gone: false, calls, guid: 'old' })
  })

  test('2. clears another shop’s cookie, whose identifier the server refuses', async () => {
    const send: BagResult = { ok: false, status: 400, items: [{ message: 'Bag number is not valid.', area: 'guid' }] }
    expect(await change('cartGuid=12345', { send, read: send })).toMatchObject({ gone: true, guid: undefined })
    expect(await change('cartGuid=%7Bbag%7D')).toMatchObject({ result: noIdentifier, calls: [] })
  })

  test('2. makes no second call after another refusal', async () => {
    const send = refused(417)
    expect(await change('cartGuid=old', { send })).toEqual({
      result: send,
      gone: false,
      calls: ['send old'],
      guid: 'old',
    })
  })
})
