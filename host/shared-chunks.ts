/** The islands of the pages for browsing, of a product's page, and of the bag. */
const browsing = new Set([
  'bag-counter',
  'favourites',
  'guide',
  'on-air-now',
  'product-list',
  'programme',
  'recently-viewed',
  'schedule',
  'showstopper',
  'time-zone',
  'watch-live',
])
const product = new Set(['product', 'reviews'])
const bag = new Set(['bag', 'quick-order'])
const checkout = new Set(['checkout'])
const signingIn = new Set(['create-account', 'sign-in'])

/** The islands that are not the account's. */
export const shopIslands: readonly string[] = [...browsing, ...product, ...bag, ...checkout]

/** The island that each page has. */
const onEachPage = 'bag-counter'

/** Stands for all islands: the code that hydrates one. */
const every = '*'

type Graph = { getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null }

/**
 * Names the chunk of a module that several islands import, so that a page loads little code of pages of another kind. A phone's
 * connection takes six files at a time, each a round trip, so there are eight such chunks and not one for each set of islands.
 *
 * 1. `base`: used on each page; or while browsing, and also in the checkout or the account.
 * 2. `browse`: used on the pages for browsing, and otherwise on a product's page or the bag at most.
 * 3. `buy`: used by a product's page and the bag, and not while browsing.
 * 4. `order`: used by a product's page, and in the checkout or the account, and not while browsing.
 * 5. `till`: used by the bag or the checkout, and otherwise for signing in at most.
 * 6. `desk`: used by the bag and the account.
 * 7. `forms`: used in the checkout and the account.
 * 8. `account`: used by the account's islands alone.
 *
 * What one island and its own code on demand share, or code on demand alone, is in none of them.
 */
export function sharedChunks(): (id: string, graph: Graph) => string | undefined {
  const known = new Map<string, ReadonlySet<string>>()
  const islandsOf = (id: string, graph: Graph) => {
    const found = known.get(id) ?? islandsThatImport(id, graph)
    known.set(id, found)
    return found
  }
  return (id, graph) => {
    const islands = islandsOf(id, graph)
    const usedBy = (kind: ReadonlySet<string>) => [...kind].some((name) => islands.has(name))
    if (islands.has(every)) return 'base'
    if (islands.size < 2) return undefined
    if (islands.has(onEachPage)) return 'base'
    const elsewhere = [...islands].some((name) => ![browsing, product, bag].some((kind) => kind.has(name)))
    if (usedBy(browsing)) return elsewhere ? 'base' : 'browse'
    if (usedBy(product)) return elsewhere ? 'order' : 'buy'
    const isPaying = [...islands].every((name) => [bag, checkout, signingIn].some((kind) => kind.has(name)))
    if (isPaying && (usedBy(bag) || usedBy(checkout))) return 'till'
    if (usedBy(bag)) return 'desk'
    return usedBy(checkout) ? 'forms' : 'account'
  }
}

/** The names of the islands whose own code, without what they import on demand, includes a module. */
function islandsThatImport(id: string, graph: Graph): ReadonlySet<string> {
  const islands = new Set<string>()
  const seen = new Set([id])
  for (const module of seen) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {}
    const island = dynamicImporters.length > 0 && /\/widgets\/exports\/([\w-]+)\.ts$/.exec(module)?.[1]
    if (island) islands.add(island)
    else if (module.endsWith('/host/client/island.ts')) islands.add(every)
    else for (const importer of importers) seen.add(importer)
  }
  return islands
}
