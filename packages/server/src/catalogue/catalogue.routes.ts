import { resolve } from 'node:path'
import { catalogueContract, productContract } from '@onair/core/contract'
import { type Handler, mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { createAnswers } from './answers.ts'
import { createBrowse } from './browse.service.ts'
import { createLists } from './list.service.ts'
import { createOnAir } from './on-air.ts'
import { createOpenWindows } from './open-windows.ts'
import { createProduct } from './product.service.ts'
import { buildApart } from './search/build-apart.ts'
import { buildIndex as buildHere } from './search/build-index.ts'
import { indexSnapshot } from './search/index-snapshot.ts'
import { createLiveIndex } from './search/live-index.ts'
import { countCached } from './searched/cached-searches.ts'
import { createSearched } from './searched/searched.service.ts'
import { createSharing } from './share.service.ts'
import { createTaxonomy, menuItems } from './taxonomy.ts'
import { createTileTexts } from './tile-texts.ts'
import { createTiles } from './tiles.ts'

type Contract = typeof catalogueContract

// waitlist.routes.ts mounts this one.
const { 'POST /api/v3/{language}/products/{itemNo}/waitlist': _, ...product } = productContract

/** Finding and showing products (specification §7, Products). */
export const catalogueRoutes: Routes = (app, deps) => {
  const parts = {
    ...deps,
    onAir: deps.shared(createOnAir),
    tiles: deps.shared(createTiles),
    windows: deps.shared(createOpenWindows),
    taxonomy: createTaxonomy(deps),
  }
  const { pool, databaseUrl, config, log } = deps
  const buildIndex =
    databaseUrl === undefined
      ? (signal: AbortSignal) => buildHere(pool, signal)
      : buildApart(
          databaseUrl,
          indexSnapshot(resolve(config.projectDir, config.dataDir, 'search-index'), { pool, log }),
        )
  const index = createLiveIndex({ ...parts, buildIndex, changed: app.calls.cache.clear })
  const searched = deps.shared(createSearched)
  const lists = createLists({
    ...parts,
    answersTo: createAnswers(deps),
    texts: createTileTexts(parts),
    index,
    searched,
  })
  const browse = createBrowse(parts)
  const { detail, sections, section, styleCodes } = createProduct(parts)
  const share = createSharing(deps)
  // Two versions of the path, the same call (specification §7).
  const products: Handler<Contract['GET /api/v3/{language}/products']> = ({ language, query, address }) =>
    lists.list({ language, address, ...query })

  app.addHook('onReady', () => parts.windows.start())
  app.addHook('onClose', () => parts.windows.stop())
  // Not before the catalogue is loaded: the index would be empty.
  app.addHook('onReady', async () => void deps.readiness.reached.then(index.start).then(deps.readiness.complete))
  app.addHook('onClose', () => index.stop())
  countCached(app, searched)
  // What was counted since the job's last run.
  app.addHook('onClose', () => searched.write().catch((error) => log.warn({ err: error }, 'searches are not counted')))
  mount(app, catalogueContract, {
    'GET /api/v2/{language}/menu': async ({ language }) => ({
      items: menuItems((await parts.taxonomy()).roots, language),
    }),
    'GET /api/v2/{language}/brand': ({ language, query }) => browse.brands(language, query.fm),
    'GET /api/v2/{language}/shopbycategory': ({ language }) => browse.categories(language),
    'GET /api/v2/{language}/products': products,
    'GET /api/v3/{language}/products': products,
    'GET /api/v3/{language}/products/suggestions': ({ language, query }) =>
      query.searchTerm === undefined ? lists.offers(language) : lists.suggestions(language, query.searchTerm),
    'POST /api/v3/{language}/products/clicks': ({ language, body }) => {
      searched.click(language, body.searchTerm)
      return undefined
    },
    'GET /api/v3/{language}/products/onairnow': ({ language }) => browse.onAirNow(language),
    'GET /api/v3/{language}/products/recentlyaired': ({ language, query }) => browse.recentlyAired(language, query),
    'GET /api/v3/{language}/products/todayshowstopper': ({ language }) => browse.todayShowstopper(language),
    'GET /api/v3/{language}/products/donation': ({ language, query }) => browse.donations(language, query),
  })
  mount(app, product, {
    'GET /api/v3/{language}/products/{itemNo}': ({ language, params }) => detail(language, params.itemNo),
    'GET /api/v3/{language}/products/{itemNo}/sections': ({ language, params }) => sections(language, params.itemNo),
    'GET /api/v3/{language}/products/{itemNo}/sections/{tabOrder}': ({ language, params }) =>
      section(language, params.itemNo, Number(params.tabOrder)),
    'GET /api/v3/{language}/products/{itemNo}/styleCodes': ({ language, params }) =>
      styleCodes(language, params.itemNo),
    'POST /api/v3/{language}/products/{itemNo}/shares': ({ language, params, body }) =>
      share(language, params.itemNo, body),
  })
}
