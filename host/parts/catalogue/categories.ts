import type { Categories } from '@onair/core/catalogue/client'

/** A category of any level, with how many products lie in it and below it, and what lies below it. */
export type Category = { id: string; name: string; count: number; categories?: readonly Category[] }

/** From the first level down to a category; empty when there is none of this id. */
export function pathTo(categories: Categories['categories'] | readonly Category[], id: string): Category[] {
  for (const category of categories as readonly Category[]) {
    if (category.id === id) return [category]
    const below = pathTo(category.categories ?? [], id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}

/** The chosen values without categories that have a chosen one below them. */
export function withoutParents(dimensions: readonly string[], { categories }: Categories): string[] {
  const above = dimensions.flatMap((id) =>
    id.startsWith('category:') ? pathTo(categories, id.slice('category:'.length)).slice(0, -1) : [],
  )
  return dimensions.filter((id) => !above.some((parent) => id === `category:${parent.id}`))
}
