import { tabsTo } from '../support/keyboard.ts'
import { shippedOrder } from '../support/shipped-order.ts'
import { somePostalCode } from '../support/shop-api.ts'
import { expect, onceOnPhone, slowOnDesktop, test } from '../support/test.ts'

test(
  'an order is tracked without signing in; a wrong postal code finds none',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed }) => {
    const { page, words } = shopper
    const guest = await api.newAccount(`guest-${crypto.randomUUID()}@example.com`, 'guest')
    const OrderNo = await shippedOrder({ api, sandbox, seed }, guest)

    await shopper.opens(`/pages/trackorder?${new URLSearchParams({ orderNo: OrderNo, postalCode: somePostalCode })}`)
    await shopper.sees(words.parcelLeft)
    await shopper.sees(words.shipped)

    shopper.problems.expect(/status of 404/, 'the postal code is wrong on purpose')
    await shopper.seesPageAlive()
    await page.getByLabel(words.postalCode).fill('V6B 1A1')
    await page.getByRole('main').getByRole('button', { name: words.trackOrder }).click()
    await expect(page.getByRole('alert')).toHaveText(words.noSuchOrder)
    await expect(page.getByText(words.parcelLeft)).toHaveCount(0)
  },
)

test(
  'with the keyboard alone: from the account to an order, and to its parcel',
  slowOnDesktop,
  async ({ shopper, api, sandbox, seed }) => {
    const { page, words } = shopper
    const email = `member-${crypto.randomUUID()}@example.com`
    const member = await api.newAccount(email)
    const OrderNo = await shippedOrder({ api, sandbox, seed }, member)
    await shopper.entersAs(member, email)
    await shopper.opens('/pages/myaccount/orderstatus')
    await shopper.seesPageAlive()

    await tabsTo(shopper, page.getByRole('main').getByRole('searchbox'))
    await page.keyboard.type(` ${OrderNo} `)
    await page.keyboard.press('Enter')
    await shopper.isAt(`/pages/myaccount/orderstatus/${OrderNo}`)
    await shopper.seesPageAlive()

    await tabsTo(shopper, page.getByRole('link', { name: words.trackOrder }))
    await page.keyboard.press('Enter')
    await shopper.isAt(new RegExp(`/pages/trackorder\\?orderNo=${OrderNo}`))
    await shopper.sees(words.parcelLeft)
  },
)
