import { describe, expect, test } from 'vitest'
import { memoryJar } from '../session/cookie-jar.ts'
import { createSession } from '../session/session.ts'
import { noIdentifier } from './change.client.ts'
import { readShopperBag } from './read.client.ts'

type Answer = Awaited<ReturnType<typeof readShopperBag>>
const bag = (cartGuid: string) => ({ ok: true, value: { cartGuid } }) as Answer
const refused = (status: number): Answer => ({ ok: false, status, items: [] })
const member = `userToken=${encodeURIComponent(JSON.stringify({ Token: 'abc', Edp: 7 }))}`
const both = `${member}; cartGuid=old`

/** Reads the bag of a browser with these cookies. The calls return the given answers, and succeed by default. */
async function read(cookie: string, personal: boolean, answers: Partial<Record<string, Answer>> = {}) {
  const now = () => new Date('2026-11-21T12:00:00Z')
  const calls: string[] = []
  const call =
    (name: string, usual: string) =>
    async (guid: unknown = '') => {
      calls.push(typeof guid === 'string' ? `${name} ${guid}`.trim() : name)
      return answers[name] ?? bag(usual)
    }
  const client = { attach: call('attach', 'merged'), read: call('read', 'old'), readMine: call('readMine', 'mine') }
  const session = createSession({ jar: memoryJar(cookie, now), now })
  return { answer: await readShopperBag(session, client as Parameters<typeof readShopperBag>[1], { personal }), calls }
}

describe('the shopper’s bag', () => {
  test.each([false, true])('1. is the merged one while a merge is due (personal: %s)', async (personal) => {
    const due = `${both}; cartMerge=1`
    expect(await read(due, personal)).toEqual({ answer: bag('merged'), calls: ['attach old'] })
    const attach = refused(503)
    expect(await read(due, personal, { attach })).toEqual({ answer: attach, calls: ['attach old'] })
  })

  test.each([
    ['the one in the cookie', {}, bag('old'), ['read old']],
    ['the customer’s own where that is gone', { read: refused(404) }, bag('mine'), ['read old', 'readMine']],
    ['unknown while that cannot be read', { read: refused(503) }, refused(503), ['read old']],
  ])('2. is %s', async (_, answers, answer, calls) => {
    expect(await read(both, false, answers)).toEqual({ answer, calls })
  })

  test.each([
    ['the customer’s own', {}, bag('mine')],
    ['none where the customer has none', { readMine: refused(404) }, refused(404)],
  ])('3. is for a checkout %s', async (_, answers, answer) => {
    expect(await read(both, true, answers)).toEqual({ answer, calls: ['readMine'] })
  })

  test.each([false, true])('4. is the only one there is (personal: %s)', async (personal) => {
    expect(await read('cartGuid=old', personal)).toEqual({ answer: bag('old'), calls: ['read old'] })
    expect(await read(member, personal)).toEqual({ answer: bag('mine'), calls: ['readMine'] })
    expect(await read('', personal)).toEqual({ answer: noIdentifier, calls: [] })
  })
})
