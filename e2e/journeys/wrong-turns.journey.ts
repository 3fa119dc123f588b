import { demoPassword } from '../support/shop-api.ts'
import type { Shopper } from '../support/shopper.ts'
import { expect, onceOnDesktop, onceOnPhone, slowOnPhone, test } from '../support/test.ts'

const toHome = ({ page, words }: Shopper) => page.getByRole('main').getByRole('link', { name: words.toHome })

/** Opens a missing page, and expects its status and a way forward. */
async function opensWhatIsNotThere(shopper: Shopper, path: string): Promise<void> {
  // The browser logs each reply of 400 and above.
  shopper.problems.expect(/status of 404/, 'the address is wrong on purpose')
  const reply = await shopper.page.goto(path)
  expect(reply?.status(), path).toBe(404)
  expect(reply?.headers()['content-type'], path).toBe('text/html; charset=utf-8')
  await expect(shopper.heading(shopper.words.notFound)).toBeVisible()
  await expect(toHome(shopper), path).toHaveAttribute('href', /^\/(en\/|fr\/)?$/)
}

test(
  'an unknown product, a malformed one, an unknown page: each says what to do next',
  onceOnPhone,
  async ({ shopper, language }) => {
    for (const path of [
      '/pages/productdetails?nav=R:999999999',
      '/pages/productdetails?nav=kettle',
      '/pages/productdetails',
      '/pages/nowhere',
      `/${language}/pages/nowhere`,
      `/${language}/nowhere`,
      '/nowhere',
    ]) {
      await opensWhatIsNotThere(shopper, path)
    }
    await toHome(shopper).click()
    await expect(shopper.page.getByRole('region', { name: shopper.words.onAirNow })).toBeVisible()
  },
)

test('somebody else’s order and an unknown one are not found', onceOnDesktop, async ({ shopper, api }) => {
  const email = `member-${crypto.randomUUID()}@example.com`
  await shopper.entersAs(await api.newAccount(email), email)
  for (const number of ['999999999', 'mine']) {
    shopper.problems.expect(/status of 404/, 'the address is wrong on purpose')
    for (const path of [`/pages/myaccount/orderstatus/${number}`, `/pages/myaccount/orderstatus?orderNo=+${number}+`]) {
      expect((await shopper.page.goto(path))?.status(), path).toBe(404)
      await expect(shopper.page.getByRole('alert')).toHaveText(shopper.words.unknownOrder(number))
    }
    await shopper.page.getByRole('main').getByRole('link', { name: shopper.words.backToOrders }).click()
    await shopper.isAt('/pages/myaccount/orderstatus')
  }
  for (const path of ['/pages/orderconfirmation?orderNo=999999999', '/pages/orderconfirmation']) {
    await opensWhatIsNotThere(shopper, path)
  }
})

test('a search without a hit offers other ways', onceOnPhone, async ({ shopper }) => {
  await shopper.opensHome()
  await shopper.searchesFor('zzqxv')
  await expect(shopper.page.getByRole('heading', { name: shopper.words.nothingFor('zzqxv') })).toBeVisible()
  await expect(shopper.page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('a page beyond the bounds of a list becomes one within them', slowOnPhone, async ({ shopper }) => {
  await shopper.opens('/pages/productlist?page=900000')
  await expect(shopper.page.getByRole('article').first()).toBeVisible()
  await shopper.opens('/pages/productlist?page=-3')
  await expect(shopper.page.getByRole('article').first()).toBeVisible()
  await shopper.opens('/pages/schedule?date=2026-02-30')
  await expect(shopper.heading(shopper.words.schedule)).toBeVisible()
})

test('a sign-in that has run out leads to the sign-in page, and back', onceOnDesktop, async ({ shopper, api }) => {
  const email = `member-${crypto.randomUUID()}@example.com`
  await shopper.entersAs(await api.newAccount(email), email)
  const { edp, token } = await shopper.person()
  await api.ok('POST /api/v2/{language}/accounts/{edp}/signout', { params: { edp }, token })

  await shopper.opens('/pages/myaccount/easypay')
  await shopper.isAt('/pages/signin')
  await shopper.signsIn(email, demoPassword)
  await shopper.isAt('/pages/myaccount/easypay')
})
