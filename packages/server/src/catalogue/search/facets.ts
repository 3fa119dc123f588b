import type { Language } from '@onair/core/language'
import { type Chosen, type Dimension, type DimensionId, dimensions } from './dimensions.ts'
import type { SearchResult } from './engine.ts'
import type { IndexData } from './index-data.ts'

/** A dimension of a list, in the names of the wire. */
type Facet = {
  Id: DimensionId
  Name: string
  Values: { Id: string; Name: string; Count: number; Selected: boolean }[]
}

/** Dimensions that show only the most frequent values, and how many of them. The others show all values, in their own order. */
const mostValues: Partial<Record<DimensionId, number>> = { brand: 40, colour: 30, material: 30, stone: 30, size: 30 }

/**
 * The facets of a list.
 *
 * 1. Categories: the path to each chosen one and its direct children; without a choice, the first level. A category's count
 *    includes those below it.
 * 2. Brands, colours, materials, stones and sizes: those with the most products, and the chosen ones.
 * 3. Collections: the chosen ones only, because they are not for browsing.
 * 4. A value without products is omitted unless it is chosen, so that the shopper can deselect it. A dimension without values
 *    is omitted.
 */
export function facetsOf(data: IndexData, result: SearchResult, chosen: Chosen, language: Language): Facet[] {
  const compare = new Intl.Collator(`${language}-CA`).compare
  return (Object.keys(dimensions) as DimensionId[]).flatMap((id) => {
    const dimension = dimensions[id]
    const ids = chosen.get(id) ?? []
    const counts = result.counts.get(id)
    const offered =
      id === 'category'
        ? offeredCategories(data, ids)
        : allPlaces(dimension, data).filter((place) => id !== 'collection' || ids.includes(dimension.idOf(data, place)))
    const values = offered
      .map((place) => ({
        id: dimension.idOf(data, place),
        name: dimension.nameOf(data, place, language),
        count: counts?.[place] ?? 0,
      }))
      .filter((value) => value.count > 0 || ids.includes(value.id))
    const most = mostValues[id]
    const shown =
      most === undefined
        ? values
        : values
            .sort((one, other) => other.count - one.count || compare(one.name, other.name))
            .filter((value, place) => place < most || ids.includes(value.id))
    // A chosen range, or a chosen value that the catalogue does not have.
    const others = ids
      .filter((one) => !shown.some((value) => value.id === one))
      .map((one) => {
        const range = dimension.rangeOf?.(one)
        return range
          ? { id: one, name: dimension.nameOfRange?.(range, language) ?? one, count: result.total }
          : { id: one, name: one, count: 0 }
      })
    const all = [...shown, ...others]
    if (all.length === 0) return []
    return {
      Id: id,
      Name: dimension.name[language],
      Values: all.map((value) => ({
        Id: `${id}:${value.id}`,
        Name: value.name,
        Count: value.count,
        Selected: ids.includes(value.id),
      })),
    }
  })
}

const allPlaces = (dimension: Dimension, data: IndexData): number[] =>
  Array.from({ length: dimension.size(data) }, (_, place) => place)

function offeredCategories({ categories }: IndexData, ids: readonly string[]): number[] {
  const below = (parent: number) => categories.flatMap((category, place) => (category.parent === parent ? [place] : []))
  const chosen = categories.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []))
  if (chosen.length === 0) return below(-1)
  const path = (place: number): number[] => {
    const parent = categories[place]?.parent ?? -1
    return parent < 0 ? [place] : [...path(parent), place]
  }
  return [...new Set(chosen.flatMap((place) => [...path(place), ...below(place)]))]
}
