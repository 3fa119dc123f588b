import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

export const forgetHandovers = expired('cart_handover')
export const forgetWrites = expired('bag_write')

/** Members' bags and ordered ones stay, and one with an open payment until that is voided. */
export const forgetBags = statement<{ guid: string }, [before: Date, most: number]>(
  'sweep.bags',
  `delete from cart where guid = any(array(
     select guid from cart left join customer on customer.edp = coalesce(cart.customer_edp, cart.put_aside_for)
     where ordered_at is null and changed_at <= $1 and coalesce(customer.is_guest, true)
       and not exists(select 1 from payment where payment.cart_guid = cart.guid and order_no is null
         and state in ('started', 'authorised', 'voiding'))
       and not exists(select 1 from payment where payment.cart_guid = cart.guid and state = 'stuck')
       and not exists(select 1 from wallet_payment where wallet_payment.cart_guid = cart.guid
         and state in ('executing', 'executed', 'voiding', 'stuck'))
     order by changed_at limit $2 for update of cart skip locked
   )) returning guid`,
)

export const ownLines = statement<{ EdpNo: number; Quantity: number }, [edp: number]>(
  'own-data.bag-lines',
  `select edp_no as "EdpNo", quantity as "Quantity" from cart join cart_line on cart_line.guid = cart.guid
   where coalesce(cart.customer_edp, cart.put_aside_for) = $1 and ordered_at is null order by cart_line.id`,
)
export const lockOpenBags = statement<never, [edp: number]>(
  'own-data.lock-bags',
  'select guid from cart where coalesce(customer_edp, put_aside_for) = $1 and ordered_at is null for update',
)
export const dropBags = statement<never, [edp: number]>(
  'own-data.drop-bags',
  'delete from cart where coalesce(customer_edp, put_aside_for) = $1 and ordered_at is null',
)
