import type { Language } from '@onair/core/language'
import type { InvoiceDocument } from '../invoice/invoice.queries.ts'
import { statement } from '../kernel/db/pool.ts'
import { endSubscription, subscriptionJson } from '../newsletter/newsletter.queries.ts'
import { endReminders, remindersJson } from '../reminders/reminders.queries.ts'
import { endSubscriptions, subscriptionsJson } from '../reminders/subscriptions.queries.ts'

type Rows = Record<string, unknown>[]

/** Everything that is held of a member, in the wire's names. Secrets are not among it: hashes, and the tokens of cards. */
export const everything = statement<
  {
    Account: Record<string, unknown>
    Addresses: Rows
    CreditCards: Rows
    Sessions: Rows
    Favourites: Rows
    WaitingFor: Rows
    BagLines: Rows
    StoreCardApplications: Rows
    /** Their invoices and credit notes in the names of the code, as they are stored. */
    Orders: (Rows[number] & { Invoices: InvoiceDocument[] })[]
  },
  [edp: number]
>(
  'own-data.everything',
  `select
     json_build_object('Edp', edp, 'Email', email, 'FirstName', first_name, 'LastName', last_name, 'Language', language,
       'IsEmployee', is_employee, 'IsOperator', is_operator, 'IsPhoneCustomer', is_phone_customer, 'Newsletter', ${subscriptionJson('customer.email')}, 'Reminders', ${remindersJson('customer.email')},
       'PushSubscriptions', ${subscriptionsJson('edp')},
       'SecurityQuestionId', security_question_id, 'CreatedAt', created_at) as "Account",
     coalesce((select json_agg(json_build_object('FirstName', first_name, 'LastName', last_name, 'Address1', address1,
       'Address2', address2, 'City', city, 'Province', province, 'ZipCode', zip_code, 'Phone', phone,
       'IsBilling', is_billing, 'IsDefault', is_default, 'AccessPoint', access_point) order by id)
       from address where customer_edp = $1), '[]') as "Addresses",
     coalesce((select json_agg(json_build_object('CardType', card_type, 'LastDigits', last_digits,
       'ExpiryMonth', expiry_month, 'ExpiryYear', expiry_year, 'HolderName', holder_name, 'IsDefault', is_default) order by id)
       from credit_card where customer_edp = $1), '[]') as "CreditCards",
     coalesce((select json_agg(json_build_object('Device', device, 'LastSeenAt', last_seen_at, 'ExpiresAt', expires_at)
       order by expires_at) from token where customer_edp = $1), '[]') as "Sessions",
     coalesce((select json_agg(json_build_object('ItemNumber', item_no, 'ActivityDateTime', added_at) order by added_at)
       from favourite where customer_edp = $1), '[]') as "Favourites",
     coalesce((select json_agg(json_build_object('EdpNo', edp_no)) from waitlist
       where lower(waitlist.email) = lower(customer.email)), '[]') as "WaitingFor",
     coalesce((select json_agg(json_build_object('EdpNo', edp_no, 'Quantity', quantity) order by line.id)
       from cart join cart_line line on line.guid = cart.guid
       where coalesce(cart.customer_edp, cart.put_aside_for) = $1 and ordered_at is null), '[]') as "BagLines",
     coalesce((select json_agg(json_build_object('ApplicationNo', application_no, 'AppliedAt', applied_at,
       'Decision', state, 'DecidedAt', decided_at, 'CreditLimit', credit_limit_cents / 100.0,
       'CardLastDigits', card_last_digits, 'SecurityQuestionId', security_question_id) order by applied_at)
       from store_card_application where customer_edp = $1), '[]') as "StoreCardApplications",
     coalesce((select json_agg(json_build_object('OrderNo', order_no, 'OrderDateTime', placed_at, 'Status', state,
       'Email', email, 'BillingAddress', billing_address, 'ShippingAddress', shipping_address,
       'CardType', card_type, 'CardLastDigits', card_last_digits, 'PromoCode', promo_code,
       'MerchandiseSubTotal', merchandise_cents / 100.0, 'Discount', discount_cents / 100.0,
       'ShippingHandling', shipping_cents / 100.0, 'TaxTotal', tax_cents / 100.0, 'OrderTotal', order_total_cents / 100.0,
       'GrandTotal', grand_total_cents / 100.0, 'Lines', (
         select json_agg(json_build_object('ItemNo', item_no, 'EdpNo', edp_no,
           'Description', case customer.language when 'fr' then name_fr else name_en end,
           'Quantity', quantity, 'ReturnedQuantity', returned_quantity) order by sub_order.ship_order_no, position)
         from sub_order join order_line using (ship_order_no) where sub_order.order_no = placed_order.order_no
       ), 'EasyPays', (
         select json_agg(json_build_object('Number', number, 'DueDate', due_on, 'Amount', amount_cents / 100.0,
           'PaidAt', paid_at) order by number) from instalment where instalment.order_no = placed_order.order_no
       ), 'Returns', (
         select json_agg(json_build_object('ReturnNo', return_no, 'Comment', comment, 'RequestedAt', requested_at)
           order by requested_at) from return_request where return_request.order_no = placed_order.order_no
       ), 'Invoices', (
         select coalesce(json_agg(original order by kind desc, serial), '[]') from invoice
         where invoice.order_no = placed_order.order_no
       )) order by placed_at)
       from placed_order where customer_edp = $1), '[]') as "Orders"
   from customer where edp = $1 and not is_guest`,
)

