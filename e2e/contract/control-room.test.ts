import { expect, test } from 'vitest'
import { origins } from '../support/ports.ts'
import { type Person, ShopApi } from '../support/shop-api.ts'

/** A page as somebody sees it; by default the control room. */
async function open(person?: Person, path = '/en/pages/controlroom') {
  const token = person && encodeURIComponent(JSON.stringify({ Token: person.token, Edp: person.edp }))
  const reply = await fetch(origins.shop + path, {
    redirect: 'manual',
    ...(token && { headers: { cookie: `userToken=${token}` } }),
  })
  const heading = /<h1[^>]*>([^<]*)</.exec(await reply.text())?.[1]
  return { status: reply.status, heading }
}

test('only operators see the control room: for anybody else the page does not exist', async () => {
  const api = new ShopApi(origins.shop)
  const missing = await open(undefined, '/en/pages/constructor')
  expect(missing.status).toBe(404)
  expect(await open()).toEqual(missing)
  expect(await open(await api.signIn('shopper@example.com'))).toEqual(missing)
  expect(await open({ edp: 10000001, token: 'unknown' })).toEqual(missing)
  const operator = await api.signIn('operator@example.com')
  expect(await open(operator)).toEqual({ status: 200, heading: 'Control room' })
  expect(await open(operator, '/fr/pages/controlroom')).toEqual({ status: 200, heading: 'Régie' })
})
