import type { Bag } from '@onair/core/bag/client'

/** A difference from the reviewed order. Amounts in cents. */
export type Change =
  | { kind: 'price' | 'quantity'; name: string; before: number; after: number }
  | { kind: 'gone'; name: string }
  | { kind: 'added'; name: string }
  | { kind: 'shippingHandling' | 'discount' | 'taxTotal' | 'giftCards' | 'grandTotal'; before: number; after: number }

type Compared = Pick<Bag, 'cartLines' | 'shippingHandling' | 'discount' | 'taxTotal' | 'giftCards' | 'grandTotal'>

const amounts = ['discount', 'shippingHandling', 'taxTotal', 'grandTotal'] as const

/**
 * Compares the reviewed order with the present one, in the order in which a shopper reads it.
 *
 * 1. Line by line: price, quantity; then removed lines, then new ones.
 * 2. Then each amount of the totals that differs, the grand total last.
 * 3. Unchanged values are not listed.
 */
export function changesBetween(before: Compared, after: Compared): Change[] {
  const lineOf = (bag: Compared, id: string) => bag.cartLines.find((line) => line.id === id)
  const lines = after.cartLines.flatMap((line): Change[] => {
    const old = lineOf(before, line.id)
    if (!old) return []
    const { name } = line
    return [
      ...(old.price === line.price ? [] : [{ kind: 'price' as const, name, before: old.price, after: line.price }]),
      ...(old.quantity === line.quantity
        ? []
        : [{ kind: 'quantity' as const, name, before: old.quantity, after: line.quantity }]),
    ]
  })
  const gone = before.cartLines.filter(({ id }) => !lineOf(after, id))
  const added = after.cartLines.filter(({ id }) => !lineOf(before, id))
  const paidBy = ({ giftCards }: Compared) => (giftCards ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const totals: Change[] = [
    ...amounts.slice(0, -1).map((kind) => ({ kind, before: before[kind], after: after[kind] })),
    { kind: 'giftCards', before: paidBy(before), after: paidBy(after) },
    { kind: 'grandTotal', before: before.grandTotal, after: after.grandTotal },
  ]
  return [
    ...lines,
    ...gone.map(({ name }): Change => ({ kind: 'gone', name })),
    ...added.map(({ name }): Change => ({ kind: 'added', name })),
    ...totals.filter((change) => 'before' in change && change.before !== change.after),
  ]
}
