import { type Brands, type Categories, catalogueClient, type ProductList } from '@onair/core/catalogue/client'
import { productPath } from '@onair/core/item-number'
import { htmlLang } from '@onair/core/language'
import { Pager } from '@onair/widgets/parts'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Page, Redirect, Rendered } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import { type Category, pathTo, withoutParents } from '../../parts/catalogue/categories.ts'
import { formatCount } from '../../parts/catalogue/count.tsx'
import {
  chosenOf,
  filtersOf,
  indexedAddress,
  type ListState,
  listAddress,
  searchedAddress,
  toggled,
} from '../../parts/catalogue/list-address.ts'
import { type Crumb, Crumbs, crumbsData } from '../../parts/crumbs.tsx'
import { notFound } from '../../parts/error-pages.tsx'
import { JsonLd } from '../../parts/json-ld.tsx'
import { Facets } from './facets.tsx'
import { readListState } from './list-state.ts'
import { nothingFound, readInstead } from './nothing-found.tsx'
import en from './product-list.messages.en.json'
import fr from './product-list.messages.fr.json'

/** Pictures that a phone or a desktop shows without scrolling: they load eagerly. */
const firstPictures = 4

/** A list of products: search results, a category or a brand, by the query of the products call. */
export const productListPage: Page = {
  path: '/pages/productlist',
  audience: 'everyone',
  sheet: 'list',
  searchTerm: ({ query }) => readListState(query).searchTerm,
  async load(visit): Promise<Rendered | Redirect> {
    const { link, query } = visit
    const t = translator(visit, en, fr)
    const catalogue = catalogueClient(visit.http)
    const { cut, ...state } = readListState(query)
    // A list has one address. A form without JavaScript sends separate values and empty fields: redirect to the one address.
    if (query.getAll('dimensions').length > 1 || [...query.values()].includes('')) {
      return { redirect: link(listAddress(state, { page: state.page })) }
    }
    const { searchTerm, dimensions } = state
    const ofCategory = chosenOf(dimensions, 'category')
    const ofBrand = chosenOf(dimensions, 'brand')
    const [result, categories, brands] = await Promise.all([
      catalogue.products({
        searchTerm,
        exact: state.exact ? 'true' : undefined,
        dimensions: dimensions.join(',') || undefined,
        sortKey: state.sortKey as 'relevance' | undefined,
        page: state.page,
      }),
      ofCategory.length > 0 ? catalogue.categories() : undefined,
      ofBrand.length > 0 ? catalogue.brands('dimension') : undefined,
    ])
    if (!result.ok && result.status === 400) {
      return { redirect: link(withoutRefused(state, new Set(result.items.map(({ area }) => area)))) }
    }
    const list = unwrap(result)
    if (list.redirect) return { redirect: link(searchedAddress(list.redirect, state.searched ?? searchTerm)) }
    const { totalRecords, totalPages } = list.paging
    if (totalRecords > 0 && list.products.length === 0) {
      return { redirect: link(listAddress(state, { page: totalPages })) }
    }
    // A chosen subcategory replaces its parent: both together would list the whole parent.
    const narrower = categories && withoutParents(dimensions, unwrap(categories))
    if (narrower && narrower.length < dimensions.length) {
      return { redirect: link(listAddress(state, { dimensions: narrower })) }
    }
    const place = placeOf(ofCategory, ofBrand, categories && unwrap(categories), brands && unwrap(brands))
    if (place === 'unknown') return notFound(visit, 'category')
    const instead = list.products.length === 0 ? await readInstead(visit) : undefined
    const indexed = indexedAddress(state)
    const base = listAddress({
      dimensions: dimensions.filter((id) => /^(category|brand):/.test(id)).slice(0, 1),
      page: 1,
    })
    const title = titleOf(visit, state, list, place)
    const crumbs = crumbsOf(place, title)
    const onPage = list.paging.currentPage > 1 ? ` – ${t('page', { page: list.paging.currentPage })}` : ''
    return {
      title: title + onPage,
      canonical: indexed ?? (searchTerm ? listAddress(state, { searched: undefined }) : base),
      description: describe(visit, title, list),
      head: (
        <>
          {!indexed && <meta name="robots" content="noindex, follow" />}
          {place.category && <JsonLd data={crumbsData(visit, crumbs)} />}
          {indexed && list.products.length > 0 && <JsonLd data={itemList(visit, list, title)} />}
        </>
      ),
      body: (
        <div
          className="list"
          id="list"
          data-searched={list.products.length > 0 ? (state.searched ?? searchTerm) : undefined}
        >
          {place.category && <Crumbs visit={visit} crumbs={crumbs} />}
          <Head visit={visit} state={state} list={list} title={title} place={place} cut={cut} />
          {(list.products.length > 0 || dimensions.length > 0) && (
            <Facets visit={visit} list={list} state={state} path={place.path} />
          )}
          <div className="list-main">
            <Chosen visit={visit} state={state} list={list} />
            {instead ? (
              nothingFound(visit, state, list, instead)
            ) : (
              <>
                <h2 className="hidden">{countText(visit, totalRecords)}</h2>
                {island(visit, 'product-list', { products: list.products, first: firstPictures })}
                <Pager
                  language={visit.language}
                  page={list.paging.currentPage}
                  totalPages={totalPages}
                  href={(page) => link(listAddress(state, { page }))}
                />
              </>
            )}
          </div>
        </div>
      ),
    }
  },
}

