import { aGiftCard } from './gift-cards.ts'
import type { OrderingShop, Shopper } from './shopper.ts'

/** The payer at the wallet's sandbox. */
const payer = 'MAYA2026PAYER'

/** Actions for the means of payment besides a card, on a shopper's bag. */
export function paying(shop: OrderingShop) {
  const onBag = (shopper: Shopper, name: Parameters<OrderingShop['call']>[0], body: unknown) =>
    shop.call(name, { token: shopper.appToken, params: { guid: shopper.guid }, body })
  return {
    use: (shopper: Shopper, PromoCode: string) =>
      onBag(shopper, 'PUT /api/v2/{language}/carts/{guid}/promocode', { PromoCode }),
    inParts: (shopper: Shopper, NoOfInstallments: number) =>
      onBag(shopper, 'PUT /api/v2/{language}/carts/{guid}/installment', { NoOfInstallments }),
    /** Adds a new gift card to the bag. @returns its id */
    async byGiftCard(shopper: Shopper, balanceCents: number): Promise<string> {
      const { id, ...body } = await aGiftCard(shop.pool, balanceCents)
      await this.byThisGiftCard(shopper, body)
      return id
    },
    async byThisGiftCard(shopper: Shopper, { CardNumber, Pin }: { CardNumber: string; Pin: string }): Promise<void> {
      const body = { CardNumber, Pin }
      const reply = await shopper.call('POST /api/v2/{language}/accounts/{edp}/cart/giftcards', { body })
      if (reply.statusCode !== 200) throw new Error(reply.body)
    },
    /** Chooses the wallet, approves the bag's total and executes the payment. @returns the fields for placing the order */
    async byWallet(shopper: Shopper): Promise<{ PaypalTransactionId: string; PaypalPayerId: string }> {
      const body = { CardType: 'PY' }
      await shopper.call('PUT /api/v2/{language}/accounts/{edp}/cart/payment', { body })
      const begun = (await shop.call('POST /api/v2/paypal/payments', { body: { cartGuid: shopper.guid } })).json()
      const { href } = begun.links.find(({ rel }: { rel: string }) => rel === 'approval_url')
      const form = { token: new URL(href).searchParams.get('token') ?? '', payer, action: 'approve' }
      await shop.sandbox.app.inject({
        method: 'POST',
        url: '/paypal/approve',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(form).toString(),
      })
      const executed = await shop.call('POST /api/v2/paypal/payments/{paymentId}/execute', {
        params: { paymentId: begun.id },
        body: { payer_id: payer },
      })
      if (executed.statusCode !== 200) throw new Error(executed.body)
      const { id } = executed.json().transactions[0].related_resources[0].order
      return { PaypalTransactionId: id, PaypalPayerId: payer }
    },
  }
}
