import { parseItemNumber } from '@onair/core/item-number'
import { readQuickOrderItems } from '@onair/core/quick-order/client'
import { type Entry, stateOf } from '@onair/widgets/quick-order'
import type { Action } from '../../kernel/action.ts'
import { saveForm } from '../../kernel/saved-form.ts'
import { tried } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import { addToVisitorsBag } from '../../parts/bag.ts'
import { addressOf, entriesOfFields } from './quick-order.form.ts'

/** The server's sentences by the position of their rows in the list of rows that were not added. */
export type Refusals = Readonly<Record<string, string>>

/**
 * The form without JavaScript: adds the rows one after the other. The next page shows the rows that were not added, with the
 * server's sentences; if everything was added, it is the bag.
 */
export const addQuickOrder: Action = {
  path: '/quickorder/add',
  audience: 'everyone',
  run: async (visit, form) => {
    const { entries, left } = entriesOfFields((name) => form[name])
    const { rest, away } = await addEntries(visit, entries)
    const added = entries.length - rest.length
    if (added > 0 && rest.length === 0 && left === 0) return '/pages/shoppingbag'
    const refusals = Object.fromEntries(
      rest.flatMap(({ refused }, index) => (refused === undefined ? [] : [[index, refused]])),
    )
    if (rest.length > 0) saveForm(visit, 'quick-order', refusals)
    return addressOf(rest, away ? 'away' : added > 0 ? 'partly' : entries.length > 0 ? 'none' : 'empty')
  },
}

/** Adds the rows that are ready. @returns the others, and whether the shop stopped replying */
async function addEntries(visit: Visit, entries: readonly Entry[]): Promise<{ rest: Entry[]; away: boolean }> {
  const itemNos = new Set(entries.flatMap(({ text }) => parseItemNumber(text) ?? []))
  const read = await tried(readQuickOrderItems(visit.http, [...itemNos]))
  if (!read?.ok) return { rest: [...entries], away: true }
  const matches = new Map(read.value.map((item) => [item.product.itemNo, item]))
  const rest: Entry[] = []
  for (const [index, entry] of entries.entries()) {
    const state = stateOf({ ...entry, id: index, finished: true }, matches)
    if (state.kind === 'ready') {
      const { edpNo, item } = state
      const line = { itemNo: item.product.itemNo, edpNo, quantity: entry.quantity }
      const result = await tried(addToVisitorsBag(visit, line))
      if (!result) return { rest: [...rest, ...entries.slice(index)], away: true }
      if (!result.ok) rest.push({ ...entry, refused: result.items[0]?.message ?? '' })
    } else rest.push(entry)
  }
  return { rest, away: false }
}
