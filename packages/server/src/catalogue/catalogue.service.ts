import { sortKeys } from '@onair/core/contract'
import {
  type Bilingual,
  easyPaymentPrice,
  type Language,
  maxQuantity,
  parseItemNumber,
  planTimeZone,
  productPath,
  zonedDate,
  zonedDayRange,
} from '@onair/core/rules'
import { type Refusal, refuse } from '../errors.ts'
import type { Deps } from '../features.ts'
import { productDetail, showstopperOf } from './detail.queries.ts'
import {
  anyWord,
  type Facets,
  type Filter,
  facetsOf,
  pageOfProducts,
  productsNamed,
  type SortKey,
  searchQuery,
} from './list.queries.ts'
import { type Highlights, type Product, type ProductRow, productOf, stockWord } from './product.ts'
import { createTaxonomy, pathTo, type Taxonomy, withDescendants } from './taxonomy.ts'

type ListRequest = {
  language: Language
  page: number
  pageSize: number
  sortKey: SortKey
  searchTerm?: string | undefined
  dimensions?: string | undefined
  itemNos?: string | undefined
}

const dimensionNames = {
  category: { en: 'Category', fr: 'Catégorie' },
  brand: { en: 'Brand', fr: 'Marque' },
} as const satisfies Record<string, Bilingual>
type DimensionName = keyof typeof dimensionNames

const sortNames: Record<SortKey, Bilingual> = {
  relevance: { en: 'Relevance', fr: 'Pertinence' },
  'price-asc': { en: 'Price: low to high', fr: 'Prix : croissant' },
  'price-desc': { en: 'Price: high to low', fr: 'Prix : décroissant' },
  newest: { en: 'Newest', fr: 'Nouveautés' },
  rating: { en: 'Top rated', fr: 'Mieux cotés' },
  'recently-aired': { en: 'Recently aired', fr: 'Vus récemment à l’écran' },
}

const noFacets: Facets = { total: 0, categories: [], brands: [] }

/** Brands in a list's dimensions: those with most products, and what is chosen. */
const brandsTold = 40

/** Finding products and telling all about one. */
export function createCatalogue({ pool, clock, air, listener }: Pick<Deps, 'pool' | 'clock' | 'air' | 'listener'>) {
  const taxonomy = createTaxonomy({ pool, listener })

  /** What is true just now, whatever the products. */
  async function highlights(): Promise<Highlights> {
    const [special] = await showstopperOf(pool, zonedDate(clock(), planTimeZone))
    const onAir = new Set(air.state().now?.products.map(({ itemNo }) => itemNo))
    return { onAir, showstopper: special?.itemNo ?? null }
  }

  async function named(language: Language, itemNos: readonly string[]): Promise<Product[]> {
    if (itemNos.length === 0) return []
    const [rows, now] = await Promise.all([productsNamed(pool, language, itemNos), highlights()])
    return rows.map((row) => productOf(row, now))
  }

  /**
   * A page of products. Words that find nothing together are looked up in the other language, and then each by itself: a
   * shopper who asks for a crimson dress is better shown dresses than nothing.
   */
  async function find(request: ListRequest, filter: Filter): Promise<{ rows: ProductRow[]; facets: Facets }> {
    const { language, words } = filter
    const attempts: Partial<Filter>[] = [{}]
    if (words) attempts.push({ wordsIn: language === 'en' ? 'fr' : 'en' })
    const apart = words && anyWord(words)
    if (apart) attempts.push({ words: apart })
    let found = { rows: [] as ProductRow[], facets: noFacets }
    for (const attempt of attempts) {
      const wanted = { ...filter, ...attempt }
      const [rows, facets] = await Promise.all([
        pageOfProducts(pool, wanted, { ...request, now: clock() }),
        facetsOf(pool, wanted),
      ])
      found = { rows, facets }
      if (facets.total > 0) break
    }
    return found
  }

  async function list(request: ListRequest) {
    const { language, page, pageSize, searchTerm, itemNos } = request
    const common = {
      sortKeys: sortKeys.map((id) => ({ id, name: sortNames[id][language] })),
      searchTerm: searchTerm ?? null,
    }
    const typedItemNo = searchTerm === undefined ? undefined : parseItemNumber(searchTerm)
    const wanted = itemNos?.split('-') ?? (typedItemNo === undefined ? undefined : [typedItemNo])
    if (wanted) {
      const all = await named(language, [...new Set(wanted)])
      if (itemNos !== undefined || all.length > 0) {
        return {
          ...common,
          products: all.slice((page - 1) * pageSize, page * pageSize),
          paging: paging(page, pageSize, all.length),
          dimensions: [],
          ...(itemNos === undefined && typedItemNo !== undefined && { redirect: productPath(typedItemNo) }),
        }
      }
    }
    const chosen = parseDimensions(request.dimensions)
    if (!chosen) return refuse(400, { code: 'field-invalid', area: 'dimensions', values: { field: 'dimensions' } })
    const words = searchTerm === undefined ? undefined : searchQuery(searchTerm)
    const tree = await taxonomy()
    const filter: Filter = {
      language,
      // What was typed holds no word at all: nothing fits it.
      words: words ?? (searchTerm ? '' : undefined),
      wordsIn: language,
      categories: chosen.category.flatMap((id) => {
        const category = tree.category(id)
        return category ? withDescendants(category).map((below) => below.id) : [id]
      }),
      brands: chosen.brand,
    }
    const [{ rows, facets }, now] = await Promise.all([find(request, filter), highlights()])
    return {
      ...common,
      products: rows.map((row) => productOf(row, now)),
      paging: paging(page, pageSize, facets.total),
      dimensions: dimensionsOf(facets, chosen, tree, language),
    }
  }

  async function product(language: Language, itemNo: string) {
    const [row, now, tree] = await Promise.all([
      productDetail(pool, language, itemNo, clock()),
      highlights(),
      taxonomy(),
    ])
    if (!row) return unknownProduct(itemNo)
    const imageOf = (styleCode: string | null) =>
      row.styleRows.find(({ code }) => code === styleCode)?.imageUrl ?? row.imageUrl
    const offered = row.noOfPayments > 1 ? row.noOfPayments : undefined
    return {
      ...productOf(row, now),
      description: row.description,
      images: row.images,
      videos: [],
      styles: row.styleRows,
      sizes: row.sizeRows,
      edps: row.edpRows.map((edp) => ({
        ...edp,
        easyPaymentPrice: offered ? easyPaymentPrice(edp.price, offered) : null,
        stock: stockWord(edp.quantity),
        quantity: Math.min(maxQuantity, edp.quantity),
        imageUrl: imageOf(edp.styleCode),
      })),
      easyPay: offered ? { noOfPayments: offered, payment: easyPaymentPrice(row.minPrice, offered) } : null,
      sections: row.sectionRows,
      breadcrumb: pathTo(tree.category(row.categoryId)).map(({ id, name }) => ({ id, name: name[language] })),
      airings: row.airingRows.map(({ start, ...airing }) => ({ ...airing, start: new Date(start) })),
      languages: { en: `/en${productPath(itemNo)}`, fr: `/fr${productPath(itemNo)}` },
    }
  }

  async function onAirNow(language: Language) {
    const itemNos = air.state().now?.products.map(({ itemNo }) => itemNo) ?? []
    return { products: await named(language, [...new Set(itemNos)]) }
  }

  async function todayShowstopper(language: Language) {
    const today = zonedDate(clock(), planTimeZone)
    const [special] = await showstopperOf(pool, today)
    const [product] = special ? await named(language, [special.itemNo]) : []
    return { product: product ?? null, until: zonedDayRange(today, planTimeZone).end }
  }

  return { list, product, onAirNow, todayShowstopper, taxonomy }
}

