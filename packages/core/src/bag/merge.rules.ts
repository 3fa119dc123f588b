import { maxQuantity } from '../shared/limits.ts'
import type { Province } from '../shared/provinces.ts'

/** What merging looks at in a line; lines may carry more, which is kept. `amountCents` is a donation's own amount. */
export type MergeLine = { edpNo: string; quantity: number; amountCents?: number }

/** A bag that is to be merged. */
export type MergeBag<Line extends MergeLine> = {
  lines: readonly Line[]
  province: Province
  promoCode: string | null
  noOfInstallments: number
}

/** What two bags come to. */
export type MergedBag<Line extends MergeLine> = {
  lines: Line[]
  province: Province
  promoCode: string | null
  noOfInstallments: number
  /** Lines that would have held more than the limit, with what was left out: worth a message to the shopper. */
  shortened: { edpNo: string; leftOut: number }[]
}

/**
 * The bag of a guest who signs in goes into the bag that the account kept from before.
 *
 * 1. Nothing is lost: every thing in either bag is in the merged one.
 * 2. The account's lines come first, in their order, then the guest's new ones in theirs.
 * 3. The same thing (the same EdpNo, for donations the same amount too) in both bags is one line with both quantities.
 * 4. A line holds at most the limit; what is left out is said.
 * 5. The guest's choices are the newer ones: their province stands, and their promo code and instalments where they made
 *    such a choice. Otherwise the account's stand.
 * 6. What only an account has (buyer, addresses, cards, gift cards) stays with the account's bag, untouched by this.
 */
export function mergeBags<Line extends MergeLine>(
  account: MergeBag<Line>,
  guest: MergeBag<Line>,
  limit = maxQuantity,
): MergedBag<Line> {
  const merged = new Map<string, Line>()
  const leftOut = new Map<string, { edpNo: string; leftOut: number }>()
  for (const line of [...account.lines, ...guest.lines]) {
    const key = `${line.edpNo} ${line.amountCents ?? ''}`
    const present = merged.get(key)
    const wanted = (present?.quantity ?? 0) + line.quantity
    merged.set(key, { ...(present ?? line), quantity: Math.min(wanted, limit) })
    if (wanted > limit) {
      const before = leftOut.get(key)?.leftOut ?? 0
      leftOut.set(key, { edpNo: line.edpNo, leftOut: before + wanted - limit })
    }
  }
  return {
    lines: [...merged.values()],
    province: guest.province,
    promoCode: guest.promoCode ?? account.promoCode,
    noOfInstallments: guest.noOfInstallments > 1 ? guest.noOfInstallments : account.noOfInstallments,
    shortened: [...leftOut.values()],
  }
}
