import { isSameItem, saveForLater } from '@onair/core/bag'
import type { BagLine } from '@onair/core/bag/client'
import { catalogueClient, type Product } from '@onair/core/catalogue/client'
import { Unreachable } from '@onair/core/http'
import { readStored, type SavedItem, savedItemsKey, writeStored } from '@onair/core/session'
import { type ReadonlySignal, signal } from '@preact/signals-core'
import type { Environment, Models } from './models.ts'
import { shared, whilePageLives } from './page.ts'
import { publicHttpModel } from './public-http.model.ts'

export type { SavedItem } from '@onair/core/session'

export type SavedModel = {
  /** The saved items, the latest first. */
  items: ReadonlySignal<readonly SavedItem[]>
  /** The products' present state by item number; undefined until `readToday` has read it. */
  today: ReadonlySignal<ReadonlyMap<string, Product> | undefined>
  save(line: BagLine): void
  remove(item: SavedItem): void
  /** Reads today's prices and stock of all saved items. If that fails, the earlier ones stay. */
  readToday(): Promise<void>
  /** Follows other tabs while a widget watches. @returns stops following */
  start(): () => void
}

const none: readonly SavedItem[] = []
/** The most item numbers that one call accepts. */
const atOnce = 36

/**
 * The items that the shopper saved for later. They stay in this browser's local storage until the shopper signs out.
 * Storage is the source of truth: it is read before each change, and when another tab changed it.
 */
export function savedModel({ session }: Environment, models: Models): SavedModel {
  const stored = () => readStored(session, savedItemsKey) ?? none
  const items = signal<readonly SavedItem[]>(stored())
  const today = signal<ReadonlyMap<string, Product> | undefined>(undefined)
  const save = (next: SavedItem[]) => {
    writeStored(session, savedItemsKey, next)
    items.value = next
  }
  const look = () => {
    const next = stored()
    if (JSON.stringify(next) !== JSON.stringify(items.peek())) items.value = next
  }

  return {
    items,
    today,
    save({ itemNo, edpNo, quantity, amount, name, style, size, imageUrl }) {
      save(saveForLater(stored(), { itemNo, edpNo, quantity, amount, name, style, size, imageUrl }))
    },
    remove(item) {
      save(stored().filter((other) => !isSameItem(other, item)))
    },
    async readToday() {
      const requested = [...new Set(items.peek().map(({ itemNo }) => itemNo))]
      if (requested.length === 0) return
      const client = catalogueClient(models.of(publicHttpModel))
      const parts = Array.from({ length: Math.ceil(requested.length / atOnce) }, (_, part) =>
        requested.slice(part * atOnce, (part + 1) * atOnce),
      )
      try {
        const answers = await Promise.all(
          parts.map((part) => client.products({ itemNos: part.join('-'), pageSize: atOnce })),
        )
        const products = answers.flatMap((result) => (result.ok ? result.value.products : []))
        today.value = new Map(products.map((product) => [product.itemNo, product]))
      } catch (failure) {
        if (!(failure instanceof Unreachable)) throw failure
      }
    },
    start: shared(() =>
      whilePageLives(() => {
        look()
        addEventListener('storage', look)
        return () => removeEventListener('storage', look)
      }),
    ),
  }
}
