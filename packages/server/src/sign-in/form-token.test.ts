import { expect, test } from 'vitest'
import { orderingShop } from '../testing/shopper.ts'
import { formTokenOf } from './form-token.ts'

const giftCardKey = 'b3d1f9a8c7e6450294817a6b5c4d3e2f'

test('the processes of one installation share the token; another installation has a different one', () => {
  expect(formTokenOf({ giftCardKey })).toMatch(/^[\w-]{32}$/)
  expect(formTokenOf({ giftCardKey })).toBe(formTokenOf({ giftCardKey }))
  expect(formTokenOf({ giftCardKey: `${giftCardKey}0` })).not.toBe(formTokenOf({ giftCardKey }))
})

test('a form that another process of the installation received is accepted', async () => {
  const api = await orderingShop({ env: { GIFT_CARD_KEY: giftCardKey } })
  await api.member('member@example.com')
  const form = { grant_type: 'password', userName: 'member@example.com', password: 'Onair2026', key: 'onair-web' }
  const signIn = (recaptchaToken: string) =>
    api.call('POST /api/v2/{language}/token', { form: { ...form, recaptchaToken } })
  expect((await signIn(formTokenOf({ giftCardKey }))).statusCode).toBe(200)
  expect((await signIn(formTokenOf({ giftCardKey: 'another' }))).statusCode).toBe(417)
  await api.close()
})
