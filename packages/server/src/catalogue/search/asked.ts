import type { Chosen, DimensionId, SortKey } from './dimensions.ts'
import { isStopWord, unitSpellings, wordsOf } from './words.ts'

/** A search term divided into words and filters: "boots under $60" is `boots` with the price `0-60`. */
export type Asked = {
  /** The remaining term; empty if all of it asks for filters. */
  searchTerm: string
  chosen: Chosen
  sortKey: SortKey | undefined
}

/** An amount of dollars: `$60`, `60 $`, `60 dollars`, `1,250`. Not the number of something else: `12 cups`, `65 po`, `7-piece`. */
const number = String.raw`(?:\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+(?!\d)|\d{1,6})(?:[.,]\d{2}(?!\d))?`
const sign = String.raw`\s*(?:\$|dollars?|bucks|cad|piastres?)`
const uncounted = `(?![\\d.,]*\\d)(?!%|\\s*(?:${unitSpellings.join('|')}|pi[eè]ces?|pcs?|cups?|tasses?|ans?|ann[eé]es?|years?|months?|mois|shades?|colou?rs?|couleurs|pairs?|points?|people|persons?|personnes?|players?|joueurs?|speeds?|x|pc|days?|jours?|heures?|hours?|min(?:utes?)?|stars?|[eé]toiles?|mp|inches|thread)(?![\\p{L}\\p{N}]))(?!\\p{L})(?!-\\p{L})`
const plain = (name: string) => String.raw`\$?\s*(?<${name}>${number})(?:${sign}(?!\p{L})|${uncounted})`
const priced = (name: string) => String.raw`(?:\$\s*(?<${name}A>${number})|(?<${name}B>${number})${sign}(?!\p{L}))`

const wordStart = String.raw`(?<![\p{L}\p{N}])`
const wordEnd = String.raw`(?![\p{L}\p{N}])`
const rule = (pattern: string) => new RegExp(`${wordStart}(?:${pattern})`, 'iu')
const phrase = (words: string) => new RegExp(`${wordStart}(?:${words})${wordEnd}`, 'iu')

/** "About 40 degrees" is not a price: without a dollar sign, the amount must end the term. */
const about = String.raw`(?:around|about|approximately|roughly|environ|autour\s+de|à\s+peu\s+près|dans\s+les)`

/** Prices in words, most specific first. A weak word, such as "from" or "max", needs a dollar sign. */
const prices: readonly RegExp[] = [
  rule(`(?:between|entre)\\s+${plain('min')}\\s*(?:and|to|et|à|-|–)\\s*${plain('max')}`),
  rule(`\\$?\\s*(?<min>${number})\\s*(?:to|à|-|–)\\s*${priced('max')}`),
  rule(`\\$\\s*(?<min>${number})\\s*(?:to|à|-|–)\\s*${plain('max')}`),
  rule(
    `(?:under|below|less\\s+than|cheaper\\s+than|not?\\s+more\\s+than|up\\s+to|at\\s+most|moins\\s+(?:de|que)|en\\s+bas\\s+de|(?:en|au)[\\s-]*dessous\\s+de|jusqu(?:[’']|e\\s+)?à|au\\s+plus|pas\\s+plus\\s+de)\\s+${plain('max')}`,
  ),
  rule(`(?:sous|within|max(?:imum)?(?:\\s+(?:of|de))?|budget(?:\\s+(?:of|de))?)\\s+${priced('max')}`),
  rule(`${plain('max')}\\s*(?:or|and|ou|et)\\s+(?:less|under|below|cheaper|moins)${wordEnd}`),
  rule(`${priced('max')}\\s*(?:max(?:imum)?)${wordEnd}`),
  rule(`(?:at\\s+least|starting\\s+at|au\\s+moins|à\\s+partir\\s+de|minimum)\\s+${plain('min')}`),
  rule(`(?:from|over|above|more\\s+than|dès|plus\\s+de|au[\\s-]*dessus\\s+de)\\s+${priced('min')}`),
  rule(`${plain('min')}\\s*(?:or|and|ou|et)\\s+(?:more|up|over|above|plus)${wordEnd}`),
  rule(`${about}\\s+${priced('about')}`),
  rule(`${about}\\s+${plain('about')}$`),
]
/** The range of "about" a price, as a share of it. */
const margin = 0.2

