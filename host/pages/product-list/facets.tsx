import type { ProductList } from '@onair/core/catalogue/client'
import { Stars, Swatch } from '@onair/widgets/parts'
import type { ReactNode } from 'react'
import { translator } from '../../kernel/messages.ts'
import type { Visit } from '../../kernel/visit.ts'
import { formatCount } from '../../parts/catalogue/count.tsx'
import { filtersOf, type ListState } from '../../parts/catalogue/list-address.ts'
import en from './product-list.messages.en.json'
import fr from './product-list.messages.fr.json'
import { inSizeOrder } from './size-order.ts'

type Dimension = ProductList['dimensions'][number]
type Value = Dimension['values'][number]

/** Values of a long list that are visible at first; "show all" reveals the others. */
const shownAtOnce = 8
const sizesAtOnce = 16
/** Groups that are open until the shopper closes them. */
const openAtFirst: ReadonlySet<string> = new Set(['category', 'brand', 'price'])
/** Dimensions with a single value, which form one group. */
const switches: ReadonlySet<string> = new Set(['on-air', 'on-sale', 'easy-pay', 'marketplace'])

type FacetsProps = {
  visit: Visit
  list: ProductList
  state: ListState
  /** The category of the list and its parents, from the first level down. */
  path: readonly { id: string }[]
}

/**
 * The filters of a list. One form serves every width: a column beside the list, and on a phone a drawer that the browser opens
 * and closes. Without JavaScript a button submits it; with JavaScript, client/list.ts applies each tick.
 */
export function Facets({ visit, list, state, path }: FacetsProps) {
  const { link } = visit
  const t = translator(visit, en, fr)
  const groups = list.dimensions.filter(({ id, values }) => !switches.has(id) && values.length > 0)
  const ticks = list.dimensions.filter(({ id }) => switches.has(id)).flatMap(({ values }) => values)
  return (
    // No autocomplete: the address decides what is ticked, not the browser's memory.
    <form
      className="facets"
      id="facets"
      popover="auto"
      method="get"
      action={link('/pages/productlist')}
      aria-label={t('narrow')}
      autoComplete="off"
    >
      <div className="facets-head">
        <h2>{t('filter')}</h2>
        <button type="button" className="facets-close" popoverTarget="facets" popoverTargetAction="hide">
          <span className="hidden">{t('close')}</span>
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      <div className="facets-body">
        {state.searchTerm && <input type="hidden" name="searchTerm" value={state.searchTerm} />}
        {state.searched && <input type="hidden" name="searched" value={state.searched} />}
        {state.exact && <input type="hidden" name="exact" value="true" />}
        {state.sortKey && <input type="hidden" name="sortKey" value={state.sortKey} />}
        {ticks.length > 0 && (
          <fieldset className="facet facet-ticks">
            <legend>{t('only')}</legend>
            <ul>
              {ticks.map((value) => (
                <Tick key={value.id} visit={visit} value={value} />
              ))}
            </ul>
          </fieldset>
        )}
        {groups.map((dimension) => (
          <Group
            key={dimension.id}
            visit={visit}
            dimension={dimension}
            above={path.map(({ id }) => `category:${id}`)}
            narrowed={new Set(filtersOf(state))}
          />
        ))}
      </div>
      <div className="facets-foot">
        <button type="submit" className="button">
          {t('show')} <span data-total>({formatCount(visit, list.paging.totalRecords)})</span>
        </button>
      </div>
    </form>
  )
}

type GroupProps = { visit: Visit; dimension: Dimension; above: readonly string[]; narrowed: ReadonlySet<string> }

function Group({ visit, dimension: { id, name, values }, above, narrowed }: GroupProps) {
  const t = translator(visit, en, fr)
  // The page's own category or brand does not count as a filter.
  const chosen = values.filter((value) => value.selected && narrowed.has(value.id))
  const ordered = id === 'size' ? inSizeOrder(values) : values
  const most = id === 'size' ? sizesAtOnce : shownAtOnce
  // A chosen value is always visible.
  const first = values.length > most + 2 ? ordered.filter((value, at) => at < most || value.selected) : ordered
  const rest = ordered.filter((value) => !first.includes(value))
  const tick = (value: Value) => (
    <Tick key={value.id} visit={visit} value={value} look={id} parent={above.includes(value.id)} />
  )
  return (
    <details className="facet" data-facet={id} open={openAtFirst.has(id) || chosen.length > 0}>
      <summary>
        {name}
        {chosen.length > 0 && (
          <span className="facet-chosen">
            <span aria-hidden="true">{chosen.length}</span>
            <span className="hidden">{t('chosen', { count: chosen.length })}</span>
          </span>
        )}
      </summary>
      <fieldset>
        <legend className="hidden">{name}</legend>
        <ul>{first.map(tick)}</ul>
        {rest.length > 0 && (
          <details className="facet-more" data-facet={`${id}-more`}>
            <summary>{t('more', { count: rest.length })}</summary>
            <ul>{rest.map(tick)}</ul>
          </details>
        )}
      </fieldset>
    </details>
  )
}

type TickProps = {
  visit: Visit
  value: Value
  /** The dimension, if its values have their own look. */
  look?: string
  /** The parent category of the other values: ticking one of them unticks it. */
  parent?: boolean
}

function Tick({ visit, value, look, parent }: TickProps) {
  const slug = value.id.slice(value.id.indexOf(':') + 1)
  return (
    <li data-none={value.count === 0 || undefined}>
      <label>
        <input
          type="checkbox"
          name="dimensions"
          value={value.id}
          defaultChecked={value.selected}
          data-parent={parent || undefined}
        />
        <span className="facet-name">{faceOf(look, slug, value.name, visit)}</span>
        <span className="count" data-count={value.id}>
          {formatCount(visit, value.count)}
        </span>
      </label>
    </li>
  )
}

/** A value's label: a colour with its dot, a rating as stars. */
function faceOf(look: string | undefined, slug: string, name: string, visit: Visit): ReactNode {
  const { language } = visit
  const t = translator(visit, en, fr)
  if (look === 'colour')
    return (
      <>
        <Swatch name={slug} />
        {name}
      </>
    )
  if (look === 'rating')
    return (
      <>
        <Stars rating={Number(slug)} language={language} /> {t('andUp')}
      </>
    )
  return name
}
