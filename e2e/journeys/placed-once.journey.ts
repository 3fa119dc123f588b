import type { Request } from '@playwright/test'
import { Checkout } from '../support/checkout.ts'
import { cards } from '../support/sandbox.ts'
import { expect, onceOnDesktop, onceOnPhone, slowOnDesktop, test } from '../support/test.ts'

test(
  'a shopper with the checkout open in two tabs places the order in one; the other says so, and leads to the order',
  onceOnPhone,
  async ({ shopper, api, sandbox, seed }) => {
    const goods = await api.findGoods(seed)
    const { words } = shopper
    const checkout = new Checkout(shopper)
    const email = `guest-${crypto.randomUUID()}@example.com`
    await checkout.beginsAsGuest(api, email, [goods], await sandbox.cardToken(cards.visa))
    const other = await shopper.opensAnotherTab()
    const otherCheckout = new Checkout(other)
    await otherCheckout.begins('review')

    const orderNo = await checkout.placesOrder()

    await other.page.bringToFront()
    shopper.problems.expect(/status of 4(04|09)/, 'the bag is an order already')
    await otherCheckout.placeButton.click()
    await expect(other.heading(words.placedAlready)).toBeFocused()
    await other.sees(words.confirmation(orderNo))
    await other.page.getByRole('link', { name: words.seeOrder }).click()
    await otherCheckout.seesConfirmation()
    const { OrderSummary } = await api.ordersOf(await shopper.person())
    expect(OrderSummary.map(({ OrderNo }) => OrderNo)).toEqual([orderNo])
  },
)

for (const [answers, card, setting] of [
  ['at once', cards.visa, onceOnDesktop],
  ['after eight seconds', cards.slow, slowOnDesktop],
] as const) {
  test(
    `pressing the button twice, and sending the request again, makes one order: with a card that answers ${answers}`,
    setting,
    async ({ shopper, api, sandbox, seed }) => {
      const goods = await api.findGoods(seed)
      const checkout = new Checkout(shopper)
      const email = `guest-${crypto.randomUUID()}@example.com`
      await checkout.beginsAsGuest(api, email, [goods], await sandbox.cardToken(card))

      const sent: Request[] = []
      const pressedTwice = Promise.withResolvers<void>()
      // The request waits for the second press.
      await shopper.page.route(/\/orders$/, async (route) => {
        if (route.request().method() === 'POST') sent.push(route.request())
        await pressedTwice.promise
        await route.continue()
      })
      await checkout.placeButton.dblclick()
      pressedTwice.resolve()
      const orderNo = await checkout.seesConfirmation()
      const guest = await shopper.person()
      expect((await api.ordersOf(guest)).OrderSummary.map(({ OrderNo }) => OrderNo)).toEqual([orderNo])

      const [request, ...others] = sent
      expect(others).toEqual([])
      if (!request) throw new Error('The order was not sent by the page')
      const sendAgain = (key: string) =>
        fetch(request.url(), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${guest.token}`,
            'idempotency-key': key,
          },
          body: request.postData(),
        })
      const key = request.headers()['idempotency-key'] ?? ''
      const replies = await Promise.all([sendAgain(key), sendAgain(key), sendAgain(key)])
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
      const bodies = await Promise.all(replies.map((reply) => reply.text()))
      expect(new Set(bodies).size).toBe(1)
      expect(JSON.parse(bodies[0] ?? '').OrderSummary.OrderNo).toBe(orderNo)
      // As another request it finds that the bag is an order already.
      expect((await sendAgain(crypto.randomUUID())).status).toBe(409)
      expect((await api.ordersOf(guest)).Paging.TotalRecords).toBe(1)
    },
  )
}
