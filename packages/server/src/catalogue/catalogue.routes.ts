import { catalogueContract } from '@onair/core/contract'
import type { Feature } from '../features.ts'
import { type Handler, mount } from '../plugins/mount.ts'
import { createCatalogue } from './catalogue.service.ts'
import { menuItems } from './taxonomy.ts'

type Contract = typeof catalogueContract

/** Finding and showing products. */
export const catalogueRoutes: Feature = (app, deps) => {
  const catalogue = createCatalogue(deps)
  // Two versions of the path, one call (specification §7).
  const products: Handler<Contract['GET /api/v3/{language}/products']> = ({ language, query }) =>
    catalogue.list({ language, ...query })

  mount(app, catalogueContract, {
    'GET /api/v2/{language}/menu': async ({ language }) => ({
      items: menuItems((await catalogue.taxonomy()).roots, language),
    }),
    'GET /api/v2/{language}/products': products,
    'GET /api/v3/{language}/products': products,
    'GET /api/v3/{language}/products/onairnow': ({ language }) => catalogue.onAirNow(language),
    'GET /api/v3/{language}/products/todayshowstopper': ({ language }) => catalogue.todayShowstopper(language),
    'GET /api/v3/{language}/products/{itemNo}': ({ language, params }) => catalogue.product(language, params.itemNo),
  })
}
