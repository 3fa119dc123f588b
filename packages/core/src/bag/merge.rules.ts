import { maxQuantity } from '../shared/limits.ts'
import type { Cents } from '../shared/money.ts'
import type { Province } from '../shared/provinces.ts'
import { fittingBeside } from './bounds.rules.ts'

/**
 * What merging looks at in a line; lines may carry more, which is kept. `amountCents` is a donation's own amount, `weightGrams`
 * what one has to be sent with: nothing for what is not sent.
 */
export type MergeLine = {
  edpNo: string
  quantity: number
  amountCents?: number
  priceCents: Cents
  weightGrams: number
}

/** What merging looks at in a promo code. */
export type MergePromo = { code: string; isStackable: boolean }

/** A bag that is to be merged. */
export type MergeBag<Line extends MergeLine> = {
  lines: readonly Line[]
  province: Province
  /** In the order in which they were given. */
  promos: readonly MergePromo[]
  noOfInstallments: number
}

/** What two bags come to. */
export type MergedBag<Line extends MergeLine> = {
  lines: Line[]
  province: Province
  /** The codes that stay, in their order. */
  promoCodes: string[]
  noOfInstallments: number
  /** Lines that would have held more than the limit, with what was left out: worth a message to the shopper. */
  shortened: { edpNo: string; leftOut: number }[]
  /** What does not fit into one bag, and how many of it: worth one too. */
  leftOut: { line: Line; quantity: number }[]
}

/**
 * The bag of a guest who signs in goes into the bag that the account kept from before.
 *
 * 1. Nothing is lost: every thing in either bag is in the merged one, or is said.
 * 2. The account's lines come first, in their order, then the guest's new ones in theirs.
 * 3. The same thing (the same EdpNo, for donations the same amount too) in both bags is one line with both quantities.
 * 4. A line holds at most the limit; what is left out is said.
 * 5. The guest's choices are the newer ones: their province stands, and their instalments where they made such a choice.
 *    Otherwise the account's stand.
 * 6. So with promo codes: the guest's come first. Of the account's those stay that can stand beside them: stackable ones
 *    beside stackable ones. A guest without codes changes nothing.
 * 7. One bag holds no more than `bagBeyond` allows. The guest's things are the newer ones: they are in it before the account's,
 *    each in its order and as many of it as fit; what is left out is said.
 * 8. What only an account has (buyer, addresses, cards, gift cards) stays with the account's bag, untouched by this.
 */
export function mergeBags<Line extends MergeLine>(
  account: MergeBag<Line>,
  guest: MergeBag<Line>,
  limit = maxQuantity,
): MergedBag<Line> {
  const merged = new Map<string, Line>()
  const leftOut = new Map<string, { edpNo: string; leftOut: number }>()
  for (const line of [...account.lines, ...guest.lines]) {
    const key = keyOf(line)
    const present = merged.get(key)
    const wanted = (present?.quantity ?? 0) + line.quantity
    merged.set(key, { ...(present ?? line), quantity: Math.min(wanted, limit) })
    if (wanted > limit) {
      const before = leftOut.get(key)?.leftOut ?? 0
      leftOut.set(key, { edpNo: line.edpNo, leftOut: before + wanted - limit })
    }
  }
  const newer = new Set(guest.lines.map(keyOf))
  return {
    ...fitting([...merged.values()], (line) => newer.has(keyOf(line))),
    province: guest.province,
    promoCodes: mergePromos(account.promos, guest.promos),
    noOfInstallments: guest.noOfInstallments > 1 ? guest.noOfInstallments : account.noOfInstallments,
    shortened: [...leftOut.values()],
  }
}

const keyOf = ({ edpNo, amountCents }: MergeLine): string => `${edpNo} ${amountCents ?? ''}`

/** As much of the lines as one bag holds, in their order, and the rest. Those that are `first` are put in before the others. */
function fitting<Line extends MergeLine>(
  lines: readonly Line[],
  first: (line: Line) => boolean,
): Pick<MergedBag<Line>, 'lines' | 'leftOut'> {
  const size = { lines: 0, cents: 0, grams: 0 }
  const taken = new Map<Line, number>()
  for (const line of [...lines.filter(first), ...lines.filter((line) => !first(line))]) {
    const quantity = fittingBeside(size, line)
    if (quantity === 0) continue
    taken.set(line, quantity)
    size.lines += 1
    size.cents += quantity * line.priceCents
    size.grams += quantity * line.weightGrams
  }
  const kept = (line: Line) => taken.get(line) ?? 0
  return {
    lines: lines.filter((line) => kept(line) > 0).map((line) => ({ ...line, quantity: kept(line) })),
    leftOut: lines
      .filter((line) => kept(line) < line.quantity)
      .map((line) => ({ line, quantity: line.quantity - kept(line) })),
  }
}

function mergePromos(account: readonly MergePromo[], guest: readonly MergePromo[]): string[] {
  const beside = guest.every(({ isStackable }) => isStackable)
  const kept = account.filter(({ isStackable }) => guest.length === 0 || (beside && isStackable))
  return [...new Set([...guest, ...kept].map(({ code }) => code))]
}
