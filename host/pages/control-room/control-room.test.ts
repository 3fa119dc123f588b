import { refusal } from '@onair/widgets/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadIslands } from '../../kernel/islands.tsx'
import { pageDocument } from '../../parts/document.tsx'
import { aSite } from '../../parts/testing/a-site.tsx'
import { controlRoomPage } from './control-room.page.tsx'

const tokenCookie = (Token: string) =>
  `userToken=${encodeURIComponent(JSON.stringify({ Token, Edp: 7 }))}; userName=Maya`
const token = tokenCookie('abc')
const state = { Now: null, Next: null, OnAir: null, Products: [], Prices: [], Viewers: 3, Version: 1 }
const log = { Entries: [], Paging: { CurrentPage: 1, TotalPages: 1, TotalRecords: 0 } }

beforeAll(loadIslands)

/** A shop that answers an operator's calls, or refuses them with this refusal. */
async function aShop(refused?: ReturnType<typeof refusal>) {
  const app = await aSite(
    [controlRoomPage],
    [],
    ({ path }) => (refused ? Response.json(refused.body, refused) : Response.json(path.endsWith('/log') ? log : state)),
    {},
    pageDocument,
  )

  /** Everything that a visitor gets for an address of the same length, without its last word. */
  return async (prefix: string, page: 'controlroom' | 'constructor', cookie: string) => {
    const url = `${prefix}/pages/${page}`
    const { statusCode: status, headers, body } = await app.inject({ url, headers: { cookie } })
    return { status, headers: { ...headers, date: undefined }, body: body.replaceAll(page, '…') }
  }
}

describe('the control room', () => {
  test.each([
    ['', 'Control room'],
    ['/en', 'Control room'],
    ['/fr', 'Régie'],
  ])('1. %s/pages/controlroom is an operator’s', async (prefix, heading) => {
    const { status, headers, body } = await (await aShop())(prefix, 'controlroom', token)
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(body).toContain(`<h1>${heading}</h1>`)
  })

  test.each([
    ['nobody', '', undefined],
    ['a guest', tokenCookie('guest-abc'), undefined],
    ['a customer who is no operator', token, refusal(403, 'This is for the operators.', 'Authorization')],
    ['an expired session', token, refusal(401, 'Sign in.', 'Authorization')],
    ['a token that is another account’s', token, refusal(403, 'No.', 'Edp')],
  ])('2. is to %s what an address that leads nowhere is, to the letter', async (_, cookie, refused) => {
    const open = await aShop(refused)
    for (const prefix of ['', '/en', '/fr']) {
      const nowhere = await open(prefix, 'constructor', cookie)
      expect(nowhere.status).toBe(404)
      expect(await open(prefix, 'controlroom', cookie)).toEqual(nowhere)
    }
  })

  test('3. tells an operator if the shop is not available', async () => {
    const { status } = await (await aShop(refusal(503, 'Later.', 'Server')))('/en', 'controlroom', token)
    expect(status).toBe(503)
  })
})
