/** The islands of the pages for browsing, and those of the pages for one product, the bag and the checkout. */
const browsing = ['on-air-now', 'product-list', 'recently-viewed', 'schedule', 'favourites', 'bag-counter']
const product = ['product', 'reviews']
const bag = ['bag']
const checkout = ['checkout']
const everywhere = /\/host\/client\/island\.ts$/

type Graph = { getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null }

/**
 * Names the chunk of a module that several islands import, so that a page loads little code of pages of another kind. A phone's
 * connection takes six files at a time, each a round trip, so there are five such chunks and not one for each set of islands.
 *
 * 1. `base`: used while browsing or buying, and also in the checkout or the account.
 * 2. `browse`: used on the pages for browsing, and otherwise on a product's page or the bag at most.
 * 3. `buy`: used by a product's page or the bag, and not while browsing.
 * 4. `forms`: used in the checkout and the account.
 * 5. `account`: used by the account's islands alone.
 */
export function sharedChunks(): (id: string, graph: Graph) => string {
  const known = new Map<string, ReadonlySet<string>>()
  const islandsOf = (id: string, graph: Graph) => {
    const found = known.get(id) ?? islandsThatImport(id, graph)
    known.set(id, found)
    return found
  }
  return (id, graph) => {
    const islands = islandsOf(id, graph)
    const usedBy = (names: readonly string[]) => names.some((name) => islands.has(name))
    if (islands.has('*')) return 'base'
    const others = [...islands].some((name) => ![...browsing, ...product, ...bag].includes(name))
    if (usedBy(browsing) || usedBy(product)) return others ? 'base' : usedBy(browsing) ? 'browse' : 'buy'
    if (usedBy(bag)) return 'buy'
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
    else if (everywhere.test(module)) islands.add('*')
    else for (const importer of importers) seen.add(importer)
  }
  return islands
}
