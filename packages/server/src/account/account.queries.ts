import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'
import { getsNewsletter } from '../newsletter/newsletter.queries.ts'
import { type AddressRow, addressJson, type CardRow, cardJson } from './account.rows.ts'
import { type AddressValues, addressColumns, addressParameters } from './addresses.queries.ts'

export type AccountRow = {
  edp: number
  email: string
  firstName: string
  lastName: string
  language: Language
  isEmployee: boolean
  isGuest: boolean
  isOperator: boolean
  isNewsletterSubscribed: boolean
  securityQuestionId: string | null
  addresses: AddressRow[]
  cards: CardRow[]
}

export const accountOf = statement<AccountRow, { edp: number }>(
  'account.read',
  `select edp, email, first_name as "firstName", last_name as "lastName", language, is_employee as "isEmployee",
     is_guest as "isGuest", is_operator as "isOperator", not is_guest and ${getsNewsletter('customer.email')} as "isNewsletterSubscribed",
     security_question_id as "securityQuestionId",
     coalesce((select json_agg(${addressJson} order by address.is_default desc, address.id) from address
       where address.customer_edp = customer.edp), '[]') as addresses,
     coalesce((select json_agg(${cardJson} order by credit_card.is_default desc, credit_card.id) from credit_card
       where credit_card.customer_edp = customer.edp), '[]') as cards
   from customer where edp = :edp`,
)

/** Creates a customer; the address becomes the billing address and the default shipping address. */
export const insertCustomer = statement<
  { edp: number },
  AddressValues & {
    email: string
    passwordHash: string | null
    isGuest: boolean
    isPhoneCustomer: boolean
    language: Language
    now: Date
  }
>(
  'account.insert',
  `with made as (
     insert into customer (email, password_hash, is_guest, is_phone_customer, language, created_at, first_name,
       last_name)
     values (:email, :passwordHash, :isGuest, :isPhoneCustomer, :language, :now, :firstName, :lastName) returning edp
   ), billing as (
     insert into address (customer_edp, is_billing, is_default, ${addressColumns})
     select edp, kind = 'billing', kind = 'shipping', ${addressParameters}
     from made, (values ('billing'), ('shipping')) as kinds (kind)
   )
   select edp from made`,
)

/** Makes a guest a member; no row if they are one already. */
export const makeMember = statement<{ email: string }, { edp: number; passwordHash: string; language: Language }>(
  'account.make-member',
  `update customer set is_guest = false, password_hash = :passwordHash, language = :language where edp = :edp and is_guest returning email`,
)

/** Revokes every token of a customer. */
export const endSessions = statement<never, { edp: number }>(
  'account.end-sessions',
  'delete from token where customer_edp = :edp',
)

/** Serialises changes of a customer's addresses and bags. */
export const lockCustomer = statement<never, { edp: number }>(
  'account.lock',
  'select edp from customer where edp = :edp for no key update',
)
