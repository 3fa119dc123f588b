import type { CardBrand } from '@onair/core/payment'
import { type CardRow, cardJson } from '../account/account.rows.ts'
import { statement } from '../kernel/db/pool.ts'

type Card = { card: CardRow }

/** Saves a card, the first as the default, unless the account has as many as allowed. One that it has stays as it is. */
export const addCard = statement<
  Card,
  [
    edp: number,
    token: string,
    cardType: CardBrand,
    lastDigits: string,
    expiryMonth: string,
    expiryYear: string,
    holderName: string,
    most: number,
  ]
>(
  'payment.add-card',
  `with same as (
     select * from credit_card where customer_edp = $1 and token = $2
   ), made as (
     insert into credit_card (customer_edp, token, card_type, last_digits, expiry_month, expiry_year, holder_name, is_default)
     select $1, $2, $3, $4, $5, $6, $7, not exists(select 1 from credit_card where customer_edp = $1)
     where not exists(select 1 from same) and (select count(*) from credit_card where customer_edp = $1) < $8::int
     returning *
   )
   select ${cardJson} as card from (select * from same union all select * from made) as credit_card`,
)
export const changeCard = statement<
  Card,
  [edp: number, id: string, expiryMonth: string, expiryYear: string, holderName: string]
>(
  'payment.change-card',
  `update credit_card set expiry_month = $3, expiry_year = $4, holder_name = $5
   where customer_edp = $1 and id::text = $2 returning ${cardJson} as card`,
)
/** The card, and whether payments of an order are still to be taken from it. */
export const cardInUse = statement<{ inUse: boolean }, [edp: number, id: string]>(
  'payment.card-in-use',
  `select exists(select 1 from placed_order where placed_order.customer_edp = $1
     and placed_order.card_token = credit_card.token) as "inUse"
   from credit_card where customer_edp = $1 and id::text = $2`,
)
/** Removes a card; bags that are paid by it lose it. */
export const removeCard = statement<{ wasDefault: boolean }, [edp: number, id: string]>(
  'payment.remove-card',
  `delete from credit_card where customer_edp = $1 and id::text = $2 returning is_default as "wasDefault"`,
)
export const clearDefaultCard = statement<never, [edp: number]>(
  'payment.clear-default-card',
  'update credit_card set is_default = false where customer_edp = $1 and is_default',
)
export const setDefaultCard = statement<never, [edp: number, id: string]>(
  'payment.set-default-card',
  'update credit_card set is_default = true where customer_edp = $1 and id::text = $2',
)
export const defaultToOldestCard = statement<never, [edp: number]>(
  'payment.default-to-oldest-card',
  'update credit_card set is_default = true where id = (select id from credit_card where customer_edp = $1 order by id limit 1)',
)
