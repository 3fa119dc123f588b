import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

export const forgetDeclines = expired('payment_declines', `last_at <= $1::timestamptz - interval '1 hour'`)

export const ownCards = statement<Record<string, unknown>, [edp: number]>(
  'own-data.cards',
  `select card_type as "CardType", last_digits as "LastDigits", expiry_month as "ExpiryMonth",
     expiry_year as "ExpiryYear", holder_name as "HolderName", is_default as "IsDefault"
   from credit_card where customer_edp = $1 order by id`,
)
export const dropCards = statement<never, [edp: number]>(
  'own-data.drop-cards',
  'delete from credit_card where customer_edp = $1',
)
