import type { Bilingual, Language } from '@onair/core/language'
import type { Pool } from '../kernel/db/pool.ts'
import type { Listener } from '../kernel/listener.ts'
import { cachedUntilChange } from './cached.ts'
import { brands, categories } from './taxonomy.queries.ts'

/** A category with those below it, up to three levels. */
export type Category = { id: string; name: Bilingual; parent: Category | undefined; children: Category[] }

/** The categories and brands of the catalogue. */
export type Taxonomy = {
  /** The first level. */
  roots: Category[]
  category(id: string): Category | undefined
  brandName(id: string): string | undefined
}

async function readTaxonomy(pool: Pool): Promise<Taxonomy> {
  const [categoryRows, brandRows] = await Promise.all([categories(pool), brands(pool)])
  const byId = new Map<string, Category>()
  const roots: Category[] = []
  // Parents come first.
  for (const { id, parentId, en, fr } of categoryRows) {
    const parent = parentId === null ? undefined : byId.get(parentId)
    const category: Category = { id, name: { en, fr }, parent, children: [] }
    byId.set(id, category)
    ;(parent?.children ?? roots).push(category)
  }
  const names = new Map(brandRows.map(({ id, name }) => [id, name]))
  return { roots, category: (id) => byId.get(id), brandName: (id) => names.get(id) }
}

/** The taxonomy, cached until the catalogue changes. */
export const createTaxonomy = ({ pool, listener }: { pool: Pool; listener: Listener }): (() => Promise<Taxonomy>) =>
  cachedUntilChange(listener, () => readTaxonomy(pool))

/** A category and all those below it. */
export function withDescendants(category: Category): Category[] {
  return [category, ...category.children.flatMap(withDescendants)]
}

/** The path from the first level to the category. */
export function pathTo(category: Category | undefined): Category[] {
  return category ? [...pathTo(category.parent), category] : []
}

/** The page with the products of a category. */
const categoryUrl = (id: string): string => `/pages/productlist?dimensions=category:${id}`

/** Categories as the menu's items, three levels deep. */
export function menuItems(categories: readonly Category[], language: Language) {
  const item = ({ id, name }: Category) => ({ id, name: name[language], url: categoryUrl(id) })
  return categories.map((first) => ({
    ...item(first),
    items: first.children.map((second) => ({
      ...item(second),
      items: second.children.map((third) => ({ ...item(third), items: [] })),
    })),
  }))
}
