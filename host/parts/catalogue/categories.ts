import type { Categories } from '@onair/core/catalogue/client'

/** A category of any level with its subcategories; `count` includes their products. */
export type Category = { id: string; name: string; count: number; categories?: readonly Category[] }

/** The path from the first level down to a category; empty if the id is unknown. */
export function pathTo(categories: Categories['categories'] | readonly Category[], id: string): Category[] {
  for (const category of categories as readonly Category[]) {
    if (category.id === id) return [category]
    const below = pathTo(category.categories ?? [], id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

/** The chosen values without categories that have a chosen subcategory. */
export function withoutParents(dimensions: readonly string[], { categories }: Categories): string[] {
  const above = dimensions.flatMap((id) =>
    id.startsWith('category:') ? pathTo(categories, id.slice('category:'.length)).slice(0, -1) : [],
  )
  return dimensions.filter((id) => !above.some((parent) => id === `category:${parent.id}`))
}
