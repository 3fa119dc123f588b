import { mergeBags } from '@onair/core/bag'
import { maxQuantity } from '@onair/core/limits'
import { lockCustomer } from '../account/account.queries.ts'
import { inTransaction, type Pool, type Queryable, statement } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { type BagRow, bagByGuid, dropGuest, lockBag } from './bag.queries.ts'
import { bagOrdered, bagUnknown, openBagOf } from './bag.service.ts'
import { type BagNotice, nameOf } from './bag.view.ts'
import { kindOf } from './priced-lines.ts'
import { putPromos } from './promos.queries.ts'

// What is being ordered is no longer open when the wait for it is over.
const lockOpenBag = statement<never, [edp: number]>(
  'bag.lock-open',
  'select guid from cart where customer_edp = $1 and ordered_at is null for update',
)
const claimBag = statement<never, [guid: string, edp: number, now: Date]>(
  'bag.claim',
  'update cart set customer_edp = $2, changed_at = $3 where guid = $1',
)
// The old bag's card, address and gift cards are the customer's own: they come along. An address in another province does
// not. What the rest of the statement reads is still as it was before the old bag went.
const replaceBag = statement<never, [from: string, to: string, installments: number, now: Date]>(
  'bag.replace',
  `with old as (delete from cart where guid = $1 returning *), emptied as (delete from cart_line where guid = $2),
   gift_cards as (insert into cart_gift_card (guid, gift_card_id, position)
     select $2, gift_card_id, position from cart_gift_card where guid = $1 on conflict do nothing)
   update cart set customer_edp = old.customer_edp, no_of_installments = $3, changed_at = $4,
     ship_method_id = old.ship_method_id, credit_card_id = old.credit_card_id, card = old.card, save_card = old.save_card,
     shipping_address_id =
       (select id from address where address.id = old.shipping_address_id and address.province = cart.province)
   from old where cart.guid = $2`,
)
const putLines = statement<
  never,
  [guid: string, edpNos: number[], quantities: number[], prices: number[], amounts: (number | null)[]]
>(
  'bag.put-lines',
  `insert into cart_line (guid, edp_no, quantity, price_cents, amount_cents)
   select $1, edp_no, quantity, price, amount from unnest($2::int[], $3::int[], $4::int[], $5::int[])
     with ordinality as line (edp_no, quantity, price, amount, place) order by place`,
)

/**
 * Makes a bag the customer's. What the customer had in another one goes into it, by core's `mergeBags`; the guid that was
 * given stays, because the browser keeps it.
 *
 * 1. A bag that is unknown, or another customer's, is not found (404); one that was ordered is gone (409).
 * 2. All of it is one transaction; two at once for the same customer wait for each other, and for a placing of the bag that
 *    the customer had.
 * 3. Attaching the customer's own bag changes nothing.
 * 4. A guest's bag can be taken over by who has its guid, without anything that the guest gave with it: the shopper who
 *    went on as a guest and then signs in, or comes back when the guest's session is over. A member's cannot.
 *
 * Answers what the shopper should be told, or a refusal.
 */
export async function attachBag(pool: Pool, edp: number, guid: string, now: Date): Promise<BagNotice[] | Refusal> {
  try {
    return await inTransaction(pool, async (client) => {
      await lockCustomer(client, edp)
      await lockBag(client, guid)
      const [bag] = await bagByGuid(client, guid)
      if (!bag) throw bagUnknown()
      const another = bag.edp !== null && bag.edp !== edp
      if (another && !bag.customer?.isGuest) throw bagUnknown()
      if (bag.orderedAt) throw bagOrdered()
      if (bag.edp === edp) return []
      if (another) await dropGuest(client, guid)
      await lockOpenBag(client, edp)
      const before = await openBagOf(client, edp)
      if (before instanceof Refusal) {
        await claimBag(client, guid, edp, now)
        return []
      }
      return merge(client, before, bag, now)
    })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

async function merge(client: Queryable, before: BagRow, bag: BagRow, now: Date): Promise<BagNotice[]> {
  const side = ({ lines, province, noOfInstallments, promos }: BagRow) => ({
    lines: lines.map((line) => ({
      line,
      edpNo: String(line.edpNo),
      quantity: line.quantity,
      priceCents: line.priceCents,
      weightGrams: kindOf(line) === 'goods' ? line.weightGrams : 0,
      ...(line.amountCents !== null && { amountCents: line.amountCents }),
    })),
    province,
    promos,
    noOfInstallments,
  })
  const merged = mergeBags(side(before), side(bag))
  await replaceBag(client, before.guid, bag.guid, merged.noOfInstallments, now)
  await putPromos(client, bag.guid, merged.promoCodes)
  await putLines(
    client,
    bag.guid,
    merged.lines.map(({ line }) => line.edpNo),
    merged.lines.map(({ quantity }) => quantity),
    merged.lines.map(({ line }) => line.seenPriceCents),
    merged.lines.map(({ line }) => line.amountCents),
  )
  const lineOf = (edpNo: string) => [...before.lines, ...bag.lines].find((line) => String(line.edpNo) === edpNo)
  const most = merged.shortened.flatMap(({ edpNo }): BagNotice[] => {
    const line = lineOf(edpNo)
    return line
      ? [{ code: 'merge-most', area: 'CartLines', values: { name: nameOf(line), available: maxQuantity } }]
      : []
  })
  const full = merged.leftOut.map(
    ({ line: { line }, quantity }): BagNotice => ({
      code: 'merge-full',
      area: 'CartLines',
      values: { name: nameOf(line), count: quantity },
    }),
  )
  return [...most, ...full]
}
