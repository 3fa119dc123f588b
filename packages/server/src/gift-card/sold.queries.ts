import { statement } from '../kernel/db/pool.ts'

/** A unit of an order's line, and the value of its card. */
export type Unit = { shipOrderNo: string; position: number; unit: number; priceCents: number }

export const insertSold = statement<
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

export const soldOf = statement<
  { seed: Buffer; balanceCents: number; nameEn: string; nameFr: string },
  { orderNo: string }
>(
  'gift-card.sold-of',
  `select sold.seed, card.balance_cents as "balanceCents", line.name_en as "nameEn", line.name_fr as "nameFr"
   from sold_gift_card sold join gift_card card on card.id = sold.gift_card_id
   join order_line line using (ship_order_no, position)
   where sold.order_no = :orderNo order by sold.ship_order_no, sold.position, sold.unit`,
)
