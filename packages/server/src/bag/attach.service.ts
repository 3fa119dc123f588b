import { mergeBags } from '@onair/core/bag'
import { maxQuantity } from '@onair/core/limits'
import { lockCustomer } from '../account/account.queries.ts'
import { inTransaction, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { bagPutAside, claimBag, lockOpenBag, putBagAside, putLines, replaceBag } from './attach.queries.ts'
import { type BagRow, bagByGuid, dropGuest, type LineRow, lockBag } from './bag.queries.ts'
import { bagOrdered, bagUnknown, openBagOf } from './bag.service.ts'
import { type BagNotice, nameOf } from './bag.view.ts'
import { kindOf } from './priced-lines.ts'
import { replacePromos } from './promos.queries.ts'

/**
 * Attaches a bag to a customer. The lines of the customer's previous bag are merged into it by core's `mergeBags`. The bag keeps
 * its guid, because the browser stores it.
 *
 * 1. An unknown bag or another customer's is 404, an ordered one 409.
 * 2. It is one transaction. Two of the same customer run one after the other, and wait for an order of the previous bag.
 * 3. Attaching the customer's own bag changes nothing.
 * 4. A guest's bag can be attached by anyone with its guid, without the guest's personal data: a shopper may continue as a
 *    guest and sign in later, or return after the guest's session has expired. A member's bag cannot, nor an edit of an order.
 * 5. If a line in either bag is entitled to a price window's price, the merged line is.
 * 6. While the customer edits an order, bags are merged into the one that was put aside, never into the edit.
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
      const previous = await openBagOf(client, edp, now)
      if (previous instanceof Refusal) {
        await claimBag(client, { guid, edp, now })
        return []
      }
      if (!previous.edit) return merge(client, previous, bag, now)
      const [aside] = await bagPutAside(client, { edp })
      const [waiting] = aside ? await bagByGuid(client, aside.guid, now) : []
      if (waiting) return merge(client, waiting, bag, now)
      await putBagAside(client, { guid, edp, now })
      return []
    })
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

async function merge(client: Queryable, previous: BagRow, bag: BagRow, now: Date): Promise<BagNotice[]> {
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
  const merged = mergeBags(side(previous), side(bag))
  await replaceBag(client, { from: previous.guid, to: bag.guid, installments: merged.noOfInstallments, now })
  await replacePromos(client, { guid: bag.guid, codes: merged.promoCodes })
  await putLines(client, {
    guid: bag.guid,
    edpNos: merged.lines.map(({ line }) => line.edpNo),
    quantities: merged.lines.map(({ quantity }) => quantity),
    prices: merged.lines.map(({ line }) => line.seenPriceCents),
    amounts: merged.lines.map(({ line }) => line.amountCents),
    putInAt: merged.lines.map(({ line }) => lastPutIn(line, [...previous.lines, ...bag.lines])),
  })
  const lineOf = (edpNo: string) => [...previous.lines, ...bag.lines].find((line) => String(line.edpNo) === edpNo)
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

/** When units were last added to a line of either bag while a price window was open. */
function lastPutIn({ edpNo, amountCents }: LineRow, lines: readonly LineRow[]): string | null {
  const instants = lines
    .filter((line) => line.edpNo === edpNo && line.amountCents === amountCents)
    .flatMap(({ putInAt }) => putInAt ?? [])
  return instants.reduce<string | null>((last, at) => (last && Date.parse(last) > Date.parse(at) ? last : at), null)
}
