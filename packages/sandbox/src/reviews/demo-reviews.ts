import { english, englishClosings, englishPeople } from './texts.en.ts'
import { french, frenchClosings, frenchPeople } from './texts.fr.ts'
import type { Rating } from './texts.ts'

export interface Review {
  rating: Rating
  headline: string
  comments: string
  nickname: string
  /** ISO 8601, UTC. */
  date: string
  helpfulVotes: number
  language: 'en' | 'fr'
}

export interface ReviewSummary {
  count: number
  /** One decimal, 0 without reviews. */
  average: number
}

/** A random generator from 0 to 1 that is reproducible for the same text (mulberry32 seeded by FNV-1a). */
const seeded = (text: string): (() => number) => {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The number of reviews and the sum of their stars. */
const totals = (itemNo: string): { count: number; stars: number } => {
  const random = seeded(`summary ${itemNo}`)
  if (random() < 0.35) return { count: 0, stars: 0 }
  const count = 1 + Math.floor(180 * random() ** 3.2)
  const targetAverage = 3.4 + 1.5 * random() ** 0.6
  const stars = Math.min(Math.floor(4.9 * count), Math.max(Math.ceil(3.4 * count), Math.round(targetAverage * count)))
  return { count, stars }
}

/**
 * The number and average of an item's reviews in the demonstration. About 35 % of the items have none, a few have up to
 * 180, and the average lies between 3.4 and 4.9. The result depends only on the item number.
 */
export const reviewSummary = (itemNo: string): ReviewSummary => {
  const { count, stars } = totals(itemNo)
  return { count, average: count === 0 ? 0 : Math.round((10 * stars) / count) / 10 }
}

const isRating = (number: number): number is Rating => number >= 1 && number <= 5

/** `count` ratings that add up to `stars`, most of them near the average and some far from it. */
const ratings = (count: number, stars: number, random: () => number): Rating[] => {
  const average = stars / count
  const drawn = Array.from({ length: count }, () => {
    if (random() < 0.08) return 1 + Math.floor(random() * 5)
    return Math.min(5, Math.max(1, Math.round(average + (random() - 0.5) * 2.2)))
  })
  let missing = stars - drawn.reduce((sum, rating) => sum + rating, 0)
  while (missing !== 0) {
    const index = Math.floor(random() * count)
    const step = Math.sign(missing)
    const changed = (drawn[index] ?? 0) + step
    if (!isRating(changed)) continue
    drawn[index] = changed
    missing -= step
  }
  return drawn.filter(isRating)
}

const voices = {
  en: { texts: english, closings: englishClosings, people: englishPeople },
  fr: { texts: french, closings: frenchClosings, people: frenchPeople },
}

const commonDivisor = (a: number, b: number): number => (b === 0 ? a : commonDivisor(b, a % b))

/** Iterates over all pairs of a text and a closing (or none), without repeating a pair before all were used. */
const textSource = (language: 'en' | 'fr', rating: Rating, random: () => number): (() => [string, string]) => {
  const { texts, closings } = voices[language]
  const bodies = texts[rating]
  const ends = rating >= 4 ? closings.content : rating === 3 ? closings.neutral : closings.unhappy
  const pairs = bodies.length * (ends.length + 1)
  let step = 1 + Math.floor(random() * pairs)
  while (commonDivisor(step, pairs) !== 1) step++
  let place = Math.floor(random() * pairs)
  return () => {
    place = (place + step) % pairs
    const [headline, comments] = bodies[place % bodies.length] ?? ['', '']
    const end = ends[Math.floor(place / bodies.length) - 1]
    return [headline, end ? `${comments} ${end}` : comments]
  }
}

const firstDay = Date.UTC(2024, 0, 8)
const lastDay = Date.UTC(2026, 9, 31)

/**
 * The reviews that `reviewSummary` counts, newest first, in English and French (about three in ten). Count and average
 * agree with it exactly.
 */
export const demoReviews = (itemNo: string): Review[] => {
  const { count, stars } = totals(itemNo)
  if (count === 0) return []
  const random = seeded(`reviews ${itemNo}`)
  const pick = <Item>(list: readonly Item[], fallback: Item) => list[Math.floor(random() * list.length)] ?? fallback
  const sources = new Map<string, () => [string, string]>()
  const nextText = (language: 'en' | 'fr', rating: Rating) => {
    const key = `${language} ${rating}`
    const source = sources.get(key) ?? textSource(language, rating, random)
    sources.set(key, source)
    return source()
  }
  const made = ratings(count, stars, random).map((rating): Review => {
    const language = random() < 0.3 ? 'fr' : 'en'
    const { people } = voices[language]
    const [headline, comments] = nextText(language, rating)
    const name = pick(people.names, 'Diane')
    const nickname = random() < 0.75 ? people.joined(name, pick(people.places, 'Moncton')) : name
    const date = new Date(firstDay + random() * (lastDay - firstDay)).toISOString()
    const helpfulVotes = Math.floor(24 * random() ** 4)
    return { rating, headline, comments, nickname, date, helpfulVotes, language }
  })
  return made.sort((one, other) => other.date.localeCompare(one.date))
}
