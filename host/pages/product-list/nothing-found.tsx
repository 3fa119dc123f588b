import { type Categories, catalogueClient, type Product, type ProductList } from '@onair/core/catalogue/client'
import { liveClient } from '@onair/core/live/client'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'
import { formatCount } from '../../parts/catalogue/count.tsx'
import { filtersOf, type ListState, listAddress } from '../../parts/catalogue/list-address.ts'
import en from './product-list.messages.en.json'
import fr from './product-list.messages.fr.json'

/** The number of departments, and of products per rail, that an empty list offers. */
const [departments, goods] = [8, 12]

type Instead = {
  categories: Categories['categories']
  popular: readonly string[]
  onAir: Product[]
  loved: Product[]
}

const categoryAddress = (id: string): string => listAddress({ dimensions: [`category:${id}`], page: 1 })

/** Reads what an empty list offers instead. */
export async function readInstead({ http }: Visit): Promise<Instead> {
  const catalogue = catalogueClient(http)
  const [categories, offers, onAir, loved] = await Promise.all([
    catalogue.categories().then(unwrap),
    catalogue.suggestions(''),
    liveClient(http).onAirNow().then(unwrap),
    catalogue.products({ sortKey: 'rating', pageSize: goods }).then(unwrap),
  ])
  return {
    categories: categories.categories.toSorted((a, b) => b.count - a.count).slice(0, departments),
    // The page can do without popular searches.
    popular: offers.ok ? offers.value.terms : [],
    onAir: onAir.products,
    loved: loved.products,
  }
}

/**
 * The body of an empty list: that nothing was found, the nearest department, other searches to try, and other products.
 */
export function nothingFound(
  visit: Visit,
  state: ListState,
  list: ProductList,
  { categories, popular, onAir, loved }: Instead,
) {
  const { link } = visit
  const t = translator(visit, en, fr)
  const narrowed = filtersOf(state).length > 0
  const nearest = list.nearestCategory
  return (
    <div className="nothing">
      <h2>{state.searchTerm && !narrowed ? t('nothingFor', { term: state.searchTerm }) : t('nothing')}</h2>
      {nearest && (
        <p>
          {t('nearest')}{' '}
          <a href={link(categoryAddress(nearest.id))}>
            {nearest.name} ({formatCount(visit, nearest.count)})
          </a>
        </p>
      )}
      {state.exact && (
        <p>
          {t('exactly')}{' '}
          <a href={link(listAddress(state, { exact: undefined }))} rel="nofollow">
            {t('searchSimilar')}
          </a>
        </p>
      )}
      <ul className="nothing-tips">
        {narrowed && <li>{t('tipFilters')}</li>}
        {state.searchTerm && (
          <>
            <li>{t('tipSpelling')}</li>
            {state.searchTerm.includes(' ') && <li>{t('tipGeneral')}</li>}
            <li>{t('tipNumber')}</li>
          </>
        )}
      </ul>
      {narrowed && (
        <p>
          <a className="button" href={link(listAddress(state, { dimensions: [] }))} rel="nofollow">
            {t(state.searchTerm ? 'searchAll' : 'seeAll')}
          </a>
        </p>
      )}
      {popular.length > 0 && (
        <nav aria-label={t('popular')}>
          <h3>{t('popular')}</h3>
          <ul className="chips">
            {popular.map((term) => (
              <li key={term}>
                <a href={link(listAddress({ searchTerm: term, dimensions: [], page: 1 }))} rel="nofollow">
                  {term}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={t('departments')}>
        <h3>{t('departments')}</h3>
        <ul className="chips">
          {categories.map(({ id, name }) => (
            <li key={id}>
              <a href={link(categoryAddress(id))}>{name}</a>
            </li>
          ))}
          <li>
            <a href={link('/pages/brands')}>{t('brands')}</a>
          </li>
        </ul>
      </nav>
      {onAir.length > 0 &&
        island(visit, 'product-list', { products: onAir, look: 'rail', heading: t('onAir') }, 'visible')}
      {onAir.length === 0 &&
        loved.length > 0 &&
        island(visit, 'product-list', { products: loved, look: 'rail', heading: t('loved') }, 'visible')}
    </div>
  )
}
