import { Checkout } from '../support/checkout.ts'
import { cards } from '../support/sandbox.ts'
import { demoPassword, someAddress, somePostalCode } from '../support/shop-api.ts'
import type { Shopper } from '../support/shopper.ts'
import { expect, onceOnDesktop, onceOnPhone, slowOnDesktop, slowOnPhone, test } from '../support/test.ts'

async function typesAccount({ page }: Shopper, email: string, password = 'Kettle77'): Promise<void> {
  const fields = {
    email,
    password,
    firstName: someAddress.FirstName,
    lastName: someAddress.LastName,
    address1: someAddress.Address1,
    city: someAddress.City,
    zipCode: somePostalCode,
    phone: someAddress.Phone,
  }
  const form = page.locator('form').filter({ has: page.locator('input[name=address1]') })
  for (const [name, text] of Object.entries(fields)) {
    await form.locator(`input[name=${name}]`).fill(text)
    // What completes the address would lie over the next field.
    if (name === 'address1') await form.locator('input[name=address1]').press('Escape')
  }
}
const create = ({ page, words }: Shopper) => page.getByRole('button', { name: words.createMyAccount }).click()

test(
  'a new customer opens an account, keeps the bag, and comes back to where they were',
  onceOnPhone,
  async ({ shopper, api, seed, language }) => {
    const goods = await api.findGoods(seed)
    const email = `new-${crypto.randomUUID()}@example.com`
    const { page, words } = shopper
    await shopper.bringsBag(await api.bagWith([goods]))
    await page.goto('/pages/myaccount/easypay')
    await shopper.isAt('/pages/signin')
    await shopper.seesPageAlive()
    await page.getByRole('main').getByRole('link', { name: words.createAccount }).click()
    await expect(shopper.heading(words.createAccount)).toBeVisible()
    await shopper.seesPageAlive()

    await test.step('shows errors before anything is sent', async () => {
      await typesAccount(shopper, email, 'kettle')
      await create(shopper)
      await expect(page.locator('input[name=password]')).toBeFocused()
    })
    await test.step('is signed in, with the bag, in the account', async () => {
      await typesAccount(shopper, email)
      await create(shopper)
      await shopper.isAt(/\/pages\/myaccount/)
      await shopper.seesInCounter(1)
      const person = await shopper.person()
      const account = await api.ok('GET /api/v2/{language}/accounts/{edp}', {
        params: { edp: person.edp },
        token: person.token,
      })
      expect(account).toMatchObject({
        Email: email,
        IsGuest: false,
        Language: language,
        FirstName: someAddress.FirstName,
      })
      expect(account.ShippingAddresses).toMatchObject([{ Address1: someAddress.Address1, ZipCode: 'K1N5X4' }])
    })
  },
)

test('an e-mail that has an account leads to sign-in, and loses nothing', slowOnPhone, async ({ shopper, api }) => {
  const email = `taken-${crypto.randomUUID()}@example.com`
  await api.newAccount(email)
  const { page, words } = shopper
  await shopper.opens('/pages/createaccount')
  await typesAccount(shopper, email)
  shopper.problems.expect(/status of 417 .*\/accounts/, 'the e-mail is taken on purpose')
  await create(shopper)
  await shopper.sees(words.emailTaken)
  await expect(page.locator('input[name=city]')).toHaveValue(someAddress.City)
  await page.locator('form').getByRole('link', { name: words.signIn }).click()
  await shopper.isAt(/\/pages\/signin\?return=/)
  await shopper.seesPageAlive()
  await shopper.signsIn(email, demoPassword)
  await expect(shopper.heading(words.myAccount)).toBeVisible()
})

test('an account is opened with the order', onceOnDesktop, async ({ shopper, api, seed }) => {
  const goods = await api.findGoods(seed)
  const email = `with-order-${crypto.randomUUID()}@example.com`
  const checkout = new Checkout(shopper)
  await shopper.bringsBag(await api.bagWith([goods]))
  await shopper.opens('/pages/checkout')
  await checkout.step('who').getByRole('button', { name: shopper.words.accountWithOrder }).click()
  await checkout.isAt('delivery')
  await checkout.typesAddress(email)
  await checkout.step('delivery').locator('input[name=password]').fill('Kettle77')
  await checkout.delivers()
  await checkout.picksShipping()
  await checkout.paysWith(cards.visa)
  await checkout.placesOrder()
  // A member sees the orders; a guest would be sent to sign in.
  await shopper.opens('/pages/myaccount/orderstatus')
  await expect(shopper.heading(shopper.words.yourOrders)).toBeVisible()
  expect((await api.ordersOf(await shopper.person())).Paging.TotalRecords).toBe(1)
})

test(
  'a guest signs in after all: the bag comes along, the guest’s address does not',
  slowOnDesktop,
  async ({ shopper, api, seed }) => {
    const goods = await api.findGoods(seed)
    const email = `switch-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const checkout = new Checkout(shopper)
    const { words } = shopper
    await shopper.bringsBag(await api.bagWith([goods]))
    await shopper.opens('/pages/checkout')
    await checkout.goesOnAsGuest()
    await checkout.givesAddress(`guest-${crypto.randomUUID()}@example.com`)

    await checkout.step('who').getByRole('button', { name: words.change }).click()
    await checkout.signsIn(email, demoPassword)
    await shopper.hasInBag(1)
    const cart = await api.ok('GET /api/v2/{language}/accounts/{edp}/cart', {
      params: { edp: member.edp },
      token: (await shopper.person()).token,
    })
    expect(cart).toMatchObject({ ProductCount: 1, ShippingAddress: null, CreditCard: null })
  },
)

test(
  'a session that is over in the middle of a checkout leads to sign-in, and back with the bag',
  slowOnPhone,
  async ({ shopper, api, seed }) => {
    const goods = await api.findGoods(seed)
    const email = `over-${crypto.randomUUID()}@example.com`
    await api.newAccount(email)
    const checkout = new Checkout(shopper)
    await shopper.bringsBag(await api.bagWith([goods]))
    await shopper.opens('/pages/checkout')
    await checkout.signsIn(email, demoPassword)

    const { edp, token } = await shopper.person()
    await api.ok('POST /api/v2/{language}/accounts/{edp}/signout', { params: { edp }, token })
    shopper.problems.expect(/status of 401/, 'the session was ended on purpose')
    await checkout.step('delivery').getByRole('button', { name: shopper.words.deliverHere }).click()
    await shopper.isAt(/\/pages\/signin$/)
    await shopper.seesPageAlive()
    await shopper.signsIn(email, demoPassword)
    await shopper.isAt(/\/pages\/checkout$/)
    await checkout.isAt('delivery')
    await shopper.hasInBag(1)
    await checkout.delivers()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'an account is opened by a form alone, which keeps what was typed when it is refused',
    slowOnDesktop,
    async ({ shopper }) => {
      const email = `plain-${crypto.randomUUID()}@example.com`
      const { page } = shopper
      await page.goto('/pages/createaccount?return=%2Fpages%2Fmyaccount%2Forderstatus')
      await typesAccount(shopper, email, 'kettle')
      await create(shopper)
      const password = page.locator('input[name=password]')
      await expect(password).toBeFocused()
      await expect(password).toHaveValue('')
      await expect(page.locator('input[name=address1]')).toHaveValue(someAddress.Address1)
      await password.fill('Kettle77')
      await create(shopper)
      await expect(shopper.heading(shopper.words.yourOrders)).toBeVisible()
    },
  )
})
