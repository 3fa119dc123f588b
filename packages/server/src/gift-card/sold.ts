import { randomBytes } from 'node:crypto'
import { type Queryable, statement } from '../kernel/db/pool.ts'
import { queueOrderMail } from '../kernel/mail/outbox.queries.ts'
import { bareNumber, type GiftCardSecret, giftCardHashes, soldGiftCard } from './secrets.ts'

/** A unit of an order's line, and its card's value. */
type Unit = { shipOrderNo: string; position: number; unit: number; priceCents: number }

const insertSold = statement<
  Pick<Unit, 'shipOrderNo' | 'position' | 'unit'>,
  {
    orderNo: string
    shipOrderNos: string[]
    positions: number[]
    units: number[]
    cents: number[]
    seeds: Buffer[]
    numbers: Buffer[]
    secrets: Buffer[]
    lastDigits: string[]
  }
>(
  'gift-card.insert-sold',
  `with made as (
     select * from unnest(:shipOrderNos::text[], :positions::int[], :units::int[], :cents::int[], :seeds::bytea[], :numbers::bytea[], :secrets::bytea[], :lastDigits::text[])
       as made (ship_order_no, position, unit, cents, seed, number_hash, secret_hash, last_digits)
   ), card as (
     insert into gift_card (number_hash, secret_hash, last_digits, balance_cents)
     select number_hash, secret_hash, last_digits, cents from made
     on conflict (number_hash) do nothing returning id, number_hash
   )
   insert into sold_gift_card (gift_card_id, order_no, ship_order_no, position, unit, seed)
   select card.id, :orderNo, ship_order_no, position, unit, seed from made join card using (number_hash)
   returning ship_order_no as "shipOrderNo", position, unit`,
)

const soldOf = statement<{ seed: Buffer; balanceCents: number; nameEn: string; nameFr: string }, { orderNo: string }>(
  'gift-card.sold-of',
  `select sold.seed, card.balance_cents as "balanceCents", line.name_en as "nameEn", line.name_fr as "nameFr"
   from sold_gift_card sold join gift_card card on card.id = sold.gift_card_id
   join order_line line using (ship_order_no, position)
   where sold.order_no = :orderNo order by sold.ship_order_no, sold.position, sold.unit`,
)

/** The part of an order that is read here: its lines. */
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
 * 4. A mail that is sent twice, because the server died before it recorded the first, has the same number and PIN.
 */
export async function issueSoldGiftCards(on: Queryable, key: string, order: SoldOrder, now: Date): Promise<void> {
  const units = unitsOf(order)
  if (units.length === 0) return
  let left = units
  while (left.length > 0) {
    const made = left.map((unit) => {
      const seed = randomBytes(32)
      const secret = soldGiftCard(key, seed)
      const lastDigits = bareNumber(secret.cardNumber).slice(-4)
      return { ...unit, seed, lastDigits, hashes: giftCardHashes(key, secret) }
    })
    const inserted = await insertSold(on, {
      orderNo: order.orderNo,
      shipOrderNos: made.map(({ shipOrderNo }) => shipOrderNo),
      positions: made.map(({ position }) => position),
      units: made.map(({ unit }) => unit),
      cents: made.map(({ priceCents }) => priceCents),
      seeds: made.map(({ seed }) => seed),
      numbers: made.map(({ hashes }) => hashes.number),
      secrets: made.map(({ hashes }) => hashes.secret),
      lastDigits: made.map(({ lastDigits }) => lastDigits),
    })
    // A number that exists already gets another seed.
    const isInserted = ({ shipOrderNo, position, unit }: Unit) =>
      inserted.some((one) => one.shipOrderNo === shipOrderNo && one.position === position && one.unit === unit)
    left = left.filter((unit) => !isInserted(unit))
  }
  await queueOrderMail(on, 'gift-cards', order.orderNo, now)
}

/** A card as the buyer's mail shows it. */
export type SoldGiftCard = GiftCardSecret & { balanceCents: number; nameEn: string; nameFr: string }

/** The cards of an order, with their present balances. */
export async function soldGiftCards(on: Queryable, key: string, orderNo: string): Promise<SoldGiftCard[]> {
  return (await soldOf(on, { orderNo })).map(({ seed, ...card }) => ({ ...card, ...soldGiftCard(key, seed) }))
}
