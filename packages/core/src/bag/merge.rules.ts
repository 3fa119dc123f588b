import { maxQuantity } from '../shared/limits.ts'
import type { Cents } from '../shared/money.ts'
import type { Province } from '../shared/provinces.ts'
import { fittingQuantity } from './bounds.rules.ts'

/**
 * The fields of a line that merging reads. Any other fields are preserved. `amountCents` is the chosen amount of a donation.
 * `weightGrams` is the shipping weight of one piece: 0 for things that are not shipped.
 */
export type MergeLine = {
  edpNo: string
  quantity: number
  amountCents?: number
  priceCents: Cents
  weightGrams: number
}

/** The fields of a promo code that merging reads. */
export type MergePromo = { code: string; isStackable: boolean }

/** A bag to merge. */
export type MergeBag<Line extends MergeLine> = {
  lines: readonly Line[]
  province: Province
  /** In the order in which the shopper entered them. */
  promos: readonly MergePromo[]
  noOfInstallments: number
}

/** The result of merging two bags. */
export type MergedBag<Line extends MergeLine> = {
  lines: Line[]
  province: Province
  /** The codes of the merged bag, in their order. */
  promoCodes: string[]
  noOfInstallments: number
  /** Lines cut to the maximum quantity, with the number of pieces left out. The shopper gets a message. */
  shortened: { edpNo: string; leftOut: number }[]
  /** Things that do not fit into one bag, with the number left out. The shopper gets a message. */
  leftOut: { line: Line; quantity: number }[]
}

/**
 * Merges the bag of a guest who signs in into the account's earlier bag.
 *
 * 1. Nothing is lost silently: every thing in either bag is in the merged bag or reported in `shortened` or `leftOut`.
 * 2. The account's lines come first, in their order. The guest's new lines follow, in theirs.
 * 3. The same thing in both bags (the same EdpNo, and for donations the same amount) becomes one line with both quantities.
 * 4. A line has at most `limit` pieces. The rest is reported in `shortened`.
 * 5. The guest's choices are newer and win: the guest's province, and the guest's number of payments if the guest chose Easy
 *    Pay. Otherwise the account's number of payments applies.
 * 6. The guest's promo codes come first. The account's codes stay if they can stand beside the guest's: stackable codes beside
 *    stackable ones. A guest without codes changes nothing.
 * 7. The merged bag stays within the limits of `exceededBagLimit`. The guest's things are newer and get room first, each in its
 *    order and as many as fit. The rest is reported in `leftOut`.
 * 8. Fields that only an account has (buyer, addresses, cards, gift cards) stay unchanged on the account's bag.
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
    const quantity = (present?.quantity ?? 0) + line.quantity
    merged.set(key, { ...(present ?? line), quantity: Math.min(quantity, limit) })
    if (quantity > limit) {
      const leftOutBefore = leftOut.get(key)?.leftOut ?? 0
      leftOut.set(key, { edpNo: line.edpNo, leftOut: leftOutBefore + quantity - limit })
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

/** Splits the lines, in their order, into those that fit into one bag and the rest. Lines matching `first` get room first. */
function fitting<Line extends MergeLine>(
  lines: readonly Line[],
  first: (line: Line) => boolean,
): Pick<MergedBag<Line>, 'lines' | 'leftOut'> {
  const size = { lines: 0, cents: 0, grams: 0 }
  const fits = new Map<Line, number>()
  for (const line of [...lines.filter(first), ...lines.filter((line) => !first(line))]) {
    const quantity = fittingQuantity(size, line)
    if (quantity === 0) continue
    fits.set(line, quantity)
    size.lines += 1
    size.cents += quantity * line.priceCents
    size.grams += quantity * line.weightGrams
  }
  const fitOf = (line: Line) => fits.get(line) ?? 0
  return {
    lines: lines.filter((line) => fitOf(line) > 0).map((line) => ({ ...line, quantity: fitOf(line) })),
    leftOut: lines
      .filter((line) => fitOf(line) < line.quantity)
      .map((line) => ({ line, quantity: line.quantity - fitOf(line) })),
  }
}

function mergePromos(account: readonly MergePromo[], guest: readonly MergePromo[]): string[] {
  const stackable = guest.every(({ isStackable }) => isStackable)
  const compatible = account.filter(({ isStackable }) => guest.length === 0 || (stackable && isStackable))
  return [...new Set([...guest, ...compatible].map(({ code }) => code))]
}
