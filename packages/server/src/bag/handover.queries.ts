import type { Province } from '@onair/core/provinces'
import { statement } from '../kernel/db/pool.ts'

// Waits for the bag's lock: a concurrent redemption may be changing its guid.
export const insertCode = statement<{ guid: string }, { hash: Buffer; guid: string; expiresAt: Date; now: Date }>(
  'bag.hand-over',
  `with old as (delete from cart_handover where expires_at <= :now),
   bag as (select guid from cart where guid = :guid and ordered_at is null and modify_order_no is null for key share)
   insert into cart_handover (hash, guid, expires_at) select :hash, guid, :expiresAt from bag returning guid`,
)

export const bagOfCode = statement<{ guid: string }, { hash: Buffer; now: Date }>(
  'bag.of-code',
  'select guid from cart_handover where hash = :hash and expires_at > :now',
)

/** Of two concurrent redemptions for one bag, the second waits for the bag and finds its code deleted. */
export const deleteCodes = statement<{ hash: Buffer }, { guid: string }>(
  'bag.delete-codes',
  'delete from cart_handover where guid = :guid returning hash',
)

export const renewBag = statement<{ province: Province; ofGuest: boolean }, { guid: string; fresh: string; now: Date }>(
  'bag.renew',
  `update cart set guid = :fresh, changed_at = :now where guid = :guid and ordered_at is null
   returning province, exists(select 1 from customer where edp = cart.customer_edp and is_guest) as "ofGuest"`,
)
