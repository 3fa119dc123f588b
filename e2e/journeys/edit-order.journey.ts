import { cards, type Sandbox } from '../support/sandbox.ts'
import type { ShopApi } from '../support/shop-api.ts'
import type { Shopper } from '../support/shopper.ts'
import { expect, onceOnPhone, quickOnPhone, slowOnPhone, test } from '../support/test.ts'
import { money } from '../support/words.ts'

type Setting = { shopper: Shopper; api: ShopApi; sandbox: Sandbox; seed: string }

/** A member looks at an order of one item. */
async function looksAtOwnOrder({ shopper, api, sandbox, seed }: Setting) {
  const email = `member-${crypto.randomUUID()}@example.com`
  const member = await api.newAccount(email)
  const goods = await api.findGoods(seed)
  const placed = await api.placeOrder(member, [goods], await sandbox.cardToken(cards.visa))
  const { OrderNo } = placed.OrderSummary
  const orderPage = `/pages/myaccount/orderstatus/${OrderNo}`
  const { page, words } = shopper
  const begins = async () => {
    await page.getByRole('button', { name: words.editOrder, exact: true }).click()
    await shopper.isAt('/pages/shoppingbag')
    await expect(page.getByRole('region', { name: words.changing(OrderNo) })).toBeVisible()
  }
  const reviews = async () => {
    await page.getByRole('link', { name: words.reviewChange, exact: true }).click()
    await expect(shopper.heading(words.checkout)).toBeVisible()
  }
  await shopper.entersAs(member, email)
  await shopper.opens(orderPage)
  return { member, goods, placed, OrderNo, orderPage, begins, reviews }
}

test(
  'a member adds to an order and takes away: sees the difference first, and order and card agree afterwards',
  quickOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const own = await looksAtOwnOrder({ shopper, api, sandbox, seed })
    const { member, goods, placed, OrderNo, orderPage, begins, reviews } = own
    const { page, words } = shopper
    const confirms = async () => {
      await page.getByRole('button', { name: words.confirmChange }).click()
      await shopper.isAt(orderPage)
      const order = await api.order(member, OrderNo)
      await shopper.sees(words.changeConfirmed(money(order.GrandTotal, language)))
      return order
    }

    // A void may come a moment after the edit.
    const cardHolds = (total: number) => expect.poll(() => sandbox.heldOf(member.edp)).toBe(Math.round(total * 100))

    await test.step('two instead of one cost more', async () => {
      await begins()
      expect(await shopper.cookie('modifyOrderNumber')).toBe(OrderNo)
      await shopper.setsQuantity(goods, 2)
      await shopper.seesInCounter(2)
      await reviews()
      const more = page.getByText(words.costsMore)
      await expect(more).toBeVisible()
      expect((await api.order(member, OrderNo)).GrandTotal).toBe(placed.GrandTotal)
      const difference = await more.textContent()
      const order = await confirms()
      expect(difference).toContain(money(order.GrandTotal - placed.GrandTotal, language))
      await shopper.sees(money(order.GrandTotal, language))
      expect(await shopper.cookie('modifyOrderNumber')).toBeUndefined()
      await cardHolds(order.GrandTotal)
    })

    await test.step('one again: the difference comes back', async () => {
      await begins()
      await shopper.setsQuantity(goods, 1)
      await shopper.seesInCounter(1)
      await reviews()
      await expect(page.getByText(words.getsBack)).toBeVisible()
      const order = await confirms()
      expect(order.GrandTotal).toBe(placed.GrandTotal)
      await cardHolds(placed.GrandTotal)
    })

    await test.step('an abandoned edit leaves the order as it was', async () => {
      await begins()
      await page.getByRole('button', { name: words.stopChanging }).click()
      await shopper.sees(words.standsAsItWas(OrderNo))
      await expect(shopper.lineOf(goods)).toHaveCount(0)
      expect((await api.order(member, OrderNo)).GrandTotal).toBe(placed.GrandTotal)
    })

    await test.step('without its only item, the order is cancelled', async () => {
      await shopper.opens(orderPage)
      await begins()
      await page.getByRole('button', { name: words.remove(goods.product.Name) }).click()
      await page.getByRole('button', { name: words.cancelOrder, exact: true }).click()
      await shopper.isAt(orderPage)
      await expect(page.getByRole('button', { name: words.editOrder, exact: true })).toBeDisabled()
      expect((await api.order(member, OrderNo)).OrderSummary.Status).toMatch(/cancelled|annulé/i)
      await cardHolds(0)
    })
  },
)

test(
  'a quantity that is still on its way when the member goes on to the review counts in the difference',
  slowOnPhone,
  async ({ shopper, api, sandbox, seed }) => {
    const { goods, begins, reviews } = await looksAtOwnOrder({ shopper, api, sandbox, seed })
    const { page, words } = shopper
    await begins()
    await shopper.seesPageAlive()

    // The bag's page is left before its request arrives; the next page's arrives late.
    const sent: string[] = []
    await page.route(/\/cartlines\//, (route) => {
      sent.push(route.request().url())
      if (sent.length > 1) setTimeout(() => void route.continue(), 1000)
    })
    await shopper.setsQuantity(goods, 2)
    await shopper.seesInCounter(2)
    await reviews()
    await expect(page.getByText(words.costsMore)).toBeVisible()
    expect(sent).toHaveLength(2)
  },
)

test(
  'a member cancels an order after reading what comes back: the card, the stock and a mail agree',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed, language }) => {
    const { member, placed, OrderNo } = await looksAtOwnOrder({ shopper, api, sandbox, seed })
    const { page, words } = shopper
    await page.getByRole('link', { name: words.cancelWholeOrder, exact: true }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(money(placed.GrandTotal, language))
    await expect(question).toContainText('4242')
    await question.getByRole('button', { name: words.cancelWholeOrder, exact: true }).click()
    await shopper.sees(words.orderCancelled)
    await expect(page.getByRole('button', { name: words.editOrder, exact: true })).toBeDisabled()
    expect((await api.order(member, OrderNo)).OrderSummary.Status).toMatch(/cancelled|annulé/i)
    await expect.poll(() => sandbox.heldOf(member.edp)).toBe(0)
  },
)
