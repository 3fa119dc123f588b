import { mergeBags } from '@onair/core/bag'
import { maxQuantity } from '@onair/core/limits'
import { lockCustomer } from '../account/account.queries.ts'
import { inTransaction, type Pool, type Queryable, statement } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { type BagRow, bagByGuid, dropGuest, type LineRow, lockBag } from './bag.queries.ts'
import { bagOrdered, bagUnknown, openBagOf } from './bag.service.ts'
import { type BagNotice, nameOf } from './bag.view.ts'
import { kindOf } from './priced-lines.ts'
import { replacePromos } from './promos.queries.ts'

// A bag that is being ordered is no longer open when this lock is granted.
const lockOpenBag = statement<never, { edp: number }>(
  'bag.lock-open',
  'select guid from cart where customer_edp = :edp and ordered_at is null for update',
)
const setAside = statement<never, { guid: string; edp: number; now: Date }>(
  'bag.set-aside',
  'update cart set customer_edp = null, put_aside_for = :edp, changed_at = :now where guid = :guid',
)
const bagSetAside = statement<{ guid: string }, { edp: number }>(
  'bag.aside-of',
  'select guid from cart where put_aside_for = :edp for update',
)
export const claimBag = statement<never, { guid: string; edp: number; now: Date }>(
  'bag.claim',
  'update cart set customer_edp = :edp, changed_at = :now where guid = :guid',
)
// The old bag's card, address and gift cards belong to the customer and move to the new bag, except an address in another
// province. The statement's other parts read the rows as they were before the old bag was deleted.
const replaceBag = statement<never, { from: string; to: string; installments: number; now: Date }>(
  'bag.replace',
  `with old as (delete from cart where guid = :from returning *), emptied as (delete from cart_line where guid = :to),
   gift_cards as (insert into cart_gift_card (guid, gift_card_id, position)
     select :to, gift_card_id, position from cart_gift_card where guid = :from on conflict do nothing)
   update cart set customer_edp = old.customer_edp, no_of_installments = :installments, changed_at = :now,
     put_aside_for = old.put_aside_for, ship_method_id = old.ship_method_id, credit_card_id = old.credit_card_id, card = old.card, save_card = old.save_card,
     shipping_address_id =
       (select id from address where address.id = old.shipping_address_id and address.province = cart.province)
   from old where cart.guid = :to`,
)
const putLines = statement<
  never,
  {
    guid: string
    edpNos: number[]
    quantities: number[]
    prices: number[]
    amounts: (number | null)[]
    putInAt: (string | null)[]
  }
>(
  'bag.put-lines',
  `insert into cart_line (guid, edp_no, quantity, price_cents, amount_cents, put_in_at)
   select :guid, edp_no, quantity, price, amount, put_in_at
   from unnest(:edpNos::int[], :quantities::int[], :prices::int[], :amounts::int[], :putInAt::timestamptz[])
     with ordinality as line (edp_no, quantity, price, amount, put_in_at, place) order by place`,
)

/**
 * Attaches a bag to a customer. The lines of the customer's previous bag are merged into it by core's `mergeBags`; the given
 * guid stays, because the browser stores it.
 *
 * 1. A bag that is unknown or another customer's is 404, an ordered one 409.
 * 2. It is one transaction. Two for the same customer run one after the other, and wait for an order of the previous bag.
 * 3. Attaching the customer's own bag changes nothing.
 * 4. A guest's bag can be attached by anyone with its guid, without the guest's personal data: a shopper may continue as a
 *    guest and sign in later, or return after the guest's session has expired. A member's bag cannot, nor an edit of an order.
 * 5. A line of both bags keeps the right to a price window's price that either had.
 * 6. While the customer edits an order, bags are merged into the one that waits: none of their lines gets into the edit.
 *
 * @returns notices for the shopper, or a refusal
 */
export async function attachBag(pool: Pool, edp: number, guid: string, now: Date): Promise<BagNotice[] | Refusal> {
  try {
    return await inTransaction(pool, async (client) => {
      await lockCustomer(client, { edp })
      await lockBag(client, { guid })
      const [bag] = await bagByGuid(client, guid, now)
      if (!bag) throw bagUnknown()
      const another = bag.edp !== null && bag.edp !== edp
      if (another && (!bag.customer?.isGuest || bag.edit)) throw bagUnknown()
      if (bag.putAsideFor === edp) return []
      if (bag.putAsideFor !== null) throw bagUnknown()
      if (bag.orderedAt) throw bagOrdered()
      if (bag.edp === edp) return []
      if (another) await dropGuest(client, { guid })
      await lockOpenBag(client, { edp })
      const before = await openBagOf(client, edp, now)
      if (before instanceof Refusal) {
        await claimBag(client, { guid, edp, now })
        return []
      }
      if (!before.edit) return merge(client, before, bag, now)
      const [aside] = await bagSetAside(client, { edp })
      const [waiting] = aside ? await bagByGuid(client, aside.guid, now) : []
      if (waiting) return merge(client, waiting, bag, now)
      await setAside(client, { guid, edp, now })
      return []
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
  await replaceBag(client, { from: before.guid, to: bag.guid, installments: merged.noOfInstallments, now })
  await replacePromos(client, { guid: bag.guid, codes: merged.promoCodes })
  await putLines(client, {
    guid: bag.guid,
    edpNos: merged.lines.map(({ line }) => line.edpNo),
    quantities: merged.lines.map(({ quantity }) => quantity),
    prices: merged.lines.map(({ line }) => line.seenPriceCents),
    amounts: merged.lines.map(({ line }) => line.amountCents),
    putInAt: merged.lines.map(({ line }) => lastPutIn(line, [...before.lines, ...bag.lines])),
  })
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

/** When something was last put into a line of either bag while a price window was open. */
function lastPutIn({ edpNo, amountCents }: LineRow, lines: readonly LineRow[]): string | null {
  const instants = lines
    .filter((line) => line.edpNo === edpNo && line.amountCents === amountCents)
    .flatMap(({ putInAt }) => putInAt ?? [])
  return instants.reduce<string | null>((last, at) => (last && Date.parse(last) > Date.parse(at) ? last : at), null)
}
