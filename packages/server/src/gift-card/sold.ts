import { randomBytes } from 'node:crypto'
import type { Queryable } from '../kernel/db/pool.ts'
import { queueOrderMail } from '../kernel/mail/outbox.queries.ts'
import { bareNumber, type GiftCardSecret, giftCardHashes, soldGiftCard } from './secrets.ts'
import { insertSold, soldOf, type Unit } from './sold.queries.ts'

/** The fields of an order that are needed here. */
type SoldOrder = {
  orderNo: string
  subOrders: readonly {
    shipOrderNo: string
    lines: readonly { position: number; quantity: number; priceCents: number; isGiftCard: boolean }[]
  }[]
}

const unitsOf = ({ subOrders }: Pick<SoldOrder, 'subOrders'>): Unit[] =>
  subOrders.flatMap(({ shipOrderNo, lines }) =>
    lines
      .filter(({ isGiftCard }) => isGiftCard)
      .flatMap(({ position, quantity, priceCents }) =>
        Array.from({ length: quantity }, (_, index) => ({ shipOrderNo, position, unit: index + 1, priceCents })),
      ),
  )

/**
 * Issues the gift cards that an order bought, and queues the mail with them, in the transaction that ships it.
 *
 * 1. Each unit of a gift card line is one card with the unit's price as its balance, which never expires. A constraint of the
 *    database prevents a second card for a unit.
 * 2. A card is issued in the transaction that records the capture of the order's payment, not before.
 * 3. The database stores the keyed hashes of number and PIN, as for every card, and a seed that is useless without the key.
 *    Number and PIN are derived from both when the mail is composed, and stored nowhere.
 * 4. If a mail is sent twice, because the server died before it recorded the first, number and PIN are the same.
 */
export async function issueSoldGiftCards(on: Queryable, key: string, order: SoldOrder, now: Date): Promise<void> {
  const units = unitsOf(order)
  if (units.length === 0) return
  let remaining = units
  while (remaining.length > 0) {
    const newCards = remaining.map((unit) => {
      const seed = randomBytes(32)
      const secret = soldGiftCard(key, seed)
      const lastDigits = bareNumber(secret.cardNumber).slice(-4)
      return { ...unit, seed, lastDigits, hashes: giftCardHashes(key, secret) }
    })
    const inserted = await insertSold(on, {
      orderNo: order.orderNo,
      shipOrderNos: newCards.map(({ shipOrderNo }) => shipOrderNo),
      positions: newCards.map(({ position }) => position),
      units: newCards.map(({ unit }) => unit),
      cents: newCards.map(({ priceCents }) => priceCents),
      seeds: newCards.map(({ seed }) => seed),
      numbers: newCards.map(({ hashes }) => hashes.number),
      secrets: newCards.map(({ hashes }) => hashes.secret),
      lastDigits: newCards.map(({ lastDigits }) => lastDigits),
    })
    // A unit whose number exists already gets another seed.
    const isInserted = ({ shipOrderNo, position, unit }: Unit) =>
      inserted.some((one) => one.shipOrderNo === shipOrderNo && one.position === position && one.unit === unit)
    remaining = remaining.filter((unit) => !isInserted(unit))
  }
  await queueOrderMail(on, 'gift-cards', order.orderNo, now)
}

/** A sold card with its number and PIN, for the buyer's mail. */
export type SoldGiftCard = GiftCardSecret & { balanceCents: number; nameEn: string; nameFr: string }

/** The cards of an order, with their present balances. */
export async function soldGiftCards(on: Queryable, key: string, orderNo: string): Promise<SoldGiftCard[]> {
  return (await soldOf(on, { orderNo })).map(({ seed, ...card }) => ({ ...card, ...soldGiftCard(key, seed) }))
}