/** The list's address without the parameters that the API refused. */
function withoutRefused(state: ListState, areas: ReadonlySet<string>): string {
  const corrected = listAddress(state, {
    page: areas.has('page') ? 1 : state.page,
    ...(areas.has('searchTerm') && { searchTerm: undefined }),
    ...(areas.has('dimensions') && { dimensions: [] }),
    ...(areas.has('sortKey') && { sortKey: undefined }),
  })
  return areas.size > 0 && corrected !== listAddress(state, { page: state.page }) ? corrected : '/pages/productlist'
}

/** The one category or brand of a list. */
type Place = { category?: Category; path: readonly Category[]; brand?: string }

/** @returns `unknown` for a category or brand that the shop does not have */
function placeOf(
  categoryIds: readonly string[],
  brandIds: readonly string[],
  categories: Categories | undefined,
  brands: Brands | undefined,
): Place | 'unknown' {
  const paths = categoryIds.map((id) => pathTo(categories?.categories ?? [], id))
  const named = brandIds.map((id) => brands?.brands.find((brand) => brand.id === id)?.name)
  if (paths.some((path) => path.length === 0) || named.includes(undefined)) return 'unknown'
  const path = paths.length === 1 ? (paths[0] ?? []) : []
  return { path, category: path.at(-1), brand: named.length === 1 ? named[0] : undefined }
}

function titleOf(visit: Visit, state: ListState, list: ProductList, { category, brand }: Place): string {
  const t = translator(visit, en, fr)
  if (state.searchTerm) return t('results', { term: list.correctedTerm ?? state.searchTerm })
  if (category && brand) return t('ofBrand', { category: category.name, brand })
  const only = list.dimensions.flatMap(({ values }) => values.filter(({ selected }) => selected))
  const first = category?.name ?? brand ?? only[0]?.name
  if (first) return first
  if (state.sortKey === 'newest') return t('newest')
  return state.sortKey === 'rating' ? t('loved') : t('all')
}

function crumbsOf({ path }: Place, title: string): Crumb[] {
  const above = path.map(({ id, name }) => ({ name, path: listAddress({ dimensions: [`category:${id}`], page: 1 }) }))
  const own = above.at(-1)
  return own && own.name !== title ? [...above, { name: title, path: own.path }] : above
}

function describe(visit: Visit, title: string, { paging, products }: ProductList): string {
  const t = translator(visit, en, fr)
  const names = products.slice(0, 3).map(({ name }) => name)
  return paging.totalRecords > 0
    ? t('meta', { title, number: formatCount(visit, paging.totalRecords), names: names.join(', ') })
    : t('metaNothing', { title })
}

function itemList({ address, language }: Visit, { products, paging }: ProductList, name: string): object {
  const skipped = (paging.currentPage - 1) * 24
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: paging.totalRecords,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: skipped + index + 1,
      name: product.name,
      url: address(productPath(product.itemNo), language),
    })),
  }
}

/** Words in quotation marks: “garmin” and “strap”. */
function quoted(visit: Visit, words: readonly string[]): string {
  const t = translator(visit, en, fr)
  return new Intl.ListFormat(htmlLang(visit.language)).format(words.map((word) => t('quoted', { word })))
}

/** Whether the term also has words that some product has: for a single unknown word, the empty list is enough. */
const hasOtherWords = ({ searchTerm = '' }: ListState, { leftOut }: ProductList): boolean =>
  searchTerm.trim().split(/\s+/).length > leftOut.length

