import { favouritesContract, type QueryOf } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { unknownProduct, withdrawnProduct } from '../catalogue/availability.ts'
import { listedEdps } from '../catalogue/listed-edps.ts'
import { productOf } from '../catalogue/product.ts'
import { createTiles } from '../catalogue/tiles.ts'
import type { Customer } from '../kernel/call/auth.ts'
import { mount } from '../kernel/call/mount.ts'
import { refuse } from '../kernel/errors/kernel.messages.ts'
import type { Deps, Routes } from '../kernel/feature.ts'
import {
  addFavourite,
  countFavourites,
  favouriteNumbers,
  favouritesPage,
  type Page,
  removeFavourite,
  removeFavourites,
} from './favourites.queries.ts'

type ListQuery = QueryOf<(typeof favouritesContract)['GET /api/v2/{language}/accounts/{edp}/favourites']>

const membersOnly = () => refuse(403, { code: 'members-only', area: 'Authorization' })

/**
 * A customer's favourites.
 *
 * 1. Every statement has the customer in its WHERE.
 * 2. A favourite that was withdrawn stays in the list as `IsRemoved`; a withdrawn product cannot be added.
 * 3. Guests have no favourites (403).
 */
function createFavourites({ pool, clock, shared }: Deps) {
  const tiles = shared(createTiles)

  async function list(edp: number, language: Language, { page, pageSize, itemNoOnly }: ListQuery) {
    const at = { edp, pageSize, offset: (page - 1) * pageSize }
    const [favourites, [{ total } = { total: 0 }]] = await Promise.all([
      itemNoOnly === 'true' ? numbers(at) : products(language, at),
      countFavourites(pool, { edp }),
    ])
    return { favourites, paging: { currentPage: page, totalPages: Math.ceil(total / pageSize), totalRecords: total } }
  }

  const entry = (row: { itemNo: string; addedAt: Date; withdrawn: boolean }) => ({
    itemNumber: row.itemNo,
    activityDateTime: row.addedAt,
    isRemoved: row.withdrawn,
  })

  async function numbers(at: Page) {
    return (await favouriteNumbers(pool, at)).map(entry)
  }

  async function products(language: Language, at: Page) {
    const now = clock()
    const [rows, highlights] = await Promise.all([favouritesPage[language](pool, { ...at, now }), tiles.highlights()])
    const itemNos = rows.map(({ itemNo }) => itemNo)
    const edps = await listedEdps(pool, itemNos, now)
    return rows.map((row) => ({
      ...productOf(row, highlights),
      edps: edps.get(row.itemNo) ?? [],
      ...entry(row),
    }))
  }

  async function add(edp: number, itemNo: string) {
    const [added] = await addFavourite(pool, { edp, itemNo, now: clock() })
    if (!added) return unknownProduct(itemNo)
    if (added.withdrawn) return withdrawnProduct(itemNo)
    return { itemNumber: itemNo, activityDateTime: added.addedAt, isRemoved: false }
  }

  return { list, add }
}

/** Favourites (specification §7). */
export const favouritesRoutes: Routes = (app, deps) => {
  const { list, add } = createFavourites(deps)
  const asMember = <Result>(customer: Customer, answer: (edp: number) => Result) =>
    customer.isGuest ? membersOnly() : answer(customer.edp)

  mount(app, favouritesContract, {
    'GET /api/v2/{language}/accounts/{edp}/favourites': ({ customer, language, query }) =>
      asMember(customer, (edp) => list(edp, language, query)),
    'POST /api/v2/{language}/accounts/{edp}/favourites': ({ customer, body }) =>
      asMember(customer, (edp) => add(edp, body.itemNumber)),
    'DELETE /api/v2/{language}/accounts/{edp}/favourites/{id}': ({ customer, params }) =>
      asMember(customer, async (edp) => void (await removeFavourite(deps.pool, { edp, itemNo: params.id }))),
    'DELETE /api/v2/{language}/accounts/{edp}/favourites': ({ customer }) =>
      asMember(customer, async (edp) => void (await removeFavourites(deps.pool, { edp }))),
  })
}
