import { toWire } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import type { Deps } from '../kernel/feature.ts'
import { type Highlights, type ProductRow, productOf } from './product.ts'
import { productsNamed } from './tiles.ts'

/** What the kept texts take together, at most. A product's takes about a kilobyte in memory. */
const mostBytes = 24_000_000
/** What a text takes beside its letters, each of which may take two bytes. */
const overhead = 150

const nothing: Highlights = { onAir: new Set(), showstopper: null }

export type TileTexts = ReturnType<typeof createTileTexts>

/**
 * Products as JSON, as a list's reply holds them. They are kept until something of them changes: putting a page of a list
 * together is then a matter of putting texts together.
 */
export function createTileTexts({ pool, listener }: Pick<Deps, 'pool' | 'listener'>) {
  const kept: Record<Language, Map<string, string>> = { en: new Map(), fr: new Map() }
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
    kept.en.clear()
    kept.fr.clear()
    bytes = 0
  }

  function changed(payload: string): void {
    changes += 1
    const { itemNo } = JSON.parse(payload) as { itemNo: string }
    drop(kept.en, itemNo)
    drop(kept.fr, itemNo)
  }

  function keep(texts: Map<string, string>, itemNo: string, text: string): void {
    drop(texts, itemNo)
    texts.set(itemNo, text)
    bytes += sizeOf(text)
    while (bytes > mostBytes) {
      // Of the language that more is kept of, what was made first.
      const larger = kept.en.size > kept.fr.size ? kept.en : kept.fr
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

  /** Reads those that are not there. One statement. */
  async function read(language: Language, itemNos: readonly string[]): Promise<Map<string, string>> {
    const begun = changes
    const rows = await productsNamed[language](pool, itemNos)
    const texts = new Map(rows.map((row) => [row.itemNo, restOf(row)]))
    // What changed meanwhile may be in them as it was before.
    if (begun === changes) for (const [itemNo, text] of texts) keep(kept[language], itemNo, text)
    return texts
  }

  return {
    /** The products of these numbers, in their order, without those that are unknown or withdrawn. At most one statement. */
    async of(language: Language, itemNos: readonly string[], now: Highlights): Promise<string[]> {
      const known = itemNos.map((itemNo) => kept[language].get(itemNo))
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

/** Everything of a product but what the time of day changes: it follows that, and ends the object. */
function restOf(row: ProductRow): string {
  const { isLive: _live, isShowstopper: _special, ...rest } = productOf(row, nothing)
  return JSON.stringify(toWire(rest)).slice(1)
}
