import { chargeDueService } from '../easy-pay/charge-due.service.ts'
import { chargingService } from '../easy-pay/charging.service.ts'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { receiveReturnService } from '../returns/receive-return.service.ts'
import { issueToken } from '../sign-in/tokens.ts'
import { verify } from '../verify/verify.service.ts'
import { operatorOf } from './operator.ts'
import { paying } from './paying.ts'
import { stockShelf } from './shelf.ts'
import { cards, type OrderingShop, orderingShop, type Shopper } from './shopper.ts'

const item = { ItemNo: '760001', EdpNo: 7601 }

/** A shop with one product in up to six payments, and functions for its plans. */
export async function easyPayShop() {
  const shop = await orderingShop()
  await stockShelf(shop.pool, {
    itemNo: item.ItemNo,
    edpNo: item.EdpNo,
    priceCents: 10_000,
    quantity: 5000,
    noOfPayments: 6,
  })
  const logged: object[] = []
  const deps = {
    ...operatorOf(shop),
    log: { error: (entry: object) => logged.push(entry) },
  }
  /** A job as of a separate process. */
  const job = (providers: Pick<OrderingShop['providers'], 'capture'> = shop.providers) =>
    chargeDueService({ ...deps, charging: chargingService({ ...deps, providers }) })

  return {
    shop,
    /** The errors that the job has logged. */
    logged,
    operator: fulfilmentService(deps),
    returns: receiveReturnService(deps),
    job,

    /** An order in instalments, by default paid by Visa and shipped. */
    async anOrder({ shopper, parts = 3, quantity = 1, card = cards.visa, giftCents = 0, ships = true }: AnOrder = {}) {
      const buyer = shopper ?? (await shop.guest())
      await (await buyer.bag({ ...item, Quantity: quantity })).sendHome()
      const pay = paying(shop)
      await pay.inParts(buyer, parts)
      if (giftCents > 0) await pay.byGiftCard(buyer, giftCents)
      await buyer.payBy(card)
      const placed = await buyer.place()
      if (placed.statusCode !== 201) throw new Error(placed.body)
      const orderNo: string = placed.json().OrderSummary.OrderNo
      if (ships) {
        const shipped = await fulfilmentService(deps).ship(orderNo)
        if (shipped.status !== 'done') throw new Error(shipped.why)
      }
      return { shopper: buyer, orderNo }
    },

    /** Ends all faults of the sandbox. */
    noFaults: () => fetch(`${shop.sandbox.origin}/faults`, { method: 'DELETE' }),

    /** A token that is valid now: the first one ends while weeks pass. */
    signIn: (shopper: Shopper): Promise<string> => issueToken(shop.pool, shopper.edp, shop.clock.now()),

    /** The states of an order's payments. */
    async states(shopper: Shopper, orderNo: string): Promise<string[]> {
      const token = await this.signIn(shopper)
      const params = { id: orderNo }
      const read = await shopper.call('GET /api/v2/{language}/accounts/{edp}/orders/{id}', { params, token })
      return read.json().EasyPays.map(({ Status }: { Status: string }) => Status)
    },

    /** The charges of an order's later payments at the provider, in cents. */
    async chargedAtProvider(orderNo: string): Promise<number[]> {
      const { rows } = await shop.pool.query(
        'select reference from payment where order_no = $1 and for_instalments is not null order by held_until',
        [orderNo],
      )
      const all: number[] = []
      for (const { reference } of rows) {
        const result = await shop.providers.capture.find(reference)
        if (result.status !== 'found') throw new Error(result.reason)
        all.push(...result.authorizations.map(({ capturedCents }) => capturedCents).filter((cents) => cents > 0))
      }
      return all
    },

    /** Replaces the order's card by one that is declined, as if the bank had blocked it. */
    async blockCard(orderNo: string): Promise<void> {
      await shop.pool.query('update placed_order set card_token = $2 where order_no = $1', [
        orderNo,
        await this.token(cards.declined),
      ])
    },

    /** A token of the capture frame. */
    async token(number: string): Promise<string> {
      return (await this.newCard(number)).Token
    },
    async newCard(number: string) {
      const card = { ExpiryMonth: '12', ExpiryYear: String(shop.clock.now().getFullYear() + 3), HolderName: 'Ada Roy' }
      const captured = await fetch(`${shop.sandbox.origin}/capture/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ Number: number, ...card }),
      })
      const { Token, CardType, LastDigits } = (await captured.json()) as Record<
        'Token' | 'CardType' | 'LastDigits',
        string
      >
      return { CardType, Token, LastDigits, ...card }
    },

    /** The letters about an order in the outbox of a kind, oldest first. */
    async letters(kind: string, orderNo: string): Promise<{ id: number; content: Record<string, unknown> }[]> {
      const { rows } = await shop.pool.query(
        `select id, content from outbox where kind = $1 and content ->> 'orderNo' = $2 order by id`,
        [kind, orderNo],
      )
      return rows
    },

    async broken() {
      return (await verify(shop.pool)).disagreements
    },
  }
}
export type EasyPayShop = Awaited<ReturnType<typeof easyPayShop>>

type AnOrder = {
  shopper?: Shopper
  parts?: number
  quantity?: number
  card?: string
  giftCents?: number
  ships?: boolean
}
