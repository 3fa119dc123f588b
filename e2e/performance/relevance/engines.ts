import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import MiniSearch from 'minisearch'
import { type Reply as ReplyOf, ShopApi } from '../../support/shop-api.ts'
import { origin, shopEnvironment } from '../place.ts'
import { folded, type Goods, type Reply } from './table.ts'

type Language = 'en' | 'fr'

/** A search that is judged. */
export type Engine = (language: Language, query: string) => Promise<Reply>

type List = ReplyOf<'GET /api/v3/{language}/products'>

/** How many products of a reply are judged. */
const judged = 5
/** How many products count as new. */
const newest = 96

const apis = { en: new ShopApi(origin, 'en'), fr: new ShopApi(origin, 'fr') }
const list = (language: Language, query: Readonly<Record<string, string>>): Promise<List> =>
  apis[language].ok('GET /api/v3/{language}/products', { query })

/** What the shop's own pages say of products. Both engines are judged by it. */
function goodsOfShop(): (language: Language, itemNos: readonly string[]) => Promise<Goods[]> {
  const cached = new Map<string, Promise<Goods>>()
  const latest = list('en', { sortKey: 'newest', pageSize: String(newest) }).then(
    ({ Products }) => new Set(Products.map(({ ItemNo }) => ItemNo)),
  )
  async function read(language: Language, itemNo: string): Promise<Goods> {
    const detail = await apis[language].product(itemNo)
    return {
      categories: [...detail.Breadcrumb.map(({ Id }) => Id), detail.CategoryId],
      brand: detail.BrandId,
      name: detail.Name,
      description: detail.Description,
      colours: detail.Styles.map(({ Swatch }) => Swatch),
      sizes: detail.Sizes.map(({ Code }) => Code),
      price: detail.IsPrice ?? detail.IsPriceRange?.Min ?? Number.POSITIVE_INFINITY,
      onSale: detail.WasPrice !== null || detail.WasPriceRange !== null,
      aired: detail.LastAired !== null || detail.IsLive || detail.IsShowstopper,
      isNew: (await latest).has(itemNo),
      rating: detail.AverageRating ?? 0,
      reviews: detail.ProductReviewCount,
      isShowstopper: detail.IsShowstopper,
    }
  }
  return (language, itemNos) =>
    Promise.all(
      itemNos.map((itemNo) => {
        const key = `${language} ${itemNo}`
        const goods = cached.get(key) ?? read(language, itemNo)
        cached.set(key, goods)
        return goods
      }),
    )
}

/** The measured shop's search. Where a reply leads to a list, that list is the answer. */
export function shopEngine(): Engine {
  const goods = goodsOfShop()
  return async (language, query) => {
    const reply = await list(language, { searchTerm: query, pageSize: '12' })
    const itemNos = reply.Products.map(({ ItemNo }) => ItemNo)
    const answers = [
      ...(reply.Redirect ? [{ url: withoutTerm(reply.Redirect), text: '' }] : []),
      ...reply.Answers.map(({ Url, Title }) => ({ url: withoutTerm(Url), text: Title })),
    ]
    const itemNo = /\b\d{6,9}\b/.exec(/(?:nav=R:|\/i\/)\S*/.exec(reply.Redirect ?? '')?.[0] ?? '')?.[0]
    const first = await goods(language, itemNos.slice(0, judged))
    return { first, answers, itemNo: itemNo ?? (itemNos.length === 1 ? itemNos[0] : undefined) }
  }
}

/** An address that repeats the query says nothing about the answer. */
const withoutTerm = (url: string): string => url.replace(/([?&])(?:searchTerm|term)=[^&#]*/i, '$1')

type Exported = Record<
  'itemNo' | 'nameEn' | 'nameFr' | 'brand' | 'category' | 'descriptionEn' | 'descriptionFr',
  string
> & { withdrawn?: boolean }
type Category = { id: string; parent: string; nameEn: string; nameFr: string }

/**
 * MiniSearch over the same goods, set as its own documentation does: number and words of name, brand, categories and description,
 * the name worth most; beginnings of words and one wrong letter in five match. Accents do not matter.
 */
export function miniSearchEngine(): Engine {
  const products = exported<Exported>('products')
  const categories = new Map(exported<Category>('categories').map((category) => [category.id, category]))
  const pathOf = (id: string): Category[] => {
    const category = categories.get(id)
    return category ? [...pathOf(category.parent), category] : []
  }
  const indexOf = (language: Language) => {
    const name = language === 'en' ? ('nameEn' as const) : ('nameFr' as const)
    const description = language === 'en' ? ('descriptionEn' as const) : ('descriptionFr' as const)
    const index = new MiniSearch<Record<string, string>>({
      idField: 'itemNo',
      fields: ['itemNo', 'name', 'brand', 'category', 'description'],
      processTerm: folded,
      searchOptions: { boost: { name: 3, category: 2 }, prefix: true, fuzzy: 0.2 },
    })
    index.addAll(
      products
        .filter(({ withdrawn }) => !withdrawn)
        .map((product) => ({
          itemNo: product.itemNo,
          name: product[name],
          brand: product.brand,
          category: pathOf(product.category)
            .map((category) => category[name])
            .join(' '),
          description: (product[description] ?? '').replace(/<[^>]*>/g, ' '),
        })),
    )
    return index
  }
  const indexes = { en: indexOf('en'), fr: indexOf('fr') }
  const goods = goodsOfShop()
  return async (language, query) => {
    const all = indexes[language].search(query, { combineWith: 'AND' })
    const hits = all.length > 0 ? all : indexes[language].search(query)
    const itemNos = hits.slice(0, judged).map(({ id }) => String(id))
    return { first: await goods(language, itemNos), answers: [], itemNo: hits.length === 1 ? itemNos[0] : undefined }
  }
}

/** The measured shop's rows of a kind, as its operator exports them. */
function exported<T>(kind: 'products' | 'categories'): T[] {
  const root = resolve(import.meta.dirname, '../../..')
  const folder = mkdtempSync(join(tmpdir(), 'onair-relevance-'))
  const file = join(folder, `${kind}.ndjson`)
  const env = { ...process.env, ...shopEnvironment }
  execFileSync(process.execPath, ['.dev/onair.mjs', 'export', kind, '--out', file], { cwd: root, env, stdio: 'ignore' })
  const rows = readFileSync(file, 'utf8').trimEnd().split('\n')
  rmSync(folder, { recursive: true })
  return rows.map((row) => JSON.parse(row) as T)
}
