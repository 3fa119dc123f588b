import { demoPassword, isDefault } from '../support/shop-api.ts'
import { expect, test } from './test.ts'

test('a member signs in, sees the account, and signs out', async ({ visitor, api }) => {
  const { words } = visitor
  const email = `member-${crypto.randomUUID()}@example.com`
  await api.newAccount(email)
  await visitor.opens('/pages/signin')
  await visitor.signsIn(email, 'Wrong2026')
  await visitor.reads(words.wrongPassword)
  await visitor.signsIn(email, demoPassword)
  await visitor.isAt(/\/pages\/myaccount/)
  await visitor.seesPageAlive()
  await visitor.presses({ role: 'button', name: words.signOut })
  await visitor.reads(words.signedOut)
})

test('a shopper adds a favourite, signs in for it, and finds it in another window', async ({ visitor, api, seed }) => {
  const { words } = visitor
  const goods = await api.findGoods(seed, isDefault)
  const { product } = goods
  const email = `keeps-${crypto.randomUUID()}@example.com`
  const member = await api.newAccount(email)
  const heart = { role: 'button', name: words.favourite(product.Name) }
  const isPressed = (pressed: boolean) =>
    visitor.until(`see the heart ${pressed ? 'filled' : 'empty'}`, async () => {
      const [button] = await visitor.finds(heart)
      return (await button?.getAttribute('aria-pressed')) === String(pressed)
    })
  await visitor.opensProduct(goods)
  await visitor.presses(heart)
  await visitor.isAt(/\/pages\/signin/)
  await visitor.seesPageAlive()
  await visitor.signsIn(email, demoPassword)
  await visitor.heading(product.Name)
  await isPressed(true)

  const first = await visitor.opensWindow()
  await visitor.opensProduct(goods)
  await isPressed(true)
  await visitor.presses(heart)
  await isPressed(false)
  await visitor.goesToWindow(first)
  await isPressed(false)
  await expect
    .poll(async () => {
      const customer = { params: { edp: member.edp }, token: member.token }
      return (await api.ok('GET /api/v2/{language}/accounts/{edp}/favourites', customer)).Favourites
    })
    .toEqual([])
})
