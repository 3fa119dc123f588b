import { sortKeys } from '@onair/core/contract'
import { productPath } from '@onair/core/item-number'
import type { Language } from '@onair/core/language'
import type { FindAnswers, SearchAnswer } from '../kernel/answers.ts'
import { ReadyJson } from '../kernel/call/mount.ts'
import { fieldName } from '../kernel/errors/field-names.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import type { Deps } from '../kernel/feature.ts'
import { refuse } from './catalogue.messages.ts'
import { namedDirectly } from './direct.queries.ts'
import type { OnAirSource } from './on-air.ts'
import { type Asked, askedFor } from './search/asked.ts'
import { parseDimensions, type SortKey, sortNames } from './search/dimensions.ts'
import type { Engine, Query, SearchResult } from './search/engine.ts'
import { facetsOf } from './search/facets.ts'
import { withGift } from './search/gifts.ts'
import { type LiveIndex, NoIndexYet } from './search/live-index.ts'
import { nearestCategory } from './search/nearest.ts'
import { readTerm } from './search/reading.ts'
import { largestDepartments, suggest } from './search/suggest.ts'
import { fold } from './search/words.ts'
import { isNewSearch } from './searched/cached-searches.ts'
import type { Searched } from './searched/searched.service.ts'
import type { TileTexts } from './tile-texts.ts'
import type { Tiles } from './tiles.ts'

type ListRequest = {
  language: Language
  /** The caller's network address. */
  address: string
  page: number
  pageSize: number
  sortKey: SortKey
  searchTerm?: string | undefined
  exact?: 'true' | 'false' | undefined
  dimensions?: string | undefined
  itemNos?: string | undefined
  edps?: 'true' | 'false' | undefined
}

/** The parts of a list's reply, each as JSON. */
type Pieces = {
  products: readonly string[]
  dimensions: string
  total: number
  correctedTerm?: string | null
  leftOut?: readonly string[]
  answers?: readonly SearchAnswer[]
  nearest?: { Id: string; Name: string; Count: number } | undefined
  redirect?: string
}

const sortTexts = {
  en: JSON.stringify(sortKeys.map((Id) => ({ Id, Name: sortNames[Id].en }))),
  fr: JSON.stringify(sortKeys.map((Id) => ({ Id, Name: sortNames[Id].fr }))),
}

const maxSuggestedProducts = 4
/** The most products whose names are compared with a term. */
const mostNamed = 24
/** The most terms, and the most departments, that are offered before anything is typed. */
const maxOffered = 5
/** After this time the index is usually built. */
const retryAfterSeconds = 5

