import { maxBagLines, maxQuantity, minQuantity } from '@onair/core/limits'
import { parseQuickOrder, type QuickOrderRow } from '@onair/core/quick-order'
import type { QuickOrderItem } from '@onair/core/quick-order/client'

/** What the shopper entered in a row. */
export type Entry = {
  /** The text of the field for the item number. */
  text: string
  quantity: number
  /** The chosen style and size of a product with several. */
  edpNo?: number
  /** The requested quantity that cannot be ordered, until the shopper sets another. */
  asked?: number
  /** The server's sentence, if it refused the row; empty if it gave none. */
  refused?: string
}

/** A row of the form. */
export type Row = Entry & {
  id: number
  /** The shopper has left the field: text that is no item number is then an error. */
  finished: boolean
  progress?: 'adding' | 'added'
}

/** The shop's reply about an item number. */
export type QuickOrderMatch = QuickOrderItem | 'unknown' | 'unreachable'

/** What a row shows. `ready` has the style and size to add. */
export type RowState =
  | { kind: 'blank' | 'typing' | 'wrong' | 'checking' | 'unreachable' }
  | { kind: 'unknown'; itemNo: string }
  | { kind: 'sold-out' | 'donation' | 'choose' | 'quantity'; item: QuickOrderItem }
  | { kind: 'ready' | 'added'; item: QuickOrderItem; edpNo: number }

/** How many rows an empty form has. */
const fewestRows = 3

/**
 * The state of a row.
 *
 * 1. Text that is no item number is an error once the shopper has left the field.
 * 2. A donation needs an amount, which its page asks for. A sold-out product cannot be ordered.
 * 3. A product with several styles or sizes needs a choice that is in stock.
 * 4. A quantity outside the limits needs another.
 */
export function stateOf(row: Row, matches: ReadonlyMap<string, QuickOrderMatch>): RowState {
  if (row.text.trim() === '') return { kind: 'blank' }
  const itemNo = itemNoIn(row.text)
  if (itemNo === undefined) return { kind: row.finished ? 'wrong' : 'typing' }
  const item = matches.get(itemNo)
  if (item === undefined) return { kind: 'checking' }
  if (item === 'unknown') return { kind: item, itemNo }
  if (item === 'unreachable') return { kind: item }
  const { product, choices } = item
  if (row.progress === 'added') return { kind: 'added', item, edpNo: row.edpNo ?? product.defaultEdp }
  if (product.isDonation) return { kind: 'donation', item }
  if (product.stock === 'out') return { kind: 'sold-out', item }
  const several = choices !== undefined && choices.edps.length > 1
  const edp = several ? choices.edps.find(({ edpNo }) => edpNo === row.edpNo) : choices?.edps[0]
  if (several && (!edp || edp.stock === 'out')) return { kind: 'choose', item }
  if (row.asked !== undefined) return { kind: 'quantity', item }
  return { kind: 'ready', item, edpNo: edp?.edpNo ?? product.defaultEdp }
}

/** The rows of parsed text. A quantity that cannot be ordered becomes the nearest possible one, and the row says so. */
export const entriesOf = (parsed: readonly QuickOrderRow[]): Entry[] =>
  parsed.map(({ typed, itemNo, quantity, problem }) => ({
    text: itemNo ? typed : typed.slice(0, longestText),
    quantity: Math.min(maxQuantity, Math.max(minQuantity, quantity)),
    ...(problem === 'quantity' && { asked: quantity }),
  }))

/** The maximum length of a row's text that is no item number. */
const longestText = 40

/** The item number in a field without a quantity. */
export function itemNoIn(text: string): string | undefined {
  return isList(text) ? undefined : parseQuickOrder(text)[0]?.itemNo
}

/** Whether a field's text becomes rows: several items, or one with a quantity. */
export function isList(text: string): boolean {
  const rows = parseQuickOrder(text)
  return rows.length > 1 || rows.some(({ quantity }) => quantity !== 1)
}

/** Fills up to at least three rows, the last of them blank, and at most a bag's lines. */
export function withBlanks(rows: readonly Row[], blank: () => Row): Row[] {
  const shown = rows.slice(0, maxBagLines)
  const last = () => shown.at(-1)
  while (shown.length < fewestRows || (shown.length < maxBagLines && last()?.text.trim() !== '')) shown.push(blank())
  return shown
}
