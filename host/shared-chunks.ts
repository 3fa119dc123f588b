import { type Description, readAll } from '@onair/widgets/generate/descriptions'

/** The pages of each widget. */
const pagesOf = new Map((await readAll()).map(({ name, pages }) => [name, pages]))

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
    if (islands.has(every)) return 'base'
    if (islands.size < 2) return undefined
    // What pages load on demand and is no widget, as analytics, counts as the account's.
    const pages = new Set([...islands].map((name) => pagesOf.get(name) ?? 'account'))
    const areAll = (...kinds: Description['pages'][]) => [...pages].every((kind) => kinds.includes(kind))
    if (pages.has('every')) return 'base'
    const isShopping = areAll('browsing', 'product', 'bag')
    if (pages.has('browsing')) return isShopping ? 'browse' : 'base'
    if (pages.has('product')) return isShopping ? 'buy' : 'order'
    const isPaying = areAll('bag', 'checkout', 'signing-in')
    if (isPaying && (pages.has('bag') || pages.has('checkout'))) return 'till'
    if (pages.has('bag')) return 'desk'
    return pages.has('checkout') ? 'forms' : 'account'
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