/** Locks the member's open bags, so that an order which is being placed is complete. */
export const lockOpenBags = statement<never, [edp: number]>(
  'own-data.lock-bags',
  'select guid from cart where coalesce(customer_edp, put_aside_for) = $1 and ordered_at is null for update',
)

/**
 * What has to end before an account can: payments of Easy Pay that are to come or failed, returns on
 * their way, and refunds that have begun.
 */
export const whatRuns = statement<{ instalments: boolean; returns: boolean }, [edp: number]>(
  'own-data.what-runs',
  `select exists(select 1 from placed_order join instalment using (order_no)
       where customer_edp = $1 and no_of_installments > 1 and state <> 'cancelled'
         and number > 1 and paid_at is null and amount_cents > forgiven_cents) as instalments,
     exists(select 1 from placed_order join refund using (order_no)
       where customer_edp = $1 and refund.state <> 'done')
     or exists(select 1 from placed_order join return_request using (order_no)
       where customer_edp = $1 and refunded_at is null) as returns`,
)

/**
 * Closes the account: anonymises its row, which stays for the orders, and deletes sessions, links, store card applications,
 * favourites, newsletter, reminders, push subscriptions and waiting-list entries. Orders have their own addresses.
 */
export const closeAccount = statement<{ email: string; language: Language }, [edp: number, now: Date]>(
  'own-data.close',
  `with former as (select edp, email, language from customer where edp = $1 and not is_guest for update),
   newsletter as (${endSubscription({ table: 'former', email: 'former.email', now: '$2::timestamptz' })}),
   reminders as (${endReminders({ table: 'former', email: 'former.email' })}),
   subscriptions as (${endSubscriptions({ table: 'former', edp: 'former.edp' })}),
   tokens as (delete from token using former where customer_edp = former.edp),
   passwords as (delete from password_reset using former where customer_edp = former.edp),
   emails as (delete from email_change using former where customer_edp = former.edp),
   applications as (delete from store_card_application using former where customer_edp = former.edp),
   favourites as (delete from favourite using former where customer_edp = former.edp),
   waiting as (delete from waitlist using former where lower(waitlist.email) = lower(former.email)),
   closed as (
     update customer set email = 'closed', password_hash = null, is_guest = true, first_name = '', last_name = '',
       security_question_id = null, security_answer_hash = null,
       told_of_registration_at = null
     from former where customer.edp = former.edp
   )
   select email, language from former`,
)
/** Deletes the open bags before the addresses and cards that they name. */
export const dropBags = statement<never, [edp: number]>(
  'own-data.drop-bags',
  'delete from cart where coalesce(customer_edp, put_aside_for) = $1 and ordered_at is null',
)
export const dropAddresses = statement<never, [edp: number]>(
  'own-data.drop-addresses',
  'delete from address where customer_edp = $1',
)
export const dropCards = statement<never, [edp: number]>(
  'own-data.drop-cards',
  'delete from credit_card where customer_edp = $1',
)