/** How many products the list has, on all its pages. */
const countText = (visit: Visit, count: number): string =>
  translator(visit, en, fr)('count', { count, number: formatCount(visit, count) })

type HeadProps = { visit: Visit; state: ListState; list: ProductList; title: string; place: Place; cut: boolean }

/** The list's title, length and sort order, and a category's subcategories. */
function Head({ visit, state, list, title, place, cut }: HeadProps) {
  const { link } = visit
  const t = translator(visit, en, fr)
  const children = state.searchTerm ? [] : (place.category?.categories ?? []).filter(({ count }) => count > 0)
  return (
    <header className="list-head">
      <div className="list-title">
        <h1>{title}</h1>
        {list.paging.totalRecords > 0 && <p>{countText(visit, list.paging.totalRecords)}</p>}
      </div>
      {list.answers.length > 0 && (
        <nav className="list-answers" aria-label={t('answers')}>
          <ul className="chips">
            {list.answers.map(({ kind, title, url }) => (
              <li key={url}>
                <a href={link(url)}>
                  {kind === 'host' || kind === 'programme' ? t(`answer.${kind}`, { title }) : title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {list.correctedTerm && state.searchTerm && (
        <p className="list-note">
          {t('corrected', { term: state.searchTerm, instead: list.correctedTerm })}{' '}
          <a href={link(listAddress(state, { exact: true }))} rel="nofollow">
            {t('searchExactly', { term: state.searchTerm })}
          </a>
        </p>
      )}
      {list.leftOut.length > 0 && (list.products.length > 0 || hasOtherWords(state, list)) && (
        <p className="list-note">
          {t(list.products.length > 0 ? 'leftOut' : 'unknown', {
            count: list.leftOut.length,
            words: quoted(visit, list.leftOut),
          })}
        </p>
      )}
      {cut && <p className="list-note">{t('cut')}</p>}
      {children.length > 0 && (
        <nav aria-label={t('below', { name: place.category?.name ?? '' })}>
          <ul className="chips">
            {children.map(({ id, name }) => (
              <li key={id}>
                <a href={link(listAddress({ dimensions: [`category:${id}`], page: 1 }))}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {list.products.length > 0 && (
        <div className="list-bar">
          <button type="button" className="button quiet list-filter" popoverTarget="facets">
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M4 7h9m5 0h2M4 17h2m5 0h9M15.500 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM8.500 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z" />
            </svg>
            {t('filter')}
            {filtersOf(state).length > 0 && <span className="facet-chosen">{filtersOf(state).length}</span>}
          </button>
          <form className="list-sort" action={link('/pages/productlist')} method="get" autoComplete="off">
            {state.searchTerm && <input type="hidden" name="searchTerm" value={state.searchTerm} />}
            {state.searched && <input type="hidden" name="searched" value={state.searched} />}
            {state.exact && <input type="hidden" name="exact" value="true" />}
            {state.dimensions.length > 0 && (
              <input type="hidden" name="dimensions" value={state.dimensions.join(',')} />
            )}
            <label htmlFor="sort">{t('sort')}</label>
            <select id="sort" name="sortKey" defaultValue={state.sortKey ?? 'relevance'}>
              {list.sortKeys.map((key) => (
                <option key={key.id} value={key.id}>
                  {key.name}
                </option>
              ))}
            </select>
            <button type="submit" className="button quiet">
              {t('apply')}
            </button>
          </form>
        </div>
      )}
    </header>
  )
}

/** The chosen filters, each with a link that removes it. */
function Chosen({ visit, state, list }: { visit: Visit; state: ListState; list: ProductList }) {
  const { link } = visit
  const t = translator(visit, en, fr)
  const narrowed = new Set(filtersOf(state))
  const chosen = list.dimensions.flatMap(({ values }) => values.filter(({ id }) => narrowed.has(id)))
  if (chosen.length === 0) return null
  return (
    <ul className="chips list-chosen" aria-label={t('narrowedBy')}>
      {chosen.map((value) => (
        <li key={value.id}>
          <a href={link(listAddress(state, { dimensions: toggled(state.dimensions, value.id) }))} rel="nofollow">
            <span className="hidden">{t('remove')} </span>
            {value.name}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <a className="chip-clear" href={link(listAddress(state, { dimensions: [] }))} rel="nofollow">
            {t('clear')}
          </a>
        </li>
      )}
    </ul>
  )
}
