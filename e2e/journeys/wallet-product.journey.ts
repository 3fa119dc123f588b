import { Checkout } from '../support/checkout.ts'
import { payers } from '../support/sandbox.ts'
import type { Goods } from '../support/shop-api.ts'
import { expect, onceOnDesktop, slowOnPhone, test } from '../support/test.ts'
import { Wallet } from '../support/wallet.ts'
import { money } from '../support/words.ts'

test(
  'a member pays by wallet straight from the product: approve, a last look, and the order',
  onceOnDesktop,
  async ({ shopper, api, sandbox, seed, language }) => {
    const goods = await api.findGoods(seed)
    const email = `member-${crypto.randomUUID()}@example.com`
    const account = await api.newAccount(email)
    const checkout = new Checkout(shopper)
    const wallet = new Wallet(shopper)

    await shopper.entersAs(account, email)

    await shopper.opensProduct(goods)
    await shopper.chooses(goods)
    await wallet.isChosen()
    const guid = await shopper.bagGuid()
    await wallet.approves(payers.maya)

    await checkout.isAt('review')
    await expect(checkout.step('review')).toContainText(goods.product.Name)
    await expect(checkout.step('payment')).toContainText('PayPal')
    const orderNo = await checkout.placesOrder()

    // Who pays is the wallet's customer; who orders is still the member.
    const member = await shopper.person()
    const order = await api.order(member, orderNo)
    expect(order).toMatchObject({ PaymentType: 'PayPal', CreditCardNo: null, NoOfEasyPays: 0 })
    await shopper.sees(money(order.GrandTotal, language))

    const happened = await sandbox.walletOf(guid)
    expect(happened.map(({ Status }) => Status)).toEqual(['created', 'approved', 'updated', 'executed', 'authorized'])
    expect(new Set(happened.slice(2).map(({ Amount }) => Amount))).toEqual(new Set([order.GrandTotal.toFixed(2)]))
    expect(await shopper.cookie('walletPaymentId')).toBeUndefined()

    await expect.poll(() => sandbox.mailTo(email)).toHaveLength(1)
  },
)

test(
  'cancelling at the wallet and pressing again pays for one item, not for two',
  slowOnPhone,
  async ({ shopper, api, seed }) => {
    const isOther = ({ product, edp }: Goods) => product.Styles.length > 1 && edp.EdpNo !== product.DefaultEdp
    const goods = await api.findGoods(seed, isOther)
    const checkout = new Checkout(shopper)
    const wallet = new Wallet(shopper)

    await shopper.opensProduct(goods)
    await shopper.chooses(goods)
    await wallet.isChosen()
    await wallet.cancels()
    await shopper.isAt(/\/pages\/productdetails/)
    await wallet.isChosen()
    await wallet.approves(payers.camille)

    await checkout.isAt('review')
    const order = await api.order(await shopper.person(), await checkout.placesOrder())
    const items = order.SubOrders.flatMap(({ Items }) => Items)
    const style = goods.product.Styles.find(({ Code }) => Code === goods.edp.StyleCode)
    expect(items).toMatchObject([{ ItemQuantity: 1, Style: style?.Name }])
  },
)
