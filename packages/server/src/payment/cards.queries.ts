import type { CardBrand } from '@onair/core/payment'
import { type CardRow, cardJson } from '../account/account.rows.ts'
import { statement } from '../kernel/db/pool.ts'

type Card = { card: CardRow }

/** Saves a card, the first as the default. No row if the account is full. A card that is saved already stays as it is. */
export const addCard = statement<
  Card,
  {
    edp: number
    token: string
    cardType: CardBrand
    lastDigits: string
    expiryMonth: string
    expiryYear: string
    holderName: string
    most: number
  }
>(
  'payment.add-card',
  `with same as (
     select * from credit_card where customer_edp = :edp and token = :token
   ), made as (
     insert into credit_card (customer_edp, token, card_type, last_digits, expiry_month, expiry_year, holder_name, is_default)
     select :edp, :token, :cardType, :lastDigits, :expiryMonth, :expiryYear, :holderName, not exists(select 1 from credit_card where customer_edp = :edp)
     where not exists(select 1 from same) and (select count(*) from credit_card where customer_edp = :edp) < :most::int
     returning *
   )
   select ${cardJson} as card from (select * from same union all select * from made) as credit_card`,
)
export const changeCard = statement<
  Card,
  { edp: number; id: string; expiryMonth: string; expiryYear: string; holderName: string }
>(
  'payment.change-card',
  `update credit_card set expiry_month = :expiryMonth, expiry_year = :expiryYear, holder_name = :holderName
   where customer_edp = :edp and id::text = :id returning ${cardJson} as card`,
)
/** Whether payments of an order are still to be charged to a card; no row if the account has no such card. */
export const cardInUse = statement<{ inUse: boolean }, { edp: number; id: string }>(
  'payment.card-in-use',
  `select exists(select 1 from placed_order where placed_order.customer_edp = :edp
     and placed_order.card_token = credit_card.token) as "inUse"
   from credit_card where customer_edp = :edp and id::text = :id`,
)
/** Removes a card, also from the bags that chose it. */
export const removeCard = statement<{ wasDefault: boolean }, { edp: number; id: string }>(
  'payment.remove-card',
  `delete from credit_card where customer_edp = :edp and id::text = :id returning is_default as "wasDefault"`,
)
export const clearDefaultCard = statement<never, { edp: number }>(
  'payment.clear-default-card',
  'update credit_card set is_default = false where customer_edp = :edp and is_default',
)
export const setDefaultCard = statement<never, { edp: number; id: string }>(
  'payment.set-default-card',
  'update credit_card set is_default = true where customer_edp = :edp and id::text = :id',
)
export const defaultToOldestCard = statement<never, { edp: number }>(
  'payment.default-to-oldest-card',
  'update credit_card set is_default = true where id = (select id from credit_card where customer_edp = :edp order by id limit 1)',
)
