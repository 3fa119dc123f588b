import { maxQuantity, mergeBags } from '@onair/core/rules'
import { lockCustomer } from '../account/account.queries.ts'
import { inTransaction, type Pool, type Queryable, statement } from '../db/pool.ts'
import { Refusal } from '../errors.ts'
import { type BagRow, bagByGuid, lockBag } from './bag.queries.ts'
import { bagOrdered, bagUnknown, openBagOf } from './bag.service.ts'
import { type BagNotice, nameOf } from './bag.view.ts'

const claimBag = statement<never, [guid: string, edp: number, now: Date]>(
  'bag.claim',
  'update cart set customer_edp = $2, changed_at = $3 where guid = $1',
)
// The old bag's card and address are the customer's own: they may come along. An address in another province may not.
const replaceBag = statement<never, [from: string, to: string, installments: number, now: Date]>(
  'bag.replace',
  `with old as (delete from cart where guid = $1 returning *), emptied as (delete from cart_line where guid = $2)
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
 * 2. All of it is one transaction; two at once for the same customer wait for each other.
 * 3. Attaching the customer's own bag changes nothing.
 *
 * Answers what the shopper should be told, or a refusal.
 */
export async function attachBag(pool: Pool, edp: number, guid: string, now: Date): Promise<BagNotice[] | Refusal> {
  try {
    return await inTransaction(pool, async (client) => {
      await lockCustomer(client, edp)
      await lockBag(client, guid)
      const [bag] = await bagByGuid(client, guid)
      if (!bag || (bag.edp !== null && bag.edp !== edp)) throw bagUnknown()
      if (bag.orderedAt) throw bagOrdered()
      if (bag.edp === edp) return []
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
  const side = ({ lines, province, noOfInstallments }: BagRow) => ({
    lines: lines.map((line) => ({
      line,
      edpNo: String(line.edpNo),
      quantity: line.quantity,
      ...(line.amountCents !== null && { amountCents: line.amountCents }),
    })),
    province,
    promoCode: null,
    noOfInstallments,
  })
  const merged = mergeBags(side(before), side(bag))
  await replaceBag(client, before.guid, bag.guid, merged.noOfInstallments, now)
  await putLines(
    client,
    bag.guid,
    merged.lines.map(({ line }) => line.edpNo),
    merged.lines.map(({ quantity }) => quantity),
    merged.lines.map(({ line }) => line.seenPriceCents),
    merged.lines.map(({ line }) => line.amountCents),
  )
  return merged.shortened.flatMap(({ edpNo }): BagNotice[] => {
    const found = merged.lines.find((candidate) => candidate.edpNo === edpNo)
    return found
      ? [{ code: 'merge-most', area: 'CartLines', values: { name: nameOf(found.line), available: maxQuantity } }]
      : []
  })
}
