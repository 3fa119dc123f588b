import { isQuantity } from '../bag/bag.rules.ts'
import { cleanName } from '../shared/typed-text.ts'

/** One item of a quick order, or a piece of text that is none. */
export type QuickOrderRow = {
  /** The item number as it was typed; for `number`, the text that is none. */
  typed: string
  /** Undefined for `number`. */
  itemNo?: string
  /** The quantity that was typed, even one that cannot be ordered; 1 if none was. */
  quantity: number
  /** `number`: the text is no item number. `quantity`: the quantity cannot be ordered. */
  problem?: 'number' | 'quantity'
}

/**
 * A token of a line: a quantity with its sign (`x 2`, `2 ×`), an item number (`412305`, `412-305`, `412 305`), or any other
 * text up to the next separator.
 */
const tokens =
  /[x×]\s*(\d+)(?=[\s,;]|$)|(\d{1,3})\s*[x×](?=[\s,;\d]|$)|(\d{3}(?:-?| )\d{3,6})(?=[\s,;x×]|$)|[^\s,;]+/giu

/**
 * Reads the items of a quick order from pasted or typed text.
 *
 * 1. Items stand on lines of their own, or are separated by commas, semicolons, spaces or tabs.
 * 2. An item number has six to nine digits, with or without a hyphen or space after the third. A number sign before it is
 *    ignored, any dash is a hyphen, and what cannot be seen is ignored.
 * 3. A quantity is `x 2`, `2 ×`, or a number of up to three digits: a second column. It belongs to the number before it; in a
 *    line that begins with a quantity, each belongs to the number after it.
 * 4. Without a quantity it is 1. One outside 1 to 99 is a problem of its row.
 * 5. Text that is neither is a row of its own with a problem, and so is a quantity without a number.
 * 6. Rows of one item number become one, at the place of the first; their quantities add up.
 */
export const parseQuickOrder = (text: string): QuickOrderRow[] =>
  merge(text.split(/[\n\r\u2028\u2029]+/).flatMap(parseLine))

function parseLine(line: string): QuickOrderRow[] {
  const plain = cleanName(line).replaceAll('#', '')
  const rows: QuickOrderRow[] = []
  const wrong = (typed: string) => rows.push({ typed, quantity: 1, problem: 'number' })
  let quantityFirst: boolean | undefined
  let waiting: { typed: string; quantity: number } | undefined
  let open: QuickOrderRow | undefined
  for (const [typed, after, ahead, number] of plain.matchAll(tokens)) {
    const digits = after ?? ahead ?? (/^\d{1,3}$/.test(typed) ? typed : undefined)
    quantityFirst ??= digits !== undefined
    if (number !== undefined) {
      open = { typed: number, itemNo: number.replace(/[- ]/, ''), quantity: waiting?.quantity ?? 1 }
      waiting = undefined
      rows.push(open)
    } else if (digits === undefined) wrong(typed)
    else if (!quantityFirst && open) {
      open.quantity = Number(digits)
      open = undefined
    } else if (quantityFirst && !waiting) waiting = { typed, quantity: Number(digits) }
    else wrong(typed)
  }
  if (waiting) wrong(waiting.typed)
  return rows
}

function merge(parsed: readonly QuickOrderRow[]): QuickOrderRow[] {
  const rows: QuickOrderRow[] = []
  const rowOf = new Map<string, QuickOrderRow>()
  for (const row of parsed) {
    const same = rowOf.get(row.itemNo ?? '')
    if (same) same.quantity += row.quantity
    else rows.push(row)
    const kept = same ?? row
    if (kept.itemNo === undefined) continue
    rowOf.set(kept.itemNo, kept)
    if (isQuantity(row.quantity) && isQuantity(kept.quantity)) continue
    kept.problem = 'quantity'
  }
  return rows
}