type Wish = { words: RegExp; dimension?: readonly [DimensionId, string]; sortKey?: SortKey }

/** Filters in words. Not « solde » beside a card, which is its balance, nor « linge sale », which is dirty laundry. */
const wishes: readonly Wish[] = [
  {
    words: phrase(
      '\\d{1,2}\\s*%\\s*(?:off|de\\s+(?:rabais|r[eé]duction))|half[\\s-]+(?:price|off)|(?:à\\s+)?moiti[eé]\\s+prix|on\\s+(?:sale|clearance|special|promo(?:tion)?|discount)|in\\s+clearance|clearance|(?:great\\s+)?deals|discounted|marked\\s+down|markdowns?|en\\s+(?:solde|liquidation|promo(?:tion)?|rabais|sp[eé]cial)|au\\s+rabais|(?<!carte.{0,20})soldes?(?!.{0,20}carte)|liquidation|aubaines?(?!\\s+du\\s+jour)|rabais|promotions?|(?<!\\b(?:linge|vaisselle|v[eê]tements?|eau|mains?|peau|plancher|tapis)\\s)sales?',
    ),
    dimension: ['on-sale', 'yes'],
  },
  {
    words: phrase(
      "new(?:est)?\\s+(?:arrivals?|products?|items?|in)|newest|what[’']?s\\s+new|just\\s+(?:in|arrived)|latest|nouveaut[eé]s?|nouveaux\\s+(?:arrivages|produits|articles)|derniers?\\s+arriv(?:ages|[eé]s)|quoi\\s+de\\s+neuf|(?:les\\s+)?plus\\s+r[eé]cents?",
    ),
    sortKey: 'newest',
  },
  {
    words: phrase(
      "(?:as\\s+)?seen\\s+on\\s+(?:tv|television|air)|(?:just|recently)\\s+(?:aired|shown|on\\s+air|on\\s+tv)|on\\s+tv\\s+(?:today|tonight|this\\s+week|now)|(?:vus?|vues?|pr[eé]sent[eé]e?s?|pass[eé]e?s?)(?:\\s+r[eé]cemment)?\\s+(?:en\\s+ondes|à\\s+la\\s+t[eé]l[eé](?:vision)?|à\\s+l[’']antenne)|r[eé]cemment\\s+(?:pr[eé]sent[eé]e?s?|en\\s+ondes)(?:\\s+en\\s+ondes)?|on\\s+(?:air\\s+)?(?:right\\s+)?now|on\\s+air|en\\s+ondes(?:\\s+maintenant)?|en\\s+ce\\s+moment\\s+en\\s+ondes|à\\s+l[’']antenne",
    ),
    dimension: ['on-air', 'this-week'],
    sortKey: 'recently-aired',
  },
  {
    words: phrase(
      '(?:top|best|highest)[\\s-]+(?:rated|reviewed)|(?:five|5)[\\s-]+stars?|best\\s+reviews?|(?:l[ea]s?\\s+)?(?:mieux|meilleure?s?)\\s+(?:cot[eé]e?s?|not[eé]e?s?|[eé]valu[eé]e?s?|avis|cotes?|[eé]valuations?)|(?:cinq|5)\\s+[eé]toiles',
    ),
    dimension: ['rating', '4'],
    sortKey: 'rating',
  },
  {
    words: phrase(
      'cheap(?:est)?|inexpensive|affordable|low[\\s-]+priced?|pas\\s+cher(?:e|s|es)?|bon\\s+march[eé]|(?:le\\s+|la\\s+|les\\s+)?moins\\s+ch(?:er|ère)s?|abordables?|à\\s+(?:bas|petit)\\s+prix',
    ),
    sortKey: 'price-asc',
  },
  {
    words: phrase('(?:with|avec|en)\\s+(?:easy\\s*pay|paiements?\\s+faciles?|versements?|instal?lments?)'),
    dimension: ['easy-pay', 'yes'],
  },
]

