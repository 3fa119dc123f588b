import { expect, test } from 'vitest'
import { origins } from '../support/ports.ts'
import { type Person, ShopApi } from '../support/shop-api.ts'

/** The control room's page as somebody gets it, or another page. */
async function open(person?: Person, path = '/en/pages/controlroom') {
  const token = person && encodeURIComponent(JSON.stringify({ Token: person.token, Edp: person.edp }))
  const answer = await fetch(origins.shop + path, {
    redirect: 'manual',
    ...(token && { headers: { cookie: `userToken=${token}` } }),
  })
  const heading = /<h1[^>]*>([^<]*)</.exec(await answer.text())?.[1]
  return { status: answer.status, heading }
}

test('the control room is its operators’: anybody else gets what a page that does not exist gets', async () => {
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