/** Lists of products: searched, filtered, sorted, and paginated. */
export function createLists(
  parts: Pick<Deps, 'pool'> & {
    answersTo: FindAnswers
    tiles: Tiles
    texts: TileTexts
    index: Pick<LiveIndex, 'engine'>
    searched: Pick<Searched, 'search' | 'popular'>
    onAir: Pick<OnAirSource, 'programme'>
  },
) {
  const { pool, answersTo, tiles, texts, index, searched, onAir } = parts
  /** The facets of lists as JSON; all pages of a list share them. */
  const facetTexts = new WeakMap<SearchResult, string>()

  async function tileTexts(language: Language, itemNos: readonly string[], edps = false): Promise<string[]> {
    return itemNos.length === 0 ? [] : texts.of(language, itemNos, await tiles.highlights(), edps)
  }

  /** At most three statements, one more with `edps`, by `itemNos`, or where filters were read from the words; none if all products are cached. Answers read beside them. */
  async function list(request: ListRequest): Promise<ReadyJson | Refusal> {
    const { language, page, pageSize, searchTerm, itemNos, sortKey } = request
    const from = (page - 1) * pageSize
    if (itemNos !== undefined) {
      const products = await tileTexts(language, [...new Set(itemNos.split('-'))], true)
      return reply(request, {
        products: products.slice(from, from + pageSize),
        total: products.length,
        dimensions: '[]',
      })
    }
    const edps = request.edps === 'true'
    const chosen = parseDimensions(request.dimensions)
    if ('allowed' in chosen) {
      const values = { field: fieldName('dimensions'), values: chosen.allowed.join(', ') }
      return refuse(400, { code: 'field-one-of', area: 'dimensions', values })
    }
    const named = searchTerm === undefined ? undefined : await namedDirectly(pool, searchTerm)
    if (named !== undefined) {
      const products = await tileTexts(language, [named], edps)
      const redirect = productPath(named)
      return reply(request, { products: products.slice(from), total: products.length, dimensions: '[]', redirect })
    }
    const engine = await engineOrRefusal()
    if (!('search' in engine)) return engine
    const queryOf = (asked: Asked): Query => ({
      language,
      searchTerm: asked.searchTerm || undefined,
      exact: request.exact === 'true',
      // The request's own filters take precedence.
      chosen: new Map([...asked.chosen, ...chosen]),
      sortKey: sortKey === 'relevance' ? (asked.sortKey ?? sortKey) : sortKey,
    })
    const finds = (asked: Asked) => engine.search(queryOf(asked), from + pageSize).total > 0
    const asIs: Asked = { searchTerm: searchTerm ?? '', chosen: new Map(), sortKey: undefined }
    const read = readTerm(engine, language, asIs.searchTerm, finds)
    const isRead = read.searchTerm !== asIs.searchTerm
    const asked = isRead && (await isName(engine, language, asIs.searchTerm)) ? asIs : read
    const query = queryOf(asked)
    const answers = searchTerm ? await answersTo(language, searchTerm) : []
    const likely = engine.search(query, from + pageSize)
    // A term that a page, a host or a programme answers was not mistyped.
    const isAnswered = answers.length > 0 && likely.correctedTerm !== null
    const result = isAnswered ? engine.search({ ...query, exact: true }, from + pageSize) : likely
    if (searchTerm !== undefined && isNewSearch(request)) {
      const summary = { results: result.total, instead: result.correctedTerm, leftOut: result.unknown }
      searched.search(language, searchTerm, summary, request.address)
    }
    const dimensions = facetTexts.get(result) ?? JSON.stringify(facetsOf(engine.data, result, query.chosen, language))
    facetTexts.set(result, dimensions)
    const docs = result.docs.subarray(from, from + pageSize)
    return reply(request, {
      products: await tileTexts(language, Array.from(docs, engine.itemNo), edps),
      total: result.total,
      dimensions,
      correctedTerm: result.correctedTerm,
      leftOut: result.unknown,
      answers,
      nearest: searchTerm && result.total === 0 ? nearestCategory(engine, language, searchTerm) : undefined,
      ...(asked.searchTerm !== (searchTerm ?? '') && { redirect: listPath(query) }),
    })
  }

  /** Whether a term is a product's whole name: then none of its words is a filter. */
  async function isName(engine: Engine, language: Language, term: string): Promise<boolean> {
    const query = { language, searchTerm: term, exact: true, chosen: new Map(), sortKey: 'relevance' } as const
    const docs = engine.search(query, mostNamed).docs.subarray(0, mostNamed)
    const texts = await tileTexts(language, Array.from(docs, engine.itemNo))
    return texts.some((text) => fold((JSON.parse(text) as { Name: string }).Name) === fold(term.trim()))
  }

  /** Suggestions while typing. At most two statements; answers read beside them. */
  async function suggestions(language: Language, typed: string): Promise<ReadyJson | Refusal> {
    const named = await namedDirectly(pool, typed)
    const engine = await engineOrRefusal()
    if (!('search' in engine)) return engine
    const { result, terms, categories, brands } = suggest(engine, language, withGift(engine, language, askedFor(typed)))
    const best = Array.from(result.docs.subarray(0, maxSuggestedProducts), engine.itemNo)
    const products = await tileTexts(language, named === undefined ? best : [named])
    return new ReadyJson(
      `{"Terms":${JSON.stringify(terms)},"Products":[${products.join()}],` +
        `"Categories":${JSON.stringify(categories)},"Brands":${JSON.stringify(brands)},` +
        `"Answers":${answerTexts([...collectionsFor(engine, language, typed), ...(await answersTo(language, typed))])}}`,
    )
  }

  /**
   * Suggestions before anything is typed: popular terms that still find products, the largest departments, the programme on air and
   * its product. Statements: one for popular terms every ten minutes, and one for the product.
   */
  async function offers(language: Language): Promise<ReadyJson | Refusal> {
    const engine = await engineOrRefusal()
    if (!('search' in engine)) return engine
    const programme = onAir.programme()
    const [popular, products] = await Promise.all([
      searched.popular(language),
      tileTexts(language, programme?.itemNo === undefined ? [] : [programme.itemNo]),
    ])
    const terms = popular
      .filter(({ spelling }) => engine.hasTogether(language, spelling))
      .map(({ spelling }) => spelling)
    const answers: SearchAnswer[] = programme
      ? [{ kind: 'programme', title: programme.title[language], url: programme.url }]
      : []
    return new ReadyJson(
      `{"Terms":${JSON.stringify(terms.slice(0, maxOffered))},"Products":[${products.join()}],` +
        `"Categories":${JSON.stringify(largestDepartments(engine, language).slice(0, maxOffered))},"Brands":[],` +
        `"Answers":${answerTexts(answers)}}`,
    )
  }

  async function engineOrRefusal(): Promise<Engine | Refusal> {
    try {
      return await index.engine()
    } catch (error) {
      if (!(error instanceof NoIndexYet)) throw error
      return refuse(503, { code: 'busy', area: 'server' }, retryAfterSeconds)
    }
  }

  return { list, suggestions, offers }
}

