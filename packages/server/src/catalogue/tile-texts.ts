import { toWire } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import type { Deps } from '../kernel/feature.ts'
import { listedEdps } from './listed-edps.ts'
import type { OpenWindows } from './open-windows.ts'
import { type Highlights, type ProductRow, productOf } from './product.ts'
import { productsNamed } from './tiles.queries.ts'

/**
 * The size of the cache. A product takes about a kilobyte of memory in each language, so some 30,000 products fit in both. In a
 * larger catalogue, reading all pages in order evicts each product before it is read again.
 */
const maxBytes = 64_000_000
/** The memory of an entry beside its characters, of which each may take two bytes. */
const overhead = 150

const nothing: Highlights = { onAir: new Set(), aired: new Map(), showstopper: null }

/** A product's fields in a language; its styles and sizes have none. */
type Kind = Language | 'edps'

export type TileTexts = ReturnType<typeof createTileTexts>

/**
 * Products as the JSON of a list's reply, cached until the product changes: a page of a list is then a concatenation of
 * strings.
 */
export function createTileTexts({
  pool,
  clock,
  listener,
  windows,
}: Pick<Deps, 'pool' | 'clock' | 'listener'> & { windows: Pick<OpenWindows, 'onChange' | 'refresh'> }) {
  const cached: Record<Kind, Map<string, string>> = { en: new Map(), fr: new Map(), edps: new Map() }
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
    for (const texts of Object.values(cached)) texts.clear()
    bytes = 0
  }

  function changed(itemNos: readonly string[]): void {
    changes += 1
    for (const itemNo of itemNos) for (const texts of Object.values(cached)) drop(texts, itemNo)
  }

  function store(texts: Map<string, string>, itemNo: string, text: string): void {
    drop(texts, itemNo)
    texts.set(itemNo, text)
    bytes += sizeOf(text)
    while (bytes > maxBytes) {
      // The oldest entry of the kind with the most entries.
      const largest = Object.values(cached).reduce((most, one) => (one.size > most.size ? one : most))
      for (const oldest of largest.keys()) {
        drop(largest, oldest)
        break
      }
    }
  }

  listener.on('catalogue', clear)
  for (const channel of ['stock', 'price'] as const) {
    listener.on(channel, (payload) => {
      if (payload === '') clear()
      else changed([(JSON.parse(payload) as { itemNo: string }).itemNo])
    })
  }
  windows.onChange(changed)

  /** Reads the products that are not cached. One statement. */
  async function read(kind: Kind, itemNos: readonly string[]): Promise<Map<string, string>> {
    const changesBefore = changes
    const texts =
      kind === 'edps'
        ? new Map(
            [...(await listedEdps(pool, itemNos, clock()))].map(([itemNo, edps]) => [
              itemNo,
              JSON.stringify(toWire(edps)),
            ]),
          )
        : new Map((await productsNamed[kind](pool, { itemNos, now: clock() })).map((row) => [row.itemNo, restOf(row)]))
    // These rows may lack a change of the meantime.
    if (changesBefore === changes) for (const [itemNo, text] of texts) store(cached[kind], itemNo, text)
    return texts
  }

  async function textsOf(kind: Kind, itemNos: readonly string[]): Promise<(string | undefined)[]> {
    const texts = itemNos.map((itemNo) => cached[kind].get(itemNo))
    const missing = itemNos.filter((_, place) => texts[place] === undefined)
    if (missing.length === 0) return texts
    const made = await read(kind, missing)
    return itemNos.map((itemNo, place) => texts[place] ?? made.get(itemNo))
  }

  return {
    /**
     * The products of these numbers, in their order, without those that are unknown or withdrawn. At most one statement; one
     * more with `edps`, which adds the styles and sizes.
     */
    async of(language: Language, itemNos: readonly string[], now: Highlights, edps = false): Promise<string[]> {
      windows.refresh()
      const rests = await textsOf(language, itemNos)
      const choices = edps ? await textsOf('edps', itemNos) : undefined
      return itemNos.flatMap((itemNo, place) => {
        const rest = rests[place]
        if (rest === undefined) return []
        const more = choices ? `"Edps":${choices[place] ?? '[]'},` : ''
        const aired = JSON.stringify(now.aired.get(itemNo) ?? null)
        return `{"IsLive":${now.onAir.has(itemNo)},"AiredAt":${aired},"IsShowstopper":${itemNo === now.showstopper},${more}${rest}`
      })
    },
  }
}

const sizeOf = (text: string): number => text.length * 2 + overhead

/** The rest of a product's JSON object, after the three fields that change with the time of day. */
function restOf(row: ProductRow): string {
  const { isLive: _live, airedAt: _aired, isShowstopper: _special, ...rest } = productOf(row, nothing)
  return JSON.stringify(toWire(rest)).slice(1)
}
