import { planTimeZone, zonedDate, zonedDayRange } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import type { Deps } from '../kernel/feature.ts'
import { donations, lastAired, readCounts } from './browse.queries.ts'
import { cachedUntilChange } from './cached.ts'
import { showstopperOf } from './detail.queries.ts'
import type { OnAirSource } from './on-air.ts'
import { type Category, type Taxonomy, withDescendants } from './taxonomy.ts'
import type { Tiles } from './tiles.ts'

/** The number of brands in the menu. */
const menuBrands = 12

type Page = { page: number; pageSize: number }

/** Browsing by category, brand, and programmes on air or past. */
export function createBrowse(
  parts: Pick<Deps, 'pool' | 'clock' | 'listener'> & {
    onAir: Pick<OnAirSource, 'itemNos'>
    tiles: Tiles
    taxonomy: () => Promise<Taxonomy>
  },
) {
  const { pool, clock, onAir, listener, tiles, taxonomy } = parts
  const counts = cachedUntilChange(listener, () => readCounts(pool))

  return {
    /**
     * All brands that have products, in the language's order; for the menu, those with the most products. No statement while
     * cached; three for this call and {@link categories} together after the catalogue changed.
     */
    async brands(language: Language, which: 'primary_nav' | 'dimension') {
      const [tree, { brand }] = await Promise.all([taxonomy(), counts()])
      const compare = new Intl.Collator(`${language}-CA`).compare
      const all = [...brand]
        .map(([id, count]) => ({ id, name: tree.brandName(id) ?? id, count }))
        .toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id))
      if (which === 'dimension') return { brands: all }
      const most = all.toSorted((a, b) => b.count - a.count).slice(0, menuBrands)
      return { brands: all.filter((one) => most.includes(one)) }
    },

    /** Every category with its number of products, including those below it. Statements as {@link brands}. */
    async categories(language: Language) {
      const [tree, { category: own }] = await Promise.all([taxonomy(), counts()])
      const item = (category: Category) => ({
        id: category.id,
        name: category.name[language],
        count: withDescendants(category).reduce((sum, { id }) => sum + (own.get(id) ?? 0), 0),
      })
      return {
        categories: tree.roots.map((first) => ({
          ...item(first),
          categories: first.children.map((second) => ({
            ...item(second),
            categories: second.children.map((third) => ({ ...item(third), categories: [] })),
          })),
        })),
      }
    },

    /** One statement, once the day's showstopper is known; none if nothing is on air. */
    async onAirNow(language: Language) {
      return { products: await tiles.named(language, [...new Set(onAir.itemNos())]) }
    },

    /** Two statements, once the day's showstopper is known. */
    async recentlyAired(language: Language, { page, pageSize }: Page) {
      const rows = await lastAired(pool, { now: clock(), limit: pageSize, offset: (page - 1) * pageSize })
      const products = new Map((await tiles.named(language, itemNosOf(rows))).map((tile) => [tile.itemNo, tile]))
      return {
        products: rows.flatMap(({ itemNo, airedAt }) => {
          const product = products.get(itemNo)
          return product ? [{ ...product, airedAt }] : []
        }),
      }
    },

    /** Two statements, once the day's showstopper is known. */
    async donations(language: Language, { page, pageSize }: Page) {
      const rows = await donations[language](pool, { limit: pageSize, offset: (page - 1) * pageSize })
      return { products: await tiles.named(language, itemNosOf(rows)) }
    },

    /** Two statements. */
    async todayShowstopper(language: Language) {
      const today = zonedDate(clock(), planTimeZone)
      const [special] = await showstopperOf(pool, { day: today })
      const [product] = special ? await tiles.named(language, [special.itemNo]) : []
      return { product: product ?? null, until: zonedDayRange(today, planTimeZone).end }
    },
  }
}

const itemNosOf = (rows: readonly { itemNo: string }[]) => rows.map(({ itemNo }) => itemNo)
