import type { Categories, Product } from '@onair/core/catalogue/client'
import { island } from '../../kernel/islands.tsx'
import { expect, type Visit } from '../../kernel/visit.ts'
import { type ListState, listAddress, narrowing } from '../../parts/catalogue/list-address.ts'

/** How many departments, and how many products of each kind, are named to whom nothing was found. */
const [departments, goods] = [8, 12]

export type Helps = { categories: Categories['categories']; onAir: Product[]; loved: Product[] }

/** What the shop has all the same. */
export async function readHelps({ client }: Visit): Promise<Helps> {
  const [categories, onAir, loved] = await Promise.all([
    client.catalogue.categories().then(expect),
    client.schedule.onAirNow().then(expect),
    client.catalogue.products({ sortKey: 'rating', pageSize: goods }).then(expect),
  ])
  return {
    categories: categories.categories.toSorted((a, b) => b.count - a.count).slice(0, departments),
    onAir: onAir.products,
    loved: loved.products,
  }
}

/** No hit: what may have been wrong, what can be taken back, and where to go instead. */
export function nothingFound(visit: Visit, state: ListState, { categories, onAir, loved }: Helps) {
  const { t, link } = visit
  const narrowed = narrowing(state).length > 0
  return (
    <div className="nothing">
      <h2>{t('list.nothing')}</h2>
      <ul className="nothing-tips">
        {narrowed && <li>{t('list.tipFilters')}</li>}
        {state.searchTerm && (
          <>
            <li>{t('list.tipSpelling')}</li>
            <li>{t('list.tipGeneral')}</li>
            <li>{t('list.tipNumber')}</li>
          </>
        )}
      </ul>
      {narrowed && (
        <p>
          <a className="button" href={link(listAddress(state, { dimensions: [] }))} rel="nofollow">
            {t(state.searchTerm ? 'list.searchAll' : 'list.seeAll')}
          </a>
        </p>
      )}
      <nav aria-label={t('list.departments')}>
        <h3>{t('list.departments')}</h3>
        <ul className="chips">
          {categories.map(({ id, name }) => (
            <li key={id}>
              <a href={link(listAddress({ dimensions: [`category:${id}`], page: 1 }))}>{name}</a>
            </li>
          ))}
          <li>
            <a href={link('/pages/brands')}>{t('catalogue.brands')}</a>
          </li>
        </ul>
      </nav>
      {onAir.length > 0 &&
        island(visit, 'product-list', { products: onAir, look: 'rail', heading: t('list.onAir') }, 'visible')}
      {loved.length > 0 &&
        island(visit, 'product-list', { products: loved, look: 'rail', heading: t('list.loved') }, 'visible')}
    </div>
  )
}
