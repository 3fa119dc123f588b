import { readFileSync } from 'node:fs'

/** What is known of a found product. */
export type Goods = {
  /** Its category and those above it, from the department down. */
  categories: readonly string[]
  brand: string
  /** In the language of the query. */
  name: string
  description: string
  colours: readonly string[]
  sizes: readonly string[]
  /** The lowest price, in dollars. */
  price: number
  onSale: boolean
  aired: boolean
  isNew: boolean
  rating: number
  reviews: number
  isShowstopper: boolean
}

/** What an engine answers to a query. */
export type Reply = {
  /** The first five products at most. */
  first: readonly Goods[]
  /** The product that the query names directly. */
  itemNo?: string | undefined
  /** Answers that are no products, and where the shopper is led. */
  answers: readonly { url: string; text: string }[]
}

/** A judged query. */
export type Judged = {
  id: string
  language: 'en' | 'fr'
  kind: string
  query: string
  isWell: (reply: Reply) => boolean
}

/** Text as it is compared: lower case, without accents, with plain apostrophes and blanks. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s/g, ' ')
    .replace(/œ/g, 'oe')
    .toLowerCase()

type Fits = (goods: Goods) => boolean
type Term = { goods?: Fits; reply?: (reply: Reply) => boolean; flag?: 'every' | 'mixed' }

const oneOf = (text: string, of: (goods: Goods) => readonly string[]): Term => {
  const accepted = text.split('|')
  return { goods: (goods) => of(goods).some((one) => accepted.includes(one)) }
}
const matching = (text: string): ((value: string) => boolean) => {
  const [, source] = /^\/(.+)\/i?$/.exec(text) ?? []
  if (!source) throw new Error(`${text} is no pattern between slashes`)
  const pattern = new RegExp(source, 'i')
  return (value) => pattern.test(folded(value))
}

/** The terms of a table's column `wanted`, see the README of this folder. */
const terms: Readonly<Record<string, (value: string) => Term>> = {
  cat: (value) => oneOf(value, ({ categories }) => categories),
  brand: (value) => oneOf(value, ({ brand }) => [brand]),
  colour: (value) => oneOf(value, ({ colours }) => colours),
  size: (value) => oneOf(value, ({ sizes }) => sizes),
  name: (value) => {
    const fits = matching(value)
    return { goods: ({ name }) => fits(name) }
  },
  has: (value) => {
    const fits = matching(value)
    return { goods: ({ name, description }) => fits(`${name} ${description}`) }
  },
  max: (value) => ({ goods: ({ price }) => price <= Number(value) }),
  min: (value) => ({ goods: ({ price }) => price >= Number(value) }),
  sale: () => ({ goods: ({ onSale }) => onSale }),
  aired: () => ({ goods: ({ aired }) => aired }),
  new: () => ({ goods: ({ isNew }) => isNew }),
  top: () => ({ goods: ({ rating, reviews }) => rating >= 4.3 && reviews >= 10 }),
  every: () => ({ flag: 'every' }),
  mixed: () => ({ flag: 'mixed' }),
  none: () => ({ reply: ({ first }) => first.length === 0 }),
  item: (value) => ({ reply: ({ itemNo }) => itemNo === value }),
  showstopper: () => ({ reply: ({ first }) => first[0]?.isShowstopper === true }),
  redirect: (value) => {
    const fits = matching(value)
    return { reply: ({ answers }) => answers.some(({ url }) => fits(url)) }
  },
  answer: (value) => {
    const pattern = /^(?:page|host|programme)(?::(.+))?$/.exec(value)
    if (!pattern) throw new Error(`${value} is no kind of answer`)
    const fits = pattern[1] ? matching(pattern[1]) : () => true
    return { reply: ({ answers }) => answers.some(({ url, text }) => fits(url) || fits(text)) }
  },
}

function termOf(text: string): Term {
  const [, key = '', value = ''] = /^([a-z]+)(?::(.*))?$/.exec(text.trim()) ?? []
  const term = terms[key]
  if (!term) throw new Error(`${text} is no term`)
  return term(value)
}

/**
 * Whether a reply answers a query well.
 *
 * 1. Three of the first five products fit one of the alternatives, or all where fewer come.
 * 2. An alternative with `every` must fit all of them; one with `mixed`, products of two departments. Each of these stands alone.
 * 3. An alternative that only speaks of the reply must be true as a whole.
 */
export function judgeOf(wanted: string): (reply: Reply) => boolean {
  const alternatives = wanted.split(' || ').map((clause) => {
    const all = clause.split(' & ').map(termOf)
    return {
      fits: (goods: Goods) => all.every((term) => term.goods?.(goods) ?? true),
      every: all.some(({ flag }) => flag === 'every'),
      mixed: all.some(({ flag }) => flag === 'mixed'),
      reply: all.every(({ reply }) => reply) && ((reply: Reply) => all.every((term) => term.reply?.(reply))),
    }
  })
  const ofReply = alternatives.flatMap(({ reply }) => reply || [])
  const ofGoods = alternatives.filter(({ reply }) => !reply)
  const plain = ofGoods.filter(({ every, mixed }) => !every && !mixed)
  const strict = ofGoods.filter(({ every, mixed }) => every || mixed)
  return (reply) => {
    const { first } = reply
    const count = (fits: Fits) => first.filter(fits).length
    const enough = Math.min(3, first.length)
    if (ofReply.some((holds) => holds(reply))) return true
    if (first.length === 0) return false
    if (plain.length > 0 && count((goods) => plain.some(({ fits }) => fits(goods))) >= enough) return true
    return strict.some(
      ({ fits, every, mixed }) =>
        count(fits) >= (every ? first.length : enough) &&
        (!mixed || new Set(first.map(({ categories }) => categories[0])).size > 1),
    )
  }
}

/** Reads a table: lines of id, language, kind, query and wanted, parted by tabs, below their headings. */
export function readTable(file: string): Judged[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/)
  return lines.map((line, at) => {
    const [id = '', language, kind = '', query, wanted] = line.split('\t')
    const isComplete = (language === 'en' || language === 'fr') && query && wanted
    if (!isComplete) throw new Error(`${file}, line ${at + 2}: id, en or fr, kind, query and wanted are needed`)
    try {
      return { id, language, kind, query, isWell: judgeOf(wanted) }
    } catch (problem) {
      throw new Error(`${file}, line ${at + 2}: ${(problem as Error).message}`)
    }
  })
}
