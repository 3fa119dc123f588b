import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

export const forgetDeclines = expired('payment_declines', `last_at <= :before::timestamptz - interval '1 hour'`)

export const ownCards = statement<Record<string, unknown>, { edp: number }>(
  'own-data.cards',
  `select card_type as "CardType", last_digits as "LastDigits", expiry_month as "ExpiryMonth",
     expiry_year as "ExpiryYear", holder_name as "HolderName", is_default as "IsDefault"
   from credit_card where customer_edp = :edp order by id`,
)
export const dropCards = statement<never, { edp: number }>(
  'own-data.drop-cards',
  'delete from credit_card where customer_edp = :edp',
)

/** Removes the person from a payment without an order: its customer, and the card's token. */
const withoutPerson = `update payment set customer_edp = null, token = ''`
const isOver = `order_no is null and state in ('declined', 'voided') and customer_edp is not null`

export const forgetPayers = statement<{ one: number }, { before: Date; most: number }>(
  'sweep.payers',
  `${withoutPerson} where reference = any(array(
     select reference from payment where ${isOver} and held_until <= :before order by held_until limit :most
     for no key update skip locked
   )) returning 1 as one`,
)
export const endPayments = statement<never, { edp: number }>(
  'own-data.end-payments',
  `${withoutPerson} where ${isOver} and customer_edp = :edp`,
)
