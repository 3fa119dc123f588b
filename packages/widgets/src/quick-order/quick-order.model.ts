import { type Http, Unreachable } from '@onair/core/http'
import { maxBagLines } from '@onair/core/limits'
import { parseQuickOrder } from '@onair/core/quick-order'
import { type QuickOrderItem, readQuickOrderItems } from '@onair/core/quick-order/client'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { QuickAddEvents } from '../models/quick-add.events.ts'
import { typingDelayMs } from '../models/typeahead.ts'
import type { IntoBag } from './into-bag.ts'
import {
  type Entry,
  entriesOf,
  isList,
  itemNoIn,
  type QuickOrderMatch,
  type Row,
  type RowState,
  stateOf,
  withBlanks,
} from './rows.ts'

/** The form's initial rows, and the shop's replies to their numbers if the server has read them. */
export type QuickOrderStart = {
  entries: readonly Entry[]
  items?: readonly QuickOrderItem[]
  /** The item numbers that the shop does not have. */
  unknown?: readonly string[]
  /** The number of rows left out of `entries`, because they exceed a bag's lines. */
  left?: number
}

/** The last event, for the form's message. */
export type QuickOrderNews =
  | { kind: 'checked'; found: number; unknown: number; name?: string }
  | { kind: 'nothing-to-add' }
  | { kind: 'added'; added: number; left: number }
  | { kind: 'unreachable'; added: number }

export type ShownRow = { row: Row; state: RowState }

export type QuickOrderModel = {
  rows: ReadonlySignal<readonly ShownRow[]>
  news: ReadonlySignal<QuickOrderNews | undefined>
  /** The number of items of the last list that were beyond the limit. */
  tooMany: ReadonlySignal<number>
  /** The rows of the present run, and how many of them are done; undefined while nothing is added. */
  progress: ReadonlySignal<{ done: number; of: number } | undefined>
  /** The code that adds to the bag, once a number was checked. */
  intoBag: ReadonlySignal<IntoBag | undefined>
  /** Sets the field's text. The shop is asked once the shopper pauses. */
  type(id: number, text: string): void
  /** Called when the shopper leaves a field: a list in it becomes rows, and text that is no item number an error. */
  finish(id: number): void
  /** Called with pasted text. @returns whether it was a list, whose items are now rows */
  paste(id: number, text: string): boolean
  setQuantity(id: number, quantity: number): void
  choose(id: number, edpNo: number | undefined): void
  remove(id: number): void
  clear(): void
  /** Asks the shop for the numbers without a reply. */
  check(): Promise<void>
  /** Adds the rows that are ready to the bag, one after the other. @returns the first row that needs the shopper */
  addAll(events: QuickAddEvents): Promise<number | undefined>
}

/**
 * The rows of a quick order.
 *
 * 1. The shop is asked once for each item number. A reply belongs to its number: a late one cannot reach another row.
 * 2. A list that is typed or pasted into one field becomes rows. There is always a blank row after the last, up to the lines of a
 *    full bag.
 * 3. Rows are added one after the other, each as a write of the bag with its own key.
 * 4. A refused row stays with the server's sentence. When the shop cannot be reached, the remaining rows stay unchanged.
 * 5. A row that is in the bag stays on the list and is never added again.
 */
