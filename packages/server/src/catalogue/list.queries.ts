import type { sortKeys } from '@onair/core/contract'
import type { Language } from '@onair/core/rules'
import { type Queryable, statement } from '../db/pool.ts'
import { type ProductRow, productColumns } from './product.ts'

export type SortKey = (typeof sortKeys)[number]

/** Which products are wanted. Empty lists and no words mean: any. */
export type Filter = {
  /** The language that the products are shown in. */
  language: Language
  /** In PostgreSQL's syntax, as `searchQuery` writes it. */
  words: string | undefined
  /** The language that the words are looked up in. */
  wordsIn: Language
  /** Categories, their descendants among them. */
  categories: readonly string[]
  brands: readonly string[]
}

type Counted = { id: string; count: number }
export type Facets = { total: number; categories: Counted[]; brands: Counted[] }

const textConfig = { en: 'english', fr: 'french' } as const
const query = (language: Language) => `to_tsquery('${textConfig[language]}', $1)`

/**
 * The statements differ only in what is asked for, so that each is planned for exactly that; there are few enough of
 * them to have names. Parameters stand at fixed places: $1 words, $2 categories, $3 brands.
 */
function conditions({ language, words, wordsIn, categories, brands }: Filter) {
  return {
    name: `${language}${words === undefined ? '' : `.words-${wordsIn}`}${categories.length > 0 ? '.category' : ''}${brands.length > 0 ? '.brand' : ''}`,
    words: words === undefined ? '$1::text is null' : `p.search_${wordsIn} @@ ${query(wordsIn)}`,
    category: categories.length > 0 ? 'p.category_id = any($2)' : '$2::text[] is not null',
    brand: brands.length > 0 ? 'p.brand_id = any($3)' : '$3::text[] is not null',
    values: [words ?? null, categories, brands],
  }
}

const order: Record<SortKey, (filter: Filter) => string> = {
  relevance: ({ words, wordsIn }) =>
    `${words === undefined ? '' : `ts_rank(p.search_${wordsIn}, ${query(wordsIn)}) desc, `}p.review_count desc, p.item_no`,
  'price-asc': () => 'p.min_price_cents, p.item_no',
  'price-desc': () => 'p.max_price_cents desc, p.item_no',
  newest: () => 'p.added_at desc, p.item_no',
  rating: () => 'p.average_rating desc nulls last, p.review_count desc, p.item_no',
  'recently-aired': () => 'a.aired desc nulls last, p.item_no',
}

/** One page of the products that fit. `now`: what airs later was not aired recently. */
export async function pageOfProducts(
  on: Queryable,
  filter: Filter,
  { sortKey, page, pageSize, now }: { sortKey: SortKey; page: number; pageSize: number; now: Date },
): Promise<ProductRow[]> {
  const where = conditions(filter)
  const aired = sortKey === 'recently-aired'
  const by = order[sortKey](filter)
  // First the page, then what is shown of its products: the columns' own lookups are not made for the whole catalogue.
  const text = `
    with page as materialized (
      select p.item_no, row_number() over (order by ${by}) as place
      from product p
      ${aired ? 'left join (select item_no, max(air_at) as aired from show_product where air_at <= $6 group by item_no) a using (item_no)' : ''}
      where ${where.words} and ${where.category} and ${where.brand}
      order by ${by} limit $4 offset $5
    )
    select ${productColumns(filter.language)}
    from page join product p using (item_no) join brand b on b.id = p.brand_id
    order by page.place`
  const values = [...where.values, pageSize, (page - 1) * pageSize, ...(aired ? [now] : [])]
  const name = `catalogue.page.${where.name}.${sortKey}`
  return (await on.query<ProductRow>({ name, text, values })).rows
}

/**
 * How many products fit, and how many of them each category and brand has. A dimension's own choice does not narrow its
 * own counts: they say what choosing another value would give.
 */
export async function facetsOf(on: Queryable, filter: Filter): Promise<Facets> {
  const where = conditions(filter)
  const text = `
    with found as materialized (
      select p.category_id, p.brand_id, (${where.category}) as in_category, (${where.brand}) as in_brand
      from product p where ${where.words}
    )
    select
      (select count(*)::int from found where in_category and in_brand) as total,
      (select coalesce(json_agg(c), '[]') from (
         select category_id as id, count(*)::int as count from found where in_brand group by category_id
       ) c) as categories,
      (select coalesce(json_agg(b), '[]') from (
         select brand_id as id, count(*)::int as count from found where in_category group by brand_id
       ) b) as brands`
  const { rows } = await on.query<Facets>({ name: `catalogue.facets.${where.name}`, text, values: where.values })
  return rows[0] ?? { total: 0, categories: [], brands: [] }
}

const named = {
  en: statement<ProductRow, [itemNos: readonly string[]]>('catalogue.named.en', namedText('en')),
  fr: statement<ProductRow, [itemNos: readonly string[]]>('catalogue.named.fr', namedText('fr')),
}

function namedText(language: Language): string {
  return `select ${productColumns(language)}
    from unnest($1::text[]) with ordinality as wanted (item_no, place)
    join product p using (item_no) join brand b on b.id = p.brand_id
    order by wanted.place`
}

/** The products of these numbers, in their order; those that are unknown are left out. */
export const productsNamed = (on: Queryable, language: Language, itemNos: readonly string[]): Promise<ProductRow[]> =>
  named[language](on, itemNos)

/**
 * What a shopper typed as a query: every word must occur, the last one perhaps unfinished. Accents and case do not matter,
 * and nothing but letters and digits is left. Undefined when there is no word in it.
 */
export function searchQuery(typed: string): string | undefined {
  const plain = typed
    .toLowerCase()
    .replace(/[œæßø]/g, (letter) => ({ œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o' })[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
  const words = plain.match(/\d+(?:\.\d+)+|[a-z0-9]+/g)?.slice(0, 12)
  return words?.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ')
}

/** The same query, for products that have any of its words; short words alone say too little. */
export function anyWord(query: string): string | undefined {
  const words = query.split(' & ')
  const telling = words.filter((word) => word.replace(':*', '').length >= 3)
  return words.length > 1 && telling.length > 0 ? telling.join(' | ') : undefined
}
