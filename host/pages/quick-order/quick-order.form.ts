import { isQuantity } from '@onair/core/bag'
import { maxBagLines, maxQuantity } from '@onair/core/limits'
import { parseQuickOrder } from '@onair/core/quick-order'
import { type Entry, entriesOf } from '@onair/widgets/quick-order'

/** The page of the form. */
export const quickOrderPath = '/pages/quickorder'

type Fields = (name: string) => string | undefined

/** Longer than any list that a person types or pastes into a field. */
const maxFieldLength = 4000

/**
 * The rows of the form's fields.
 *
 * 1. A row is `item1`, `quantity1` and `edp1`; there are at most as many as a bag has lines. Blank ones are left out.
 * 2. A field may contain a list, whose items become rows with the list's quantities.
 * 3. `items` is a list too: for a link in a mail or on another site.
 */
export function entriesOfFields(field: Fields): { entries: Entry[]; left: number } {
  const rows = Array.from({ length: maxBagLines }, (_, index) => ownRow(field, index + 1))
  const entries = [listIn(field('items')), ...rows].flat()
  return { entries: entries.slice(0, maxBagLines), left: Math.max(0, entries.length - maxBagLines) }
}

const listIn = (text = ''): Entry[] => entriesOf(parseQuickOrder(text.slice(0, maxFieldLength)))

function ownRow(field: Fields, row: number): Entry[] {
  const list = listIn(field(`item${row}`))
  const [only] = list
  if (list.length !== 1 || !only || only.quantity !== 1 || only.asked !== undefined) return list
  const quantity = wholeNumber(field(`quantity${row}`))
  const edpNo = wholeNumber(field(`edp${row}`))
  return [
    {
      ...only,
      ...(isQuantity(quantity) ? { quantity } : quantity > 1 && { quantity: maxQuantity, asked: quantity }),
      ...(edpNo > 0 && { edpNo }),
    },
  ]
}

/** The page's address with these rows. The server's sentences are not part of it. */
export function addressOf(entries: readonly Entry[], posted?: string): string {
  const query = new URLSearchParams()
  for (const [index, { text, quantity, edpNo }] of entries.entries()) {
    query.set(`item${index + 1}`, text)
    query.set(`quantity${index + 1}`, String(quantity))
    if (edpNo !== undefined) query.set(`edp${index + 1}`, String(edpNo))
  }
  if (posted) query.set('posted', posted)
  return query.size > 0 ? `${quickOrderPath}?${query}` : quickOrderPath
}

/** A whole number as people type one; 0 for anything else. */
const wholeNumber = (text = ''): number => (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : 0)
