import { toWire } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import type { Deps } from '../kernel/feature.ts'
import { type Highlights, type ProductRow, productOf } from './product.ts'
import { productsNamed } from './tiles.ts'

/** The size of the cache. A product takes about a kilobyte of memory. */
const maxBytes = 24_000_000
/** The memory of an entry beside its characters, of which each may take two bytes. */
const overhead = 150

const nothing: Highlights = { onAir: new Set(), showstopper: null }

export type TileTexts = ReturnType<typeof createTileTexts>

/**
 * Products as the JSON of a list's reply, cached until the product changes: a page of a list is then a concatenation of
 * strings.
 */
export function createTileTexts({ pool, listener }: Pick<Deps, 'pool' | 'listener'>) {
  const cached: Record<Language, Map<string, string>> = { en: new Map(), fr: new Map() }
  let bytes = 0
  let changes = 0

  function drop(texts: Map<string, string>, itemNo: string): void {
    const text = texts.get(itemNo)
    if (text === undefined) return
    bytes -= sizeOf(text)
    texts.delete(itemNo)
  }

  function clear(): void {
    changes += 1
    cached.en.clear()
    cached.fr.clear()
    bytes = 0
  }

  function changed(payload: string): void {
    changes += 1
    const { itemNo } = JSON.parse(payload) as { itemNo: string }
    drop(cached.en, itemNo)
    drop(cached.fr, itemNo)
  }

  function store(texts: Map<string, string>, itemNo: string, text: string): void {
    drop(texts, itemNo)
    texts.set(itemNo, text)
    bytes += sizeOf(text)
    while (bytes > maxBytes) {
      // The oldest entry of the language with more entries.
      const larger = cached.en.size > cached.fr.size ? cached.en : cached.fr
      for (const oldest of larger.keys()) {
        drop(larger, oldest)
        break
      }
    }
  }

  listener.on('catalogue', clear)
  for (const channel of ['stock', 'price'] as const) {
    listener.on(channel, (payload) => (payload === '' ? clear() : changed(payload)))
  }

  /** Reads the products that are not cached. One statement. */
  async function read(language: Language, itemNos: readonly string[]): Promise<Map<string, string>> {
    const changesBefore = changes
    const rows = await productsNamed[language](pool, itemNos)
    const texts = new Map(rows.map((row) => [row.itemNo, restOf(row)]))
    // A change meanwhile may not be in these rows.
    if (changesBefore === changes) for (const [itemNo, text] of texts) store(cached[language], itemNo, text)
    return texts
  }

  return {
    /** The products of these numbers, in their order, without those that are unknown or withdrawn. At most one statement. */
    async of(language: Language, itemNos: readonly string[], now: Highlights): Promise<string[]> {
      const known = itemNos.map((itemNo) => cached[language].get(itemNo))
      const missing = itemNos.filter((_, place) => known[place] === undefined)
      const made = missing.length > 0 ? await read(language, missing) : undefined
      return itemNos.flatMap((itemNo, place) => {
        const rest = known[place] ?? made?.get(itemNo)
        if (rest === undefined) return []
        return `{"IsLive":${now.onAir.has(itemNo)},"IsShowstopper":${itemNo === now.showstopper},${rest}`
      })
    },
  }
}

const sizeOf = (text: string): number => text.length * 2 + overhead

/** The rest of a product's JSON object, after the two fields that change with the time of day. */
function restOf(row: ProductRow): string {
  const { isLive: _live, isShowstopper: _special, ...rest } = productOf(row, nothing)
  return JSON.stringify(toWire(rest)).slice(1)
}
