import { Pager } from '@onair/widgets/parts'
import { ProductGrid } from '../../parts/product-tile.tsx'
import type { Page } from '../../server/page.ts'
import { expect, type Visit } from '../../server/visit.ts'

/** A page beyond this is not asked for; it leads to the last one. */
const mostPages = 1_000_000

/** The list's own address with some of its query changed; `page` starts again unless it is what changes. */
function listAddress(query: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(query)
  next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')
  return `/pages/productlist${text && `?${text}`}`
}

/** Adds a value to the chosen dimensions, or takes it out again. */
function toggled(chosen: readonly string[], id: string): string {
  return (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]).join(',')
}

/** Search results, a category or a brand: the same query as the products call. */
export const productListPage: Page = {
  path: '/pages/productlist',
  audience: 'public',
  async load(visit) {
    const { client, t, link, query } = visit
    const searchTerm = query.get('searchTerm')?.trim() || undefined
    const dimensions = query.get('dimensions') || undefined
    const answer = await client.catalogue.products({
      searchTerm,
      dimensions,
      sortKey: (query.get('sortKey') as 'relevance' | null) ?? undefined,
      page: Math.min(mostPages, Math.max(1, Math.trunc(Number(query.get('page'))) || 1)),
    })
    // A list that was asked for in a way that makes no sense is shown without what made none.
    if (!answer.ok && answer.status === 400) {
      const senseless = answer.items.map(({ area }) => area).filter((area) => query.has(area))
      const without = Object.fromEntries(senseless.map((area) => [area, null]))
      return { redirect: link(senseless.length > 0 ? listAddress(query, without) : '/pages/productlist') }
    }
    const list = expect(answer)
    if (list.redirect) return { redirect: link(list.redirect) }
    if (list.paging.totalRecords > 0 && list.products.length === 0) {
      return { redirect: link(listAddress(query, { page: String(list.paging.totalPages) })) }
    }
    const chosen = dimensions?.split(',') ?? []
    const selected = list.dimensions.flatMap(({ values }) => values.filter((value) => value.selected))
    const offered = list.dimensions
      .map((dimension) => ({ ...dimension, values: dimension.values.filter((value) => !value.selected) }))
      .filter(({ values }) => values.length > 0)
    const title = searchTerm ? t('list.results', { term: searchTerm }) : (selected[0]?.name ?? t('list.all'))
    visit.searchTerm = searchTerm
    visit.canonical = listAddress(new URLSearchParams(dimensions ? { dimensions } : {}), {})
    return {
      title,
      description: t('list.meta', { title }),
      body: (
        <div className="list">
          <div className="list-head">
            <h1>{title}</h1>
            <p>{t('list.count', { count: list.paging.totalRecords })}</p>
          </div>
          <aside className="list-facets" aria-label={t('list.narrow')}>
            {selected.length > 0 && (
              <ul className="chips">
                {selected.map((value) => (
                  <li key={value.id}>
                    <a href={link(listAddress(query, { dimensions: toggled(chosen, value.id) }))} rel="nofollow">
                      {value.name} <span aria-hidden="true">×</span>
                      <span className="hidden">{t('list.remove')}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {offered.map((dimension) => (
              <details key={dimension.id}>
                <summary>{dimension.name}</summary>
                <ul>
                  {dimension.values.map((value) => (
                    <li key={value.id}>
                      <a href={link(listAddress(query, { dimensions: toggled(chosen, value.id) }))} rel="nofollow">
                        {value.name} <span className="count">{visit.formatNumber(value.count)}</span>
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </aside>
          <div className="list-main">
            {list.products.length > 0 && (
              <form className="list-sort" action={link('/pages/productlist')} method="get">
                {searchTerm && <input type="hidden" name="searchTerm" value={searchTerm} />}
                {dimensions && <input type="hidden" name="dimensions" value={dimensions} />}
                <label htmlFor="sort">{t('list.sort')}</label>
                <select id="sort" name="sortKey" defaultValue={query.get('sortKey') ?? 'relevance'}>
                  {list.sortKeys.map((key) => (
                    <option key={key.id} value={key.id}>
                      {key.name}
                    </option>
                  ))}
                </select>
                <button type="submit" className="button quiet">
                  {t('list.apply')}
                </button>
              </form>
            )}
            {list.products.length === 0 ? (
              <Nothing visit={visit} />
            ) : (
              <>
                <h2 className="hidden">{t('list.count', { count: list.paging.totalRecords })}</h2>
                <ProductGrid visit={visit} products={list.products} first={4} />
                <Pager
                  language={visit.language}
                  page={list.paging.currentPage}
                  totalPages={list.paging.totalPages}
                  href={(page) => link(listAddress(query, { page: page === 1 ? null : String(page) }))}
                />
              </>
            )}
          </div>
        </div>
      ),
    }
  },
}

/** No hit, and where to go. A component of its own: the menu is read while the page is, and known when it is rendered. */
function Nothing({ visit: { t, link, menu } }: { visit: Visit }) {
  return (
    <div className="empty">
      <h2>{t('list.nothing')}</h2>
      <p>{t('list.nothingHelp')}</p>
      <ul className="chips">
        {menu.map((item) => (
          <li key={item.id}>
            <a href={link(item.url)}>{item.name}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