const answerTexts = (answers: readonly SearchAnswer[]): string =>
  JSON.stringify(answers.map(({ kind, title, url }) => ({ Kind: kind, Title: title, Url: url })))

/** Collections of gifts, to suggest. */
const collectionsFor = ({ data, gifts }: Engine, language: Language, typed: string): SearchAnswer[] =>
  gifts.beginning(language, askedFor(typed).searchTerm).flatMap((place) => {
    const { id, name } = data.collections[place] ?? {}
    return id && name
      ? { kind: 'list', title: name[language], url: `/pages/productlist?dimensions=collection:${id}` }
      : []
  })

/** The page of a list. */
function listPath({ searchTerm, exact, chosen, sortKey }: Query): string {
  const query = [
    ...(searchTerm === undefined ? [] : [`searchTerm=${encodeURIComponent(searchTerm)}`]),
    ...(exact ? ['exact=true'] : []),
    ...(chosen.size === 0
      ? []
      : [`dimensions=${[...chosen].flatMap(([id, values]) => values.map((value) => `${id}:${value}`)).join()}`]),
    ...(sortKey === 'relevance' ? [] : [`sortKey=${sortKey}`]),
  ]
  return `/pages/productlist?${query.join('&')}`
}

function reply({ language, page, pageSize, searchTerm }: ListRequest, pieces: Pieces): ReadyJson {
  const { products, dimensions, total, correctedTerm = null, leftOut = [], answers = [], nearest, redirect } = pieces
  const totalPages = Math.ceil(total / pageSize)
  return new ReadyJson(
    `{"Products":[${products.join()}],` +
      `"Paging":{"CurrentPage":${page},"TotalPages":${totalPages},"TotalRecords":${total}},` +
      `"Dimensions":${dimensions},"SortKeys":${sortTexts[language]},` +
      `"SearchTerm":${JSON.stringify(searchTerm ?? null)},"CorrectedTerm":${JSON.stringify(correctedTerm)},` +
      `"LeftOut":${JSON.stringify(leftOut)},"Answers":${answerTexts(answers)}` +
      `${nearest === undefined ? '' : `,"NearestCategory":${JSON.stringify(nearest)}`}` +
      `${redirect === undefined ? '' : `,"Redirect":${JSON.stringify(redirect)}`}}`,
  )
}