export function quickOrderModel(
  http: Http,
  loadIntoBag: () => Promise<IntoBag>,
  { entries, items = [], unknown = [], left = 0 }: QuickOrderStart,
): QuickOrderModel {
  let ids = 0
  const rowOf = (entry: Entry): Row => {
    ids += 1
    return { ...entry, id: ids, finished: entry.text !== '' }
  }
  const filled = (next: readonly Row[]) => withBlanks(next, () => rowOf({ text: '', quantity: 1 }))
  const rows = signal<readonly Row[]>(filled(entries.map(rowOf)))
  const answers = signal<ReadonlyMap<string, QuickOrderMatch>>(
    new Map<string, QuickOrderMatch>([
      ...items.map((item) => [item.product.itemNo, item] as const),
      ...unknown.map((itemNo) => [itemNo, 'unknown'] as const),
    ]),
  )
  const news = signal<QuickOrderNews | undefined>(undefined)
  const tooMany = signal(left + Math.max(0, entries.length - maxBagLines))
  const progress = signal<{ done: number; of: number } | undefined>(undefined)
  const shown = computed(() => rows.value.map((row): ShownRow => ({ row, state: stateOf(row, answers.value) })))
  const intoBag = signal<IntoBag | undefined>(undefined)
  const asking = new Map<string, Promise<void>>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const change = (id: number, what: Partial<Row>) => {
    rows.value = filled(rows.peek().map((row) => (row.id === id ? { ...row, ...what } : row)))
  }

  /** The code that adds to the bag; undefined if it could not be loaded. */
  async function reachBag(): Promise<IntoBag | undefined> {
    try {
      const loaded = intoBag.peek() ?? (await loadIntoBag())
      intoBag.value ??= loaded
    } catch {
      // The network failed. The next check tries again.
    }
    return intoBag.peek()
  }

  /** The products of item numbers; undefined while the shop does not reply. */
  async function read(itemNos: readonly string[]): Promise<QuickOrderItem[] | undefined> {
    try {
      const result = await readQuickOrderItems(http, itemNos)
      return result.ok ? result.value : undefined
    } catch (failure) {
      if (failure instanceof Unreachable) return undefined
      throw failure
    } finally {
      for (const itemNo of itemNos) asking.delete(itemNo)
    }
  }

  async function ask(itemNos: readonly string[]): Promise<void> {
    void reachBag()
    const items = await read(itemNos)
    const byNumber = new Map(items?.map((item) => [item.product.itemNo, item]))
    const heard = itemNos.map((itemNo): [string, QuickOrderMatch] => [
      itemNo,
      items ? (byNumber.get(itemNo) ?? 'unknown') : 'unreachable',
    ])
    const missing = heard.filter(([, what]) => what === 'unknown').length
    const goods = heard.flatMap(([, what]) => (typeof what === 'string' ? [] : what))
    batch(() => {
      answers.value = new Map([...answers.peek(), ...heard])
      if (goods.length + missing === 0) return
      const [only] = goods.length === 1 && missing === 0 ? goods : []
      news.value = { kind: 'checked', found: goods.length, unknown: missing, ...(only && { name: only.product.name }) }
    })
  }

  async function check(): Promise<void> {
    clearTimeout(timer)
    const requested = new Set(rows.peek().flatMap(({ text }) => itemNoIn(text) ?? []))
    const open = [...requested].filter(
      (itemNo) => !asking.has(itemNo) && (answers.peek().get(itemNo) ?? 'unreachable') === 'unreachable',
    )
    if (open.length > 0) {
      const pending = ask(open)
      for (const itemNo of open) asking.set(itemNo, pending)
    }
    await Promise.all([...requested].map((itemNo) => asking.get(itemNo)))
  }
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), typingDelayMs)
  }

  /** Replaces a row with the rows of a list, or adds them after it if the row holds something else. */
  function spread(id: number, text: string): void {
    const parsed = parseQuickOrder(text)
    const present = rows.peek()
    const at = present.findIndex((row) => row.id === id)
    const replaced = present[at]?.text.trim() === '' || present[at]?.text === text
    const before = present.slice(0, replaced ? at : at + 1)
    const after = present.slice(at + 1).filter((row) => row.text.trim() !== '')
    const fits = Math.max(0, maxBagLines - before.length - after.length)
    const fitting = entriesOf(parsed.slice(0, fits)).map(rowOf)
    batch(() => {
      rows.value = filled([...before, ...fitting, ...after])
      tooMany.value = parsed.length - fitting.length
    })
    void check()
  }

  return {
    rows: shown,
    news,
    tooMany,
    progress,
    intoBag,
    type(id, text) {
      change(id, { text, finished: false, edpNo: undefined, refused: undefined })
      checkSoon()
    },
    finish(id) {
      const row = rows.peek().find((one) => one.id === id)
      if (!row || row.text.trim() === '') return
      if (isList(row.text)) spread(id, row.text)
      else {
        change(id, { finished: true })
        void check()
      }
    },
    paste(id, text) {
      if (!isList(text)) return false
      spread(id, text)
      return true
    },
    setQuantity: (id, quantity) => change(id, { quantity, asked: undefined, refused: undefined }),
    choose: (id, edpNo) => change(id, { edpNo, refused: undefined }),
    remove(id) {
      rows.value = filled(rows.peek().filter((row) => row.id !== id))
    },
    clear() {
      batch(() => {
        rows.value = filled([])
        news.value = undefined
        tooMany.value = 0
      })
    },
    check,
    async addAll({ onBeforeAdd, onAdded }) {
      if (progress.peek()) return undefined
      for (const { id } of rows.peek()) this.finish(id)
      // The rows to add are counted once the shop has replied about all of them.
      progress.value = { done: 0, of: 0 }
      await check()
      const ready = shown.peek().flatMap(({ row, state }) => (state.kind === 'ready' ? { row, state } : []))
      const into = ready.length > 0 ? await reachBag() : undefined
      const { added, away } = (await into?.addRows(ready, {
        onBeforeAdd,
        onAdded,
        change,
        onProgress(done) {
          progress.value = { done, of: ready.length }
        },
      })) ?? { added: 0, away: ready.length > 0 }
      const open = shown.peek().filter(({ state: { kind } }) => kind !== 'blank' && kind !== 'added')
      batch(() => {
        progress.value = undefined
        news.value = away
          ? { kind: 'unreachable', added }
          : added + open.length === 0
            ? { kind: 'nothing-to-add' }
            : { kind: 'added', added, left: open.length }
      })
      return away ? undefined : (open[0] ?? (added === 0 ? shown.peek()[0] : undefined))?.row.id
    },
  }
}
