import { Checkout } from '../support/checkout.ts'
import { cards, payers } from '../support/sandbox.ts'
import { expect, onceOnDesktop, slowOnDesktop, slowOnPhone, test } from '../support/test.ts'
import { Wallet } from '../support/wallet.ts'

test(
  'a guest leaves the wallet, thinks again, and pays: the order goes where the wallet’s customer lives',
  onceOnDesktop,
  async ({ shopper, api, sandbox, seed }) => {
    const goods = await api.findGoods(seed)
    const checkout = new Checkout(shopper)
    const wallet = new Wallet(shopper)

    await shopper.bringsBag(await api.bagWith([goods]))
    await shopper.opensBag()
    const guid = await shopper.bagGuid()
    await wallet.isChosen()
    await wallet.cancels()
    await shopper.isAt('/pages/shoppingbag')
    await expect(shopper.lineOf(goods)).toBeVisible()

    await wallet.isChosen()
    await wallet.approves(payers.camille)
    await checkout.isAt('review')
    await expect(checkout.step('delivery')).toContainText('845 rue Saint-Jean')
    const orderNo = await checkout.placesOrder()

    const guest = await shopper.person()
    const order = await api.order(guest, orderNo)
    expect(order).toMatchObject({ PaymentType: 'PayPal', CustomerName: 'Camille Tremblay' })
    expect(order.SubOrders[0]?.ShipCityProvincePostalCode).toMatch(/Québec.*QC/)

    const happened = await sandbox.walletOf(guid)
    const [left, paid] = [...new Set(happened.map(({ PaymentId }) => PaymentId))]
    const statuses = (payment: string | undefined) =>
      happened.filter(({ PaymentId }) => PaymentId === payment).map(({ Status }) => Status)
    expect(statuses(left)).toEqual(['created'])
    expect(statuses(paid)).toEqual(['created', 'approved', 'updated', 'executed', 'authorized'])
    expect(happened.at(-1)?.Amount).toBe(order.GrandTotal.toFixed(2))
  },
)

test(
  'a guest whose wallet has no phone number types it, and the earlier approval pays',
  slowOnDesktop,
  async ({ shopper, api, sandbox, seed }) => {
    const checkout = new Checkout(shopper)
    const wallet = new Wallet(shopper)
    const delivery = checkout.step('delivery')
    const phone = delivery.locator('input[name=phone]')
    await shopper.bringsBag(await api.bagWith([await api.findGoods(seed)]))
    await shopper.opensBag()
    const guid = await shopper.bagGuid()
    await wallet.isChosen()
    await wallet.approves(payers.noPhone)

    await checkout.isAt('delivery')
    await expect(delivery).toContainText(shopper.words.walletAsks)
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await expect(delivery.locator('input[name=address1]')).toHaveValue('75 rue Wellington Nord')
    await expect(delivery.locator('[aria-invalid=true]')).toHaveCount(1)
    // A page that is loaded anew asks the same, and nobody has to go back to the wallet.
    await shopper.page.reload()
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await phone.fill('819-555-0133')
    await delivery.getByRole('button', { name: shopper.words.deliverHere }).click()
    await checkout.isAt('review')
    await expect(checkout.step('payment')).toContainText('PayPal')
    const orderNo = await checkout.placesOrder()

    const order = await api.order(await shopper.person(), orderNo)
    expect(order).toMatchObject({ PaymentType: 'PayPal', CustomerName: 'Simone Gagnon', DayPhone: '8195550133' })
    const happened = await sandbox.walletOf(guid)
    expect(happened.map(({ Status }) => Status)).toEqual(['created', 'approved', 'updated', 'executed', 'authorized'])
    expect(new Set(happened.map(({ PaymentId }) => PaymentId)).size).toBe(1)
    expect(happened.at(-1)?.Amount).toBe(order.GrandTotal.toFixed(2))
    const letters = async () => (await sandbox.mailTo('sans.telephone@example.com')).map(({ Text }) => Text)
    await expect.poll(async () => (await letters()).filter((text) => text.includes(orderNo))).toHaveLength(1)
  },
)

test('a wallet with a member’s e-mail signs nobody in', slowOnPhone, async ({ shopper, api, seed }) => {
  const wallet = new Wallet(shopper)
  const checkout = new Checkout(shopper)
  await shopper.bringsBag(await api.bagWith([await api.findGoods(seed)]))
  await shopper.opensBag()
  await wallet.isChosen()
  await wallet.approves(payers.maya)
  await checkout.isAt('review')

  const guest = await shopper.person()
  const params = { edp: guest.edp }
  const account = await api.ok('GET /api/v2/{language}/accounts/{edp}', { params, token: guest.token })
  expect(account).toMatchObject({ Email: 'shopper@example.com', IsGuest: true, CreditCards: [] })
  expect((await api.ordersOf(guest)).Paging.TotalRecords).toBe(0)
})

test(
  'a total that changes after the approval is paid only once it was seen, with the same approval',
  slowOnPhone,
  async ({ shopper, api, sandbox, seed }) => {
    const goods = await api.findGoods(seed)
    const wallet = new Wallet(shopper)
    const checkout = new Checkout(shopper)
    await shopper.bringsBag(await api.bagWith([goods]))
    await shopper.opensBag()
    const guid = await shopper.bagGuid()
    await wallet.isChosen()
    await wallet.approves(payers.camille)
    await checkout.isAt('review')
    const statuses = async () => (await sandbox.walletOf(guid)).map(({ Status }) => Status)
    // The shopper has seen the total.
    await expect(checkout.placeButton).toBeEnabled()

    // In another tab, or on another device.
    await api.ok('POST /api/v2/{language}/carts/{guid}/cartlines', {
      params: { guid },
      body: { ItemNo: goods.product.ItemNo, EdpNo: goods.edp.EdpNo, Quantity: 1 },
      token: await api.appToken(),
    })
    shopper.problems.expect(/status of 409 .*\/orders/, 'the order is no longer the one that was reviewed')
    await checkout.placeButton.click()
    await expect(checkout.step('review').getByRole('status')).toBeVisible()
    expect(await statuses()).toEqual(['created', 'approved', 'updated'])

    const order = await api.order(await shopper.person(), await checkout.placesOrder())
    expect(order.SubOrders.flatMap(({ Items }) => Items)).toMatchObject([{ ItemQuantity: 2 }])
    expect(await statuses()).toEqual(['created', 'approved', 'updated', 'updated', 'executed', 'authorized'])
    expect((await sandbox.walletOf(guid)).at(-1)?.Amount).toBe(order.GrandTotal.toFixed(2))
  },
)

test(
  'a wallet that is declined costs nothing, and a card pays instead',
  slowOnDesktop,
  async ({ shopper, api, sandbox, seed }) => {
    const wallet = new Wallet(shopper)
    const checkout = new Checkout(shopper)
    await shopper.bringsBag(await api.bagWith([await api.findGoods(seed)]))
    await shopper.opensBag()
    const guid = await shopper.bagGuid()
    await wallet.isChosen()
    await wallet.approves(payers.declined)
    await checkout.isAt('review')

    shopper.problems.expect(/status of 417 .*\/execute/, 'the bank says no on purpose')
    await checkout.placeButton.click()
    await checkout.isAt('payment')
    await expect(checkout.step('payment')).toContainText(shopper.words.walletDeclined)

    await checkout.paysWith(cards.visa)
    const orderNo = await checkout.placesOrder()
    const order = await api.order(await shopper.person(), orderNo)
    expect(order.PaymentType).toBe('Visa')
    expect((await sandbox.walletOf(guid)).at(-1)?.Status).toBe('declined')
  },
)