export const unknownProduct = (itemNo: string): Refusal =>
  refuse(404, { code: 'product-unknown', area: 'itemNo', values: { itemNo } })

const paging = (page: number, pageSize: number, total: number) => ({
  currentPage: page,
  totalPages: Math.ceil(total / pageSize),
  totalRecords: total,
})

/** `category:kitchen,brand:maison-nord` by dimension; undefined when a dimension is none of ours. */
function parseDimensions(text: string | undefined): Record<DimensionName, string[]> | undefined {
  const chosen: Record<DimensionName, string[]> = { category: [], brand: [] }
  for (const value of text?.split(',') ?? []) {
    const [dimension = '', id = ''] = value.split(':')
    if (dimension !== 'category' && dimension !== 'brand') return undefined
    chosen[dimension].push(id)
  }
  return chosen
}

/**
 * What a list can be narrowed by.
 *
 * 1. Categories: the path to each chosen one and what lies directly below it; the first level where none is chosen.
 *    A category counts what lies below it.
 * 2. Brands: those with most products, and the chosen ones.
 * 3. A value that nothing would be found by is left out, unless it is chosen.
 */
function dimensionsOf(facets: Facets, chosen: Record<DimensionName, string[]>, tree: Taxonomy, language: Language) {
  const counts = new Map(facets.categories.map(({ id, count }) => [id, count]))
  const total = (ids: readonly string[]) => ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0)
  const chosenCategories = chosen.category.flatMap((id) => tree.category(id) ?? [])
  const offered =
    chosenCategories.length > 0
      ? new Set(chosenCategories.flatMap((category) => [...pathTo(category), ...category.children]))
      : tree.roots
  const categories = [...offered].map((category) => ({
    id: category.id,
    name: category.name[language],
    count: total(withDescendants(category).map(({ id }) => id)),
  }))
  const brands = facets.brands
    .map(({ id, count }) => ({ id, name: tree.brandName(id) ?? id, count }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name, language))
    .filter(({ id }, place) => place < brandsTold || chosen.brand.includes(id))
  return (Object.keys(dimensionNames) as DimensionName[]).map((dimension) => ({
    id: dimension,
    name: dimensionNames[dimension][language],
    values: (dimension === 'category' ? categories : brands)
      .map((value) => ({
        id: `${dimension}:${value.id}`,
        name: value.name,
        count: value.count,
        selected: chosen[dimension].includes(value.id),
      }))
      .filter(({ count, selected }) => count > 0 || selected),
  }))
}
