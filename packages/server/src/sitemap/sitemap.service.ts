import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { hostPath, hostsOf } from '@onair/core/guide'
import { productPath } from '@onair/core/item-number'
import { LRUCache } from 'lru-cache'
import { readCounts } from '../catalogue/browse.queries.ts'
import { cachedUntilChange } from '../catalogue/cached.ts'
import { createTaxonomy, withDescendants } from '../catalogue/taxonomy.ts'
import type { Pool } from '../kernel/db/pool.ts'
import type { Listener } from '../kernel/listener.ts'
import { firstOfMaps, presenters, productsFrom } from './sitemap.queries.ts'
import { addressesOfEntry, type Entry, siteMapIndex, urlSet } from './sitemap.xml.ts'

/** A compressed map with its ETag. */
type PackedMap = { gzip: Buffer; etag: string }

/** The most addresses of a map; crawlers accept 50,000. */
const mostAddresses = 10_000
/** The products of one read. */
const readAtOnce = 250

/** The listed pages that do not depend on the catalogue. */
const fixedPages = ['/', '/pages/productlist', '/pages/shopbycategory', '/pages/brands', '/pages/schedule']
const listPath = (dimension: 'category' | 'brand', id: string) =>
  `/pages/productlist?dimensions=${dimension}:${encodeURIComponent(id)}`

/**
 * The shop's site maps: an index, and maps of its pages, categories, brands, hosts and products.
 *
 * 1. Product maps list the products in the order of item numbers. The catalogue is read in small pieces by its key, and never
 *    in memory as a whole.
 * 2. Maps are cached, compressed, until the catalogue changes; the least recently used are evicted when they exceed `maxBytes`
 *    together.
 * 3. They are created one after the other: a crawler that requests all at once uses one connection, and the memory of one map.
 * 4. Withdrawn products are not listed, nor are categories and brands without products.
 */
export function createSiteMaps(parts: {
  pool: Pool
  listener: Listener
  origin: string
  maxBytes?: number
  addresses?: number
}) {
  const { pool, listener, origin, maxBytes = 16_000_000, addresses = mostAddresses } = parts
  const entriesInMap = addresses / addressesOfEntry
  const taxonomy = createTaxonomy({ pool, listener })
  const counts = cachedUntilChange(listener, () => readCounts(pool))
  const firsts = cachedUntilChange(listener, () => firstOfMaps(pool, { size: entriesInMap }))
  const cached = new LRUCache<string, PackedMap>({ maxSize: maxBytes, sizeCalculation: ({ gzip }) => gzip.length })
  const making = new Map<string, Promise<PackedMap | undefined>>()
  let generation = 0
  let lastMade: Promise<unknown> = Promise.resolve()
  listener.on('catalogue', () => {
    generation += 1
    cached.clear()
    making.clear()
  })

  async function categories(): Promise<Entry[]> {
    const [{ roots }, { category }] = await Promise.all([taxonomy(), counts()])
    return roots
      .flatMap(withDescendants)
      .filter((one) => withDescendants(one).some(({ id }) => category.has(id)))
      .map(({ id }) => ({ path: listPath('category', id) }))
  }

  async function hosts(): Promise<Entry[]> {
    const paths = (await presenters(pool)).flatMap(({ host }) => hostsOf(host).flatMap((name) => hostPath(name) ?? []))
    return [...new Set(paths)].map((path) => ({ path }))
  }

  async function brands(): Promise<Entry[]> {
    const { brand } = await counts()
    const most = [...brand].toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    return most.map(([id]) => ({ path: listPath('brand', id) }))
  }

  /** The products of a map, in pieces. */
  async function* products(first: string): AsyncGenerator<Entry[]> {
    let from = first
    for (let read = 0; read < entriesInMap; ) {
      const count = Math.min(readAtOnce, entriesInMap - read)
      const rows = await productsFrom(pool, { from, after: read > 0, count })
      yield rows.map(({ itemNo, changed }) => ({ path: productPath(itemNo), changed }))
      const end = rows.at(-1)
      if (!end || rows.length < count) return
      from = end.itemNo
      read += rows.length
    }
  }

  /** The text of a map, in pieces; undefined for an unknown name. */
  async function textOf(name: string): Promise<Iterable<string> | AsyncIterable<string> | undefined> {
    const listed = (entries: readonly Entry[]) => urlSet(origin, [entries.slice(0, entriesInMap)])
    if (name === 'index') {
      const ofProducts = (await firsts()).map((_, place) => `products-${place + 1}`)
      return [siteMapIndex(origin, ['pages', 'categories', 'brands', 'hosts', ...ofProducts])]
    }
    if (name === 'pages') return listed(fixedPages.map((path) => ({ path })))
    if (name === 'hosts') return listed(await hosts())
    if (name === 'categories') return listed(await categories())
    if (name === 'brands') return listed(await brands())
    const number = /^products-([1-9]\d{0,6})$/.exec(name)?.[1]
    const begin = number === undefined ? undefined : (await firsts())[Number(number) - 1]
    return begin && urlSet(origin, products(begin.first))
  }

  async function make(name: string): Promise<PackedMap | undefined> {
    const generationBefore = generation
    const text = await textOf(name)
    if (!text) return undefined
    const packing = createGzip()
    const [gzip] = await Promise.all([buffer(packing), pipeline(text, packing)])
    const etag = `W/"${createHash('sha256').update(gzip).digest('base64url').slice(0, 22)}"`
    const packed = { gzip, etag }
    if (generationBefore === generation) cached.set(name, packed)
    return packed
  }

  return {
    /**
     * A map by its name: `index`, `pages`, `categories`, `brands`, `hosts`, `products-1` and so on; undefined for any other. Concurrent
     * callers share one creation.
     */
    async read(name: string): Promise<PackedMap | undefined> {
      const ready = cached.get(name) ?? making.get(name)
      if (ready) return ready
      const made = lastMade.then(() => make(name))
      making.set(name, made)
      lastMade = made
        .catch(() => {})
        .finally(() => {
          if (making.get(name) === made) making.delete(name)
        })
      return made
    },
  }
}