/** Words for "now", which every list means anyway. */
const now =
  "(?:today|tonight|this\\s+week(?:end)?|(?:right\\s+)?now|currently)(?:[’']s)?|aujourd[’']hui|ce\\s+soir|(?:de\\s+la|cette)\\s+semaine|du\\s+jour|maintenant|en\\s+ce\\s+moment|actuellement"
const nowBefore = new RegExp(`${wordStart}(?:${now})\\s*$`, 'iu')
const nowAfter = new RegExp(`^\\s*(?:${now})${wordEnd}`, 'iu')

/** The highest price of a filter. */
const mostDollars = 999_999

/** Words that are left dangling when a filter is removed from a term: "under $60 in …", « à … et de ». */
const dangling =
  /^(?:and|or|for|in|with|at|to|the|priced|et|ou|à|de|des|du|les|en|pour|avec|qui|that|are|is|sont)\s+|\s+(?:and|or|for|from|in|with|at|to|priced|that|are|is|et|ou|à|de|du|des|en|pour|avec|qui|sont|est)$|^[\s,;:.!?–-]+|[\s,;:!?–-]+$/giu

/**
 * Reads the filters that a search term asks for, in either language: a price, and products that are on sale, new, shown on air, well
 * rated, cheap, or offer Easy Pay.
 *
 * 1. A price in words is a range of whole dollars. A number with a unit is not a price.
 * 2. The remaining term asks for no further filter.
 */
export function askedFor(typed: string): Asked {
  const chosen = new Map<DimensionId, string[]>()
  let sortKey: SortKey | undefined
  let rest = typed
  const take = (match: RegExpExecArray) => {
    const [head, tail] = [rest.slice(0, match.index), rest.slice(match.index + match[0].length)]
    // "On sale today", "today's sale": the time belongs to the filter.
    rest = tidied(`${head.replace(nowBefore, '')} ${tail.replace(nowAfter, '')}`)
  }
  // Until nothing is found: removing words may bring others together.
  for (let previous: string | undefined; previous !== rest; ) {
    previous = rest
    for (const price of prices) {
      const match = price.exec(rest)
      const range = match && rangeOf(match.groups ?? {})
      if (!match || !range) continue
      take(match)
      chosen.set('price', chosen.get('price') ?? [range])
      break
    }
    for (const { words, dimension, sortKey: sorted } of wishes) {
      const match = words.exec(rest)
      if (!match) continue
      take(match)
      if (dimension) chosen.set(dimension[0], [dimension[1]])
      sortKey ??= sorted
    }
  }
  // "Products on sale" has no words beside the filter.
  if (wordsOf(rest).every(({ folded }) => isStopWord(folded))) rest = ''
  return chosen.size === 0 && sortKey === undefined
    ? { searchTerm: typed, chosen, sortKey }
    : { searchTerm: rest, chosen, sortKey }
}

/** A text without the words that are left dangling. */
export function tidied(text: string): string {
  let tidy = text.replace(/\s+/g, ' ').trim()
  for (let previous = ''; previous !== tidy; ) {
    previous = tidy
    tidy = tidy.replace(dangling, '').trim()
  }
  return tidy
}

function rangeOf(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  const dollars = (name: 'min' | 'max' | 'about') => {
    const text = groups[name] ?? groups[`${name}A`] ?? groups[`${name}B`]
    const [, whole = '', cents = '0'] = /^(.*?)(?:[.,](\d{2}))?$/.exec(text ?? '') ?? []
    return text === undefined ? undefined : Number(whole.replace(/\D/g, '')) + Number(cents) / 100
  }
  const about = dollars('about')
  const [from = 0, to] = about === undefined ? [dollars('min'), dollars('max')] : near(about)
  // "Between 90 and 40" means 40 to 90.
  const [min, max] = to !== undefined && to < from ? [to, from] : [from, to]
  if (Math.max(min, max ?? 0) > mostDollars || max === min) return undefined
  return `${Math.floor(min)}-${max === undefined ? 'up' : Math.ceil(max)}`
}

const near = (dollars: number): [number, number] => [
  Math.round(dollars * (1 - margin)),
  Math.round(dollars * (1 + margin)),
]
