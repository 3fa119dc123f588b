import { statement } from '../kernel/db/pool.ts'
import { subDays } from '../kernel/instants.ts'
import type { Retention } from '../kernel/kept.ts'

const idleGuests = statement<{ edp: number }, [before: Date, now: Date, most: number]>(
  'sweep.guests',
  `delete from customer where edp = any(array(
     select edp from customer where is_guest and created_at <= $1
       and not exists(select 1 from cart where cart.customer_edp = customer.edp)
       and not exists(select 1 from placed_order where placed_order.customer_edp = customer.edp)
       and not exists(select 1 from payment where payment.customer_edp = customer.edp)
       and not exists(select 1 from token where token.customer_edp = customer.edp and expires_at > $2)
     order by created_at limit $3 for update skip locked
   )) returning edp`,
)

/** Deletes guests of that age who have no bag, order, payment or session. */
export const forgetGuests =
  (days: number): NonNullable<Retention['forget']> =>
  (pool, now, most) =>
    idleGuests(pool, subDays(now, days), now, most)
