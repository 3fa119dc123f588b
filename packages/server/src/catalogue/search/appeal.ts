/**
 * The signals of a product's appeal, which is a level from 0 up to {@link levels}. Appeal orders products of the same relevance, and
 * never lifts one above a more relevant one, see {@link rankOf}.
 *
 * 1. Ratings: their average together with a number of assumed moderate ones ({@link meanOf}), in quarters of a star above three: at
 *    most eight. A product without ratings counts as moderate.
 * 2. Sales: one for each step of {@link soldSteps} that the units of the last weeks reach: at most four.
 * 3. Presentation on air: two within the last day, one within the days that count as recent.
 */
export type Signals = {
  rating: number | null
  reviewCount: number
  sold: number
  aired: 'today' | 'recently' | undefined
}

/** The number of levels; a power of two, so that ranks are shifted. */
export const levels = 16
/** The steps of units sold. */
export const soldSteps = [1, 5, 20, 100] as const
/** For how many days units count as sold lately. */
export const soldDays = 28

/** A moderate rating, and how many of them are assumed for each product. */
const [moderate, given] = [4, 20]

/** The average with the assumed ratings: a 5.0 of one shopper becomes 4.05, a 4.7 of three hundred becomes 4.66. */
export const meanOf = (rating: number | null, reviewCount: number): number =>
  rating === null ? moderate : (rating * reviewCount + moderate * given) / (reviewCount + given)

/** The level of the ratings alone, which changes only with the catalogue. */
export const opinionLevel = (rating: number | null, reviewCount: number): number =>
  Math.max(0, Math.min(8, Math.round((meanOf(rating, reviewCount) - 3) * 4)))

export const soldLevel = (sold: number): number => soldSteps.filter((step) => sold >= step).length

export const airedLevel = (aired: Signals['aired']): number => (aired === 'today' ? 2 : aired === 'recently' ? 1 : 0)

export const appealOf = ({ rating, reviewCount, sold, aired }: Signals): number =>
  opinionLevel(rating, reviewCount) + soldLevel(sold) + airedLevel(aired)

/** The number of scores that `match.ts` gives. */
const scores = 256
/** The number of ranks. */
export const ranks = 2 * scores * levels

/**
 * The place of a product in a list by relevance: higher ones come first.
 *
 * 1. Sold-out products come after all others.
 * 2. Otherwise the more relevant product comes first, whatever its appeal.
 * 3. Of equally relevant products, the one with more appeal comes first.
 */
export const rankOf = (score: number, appeal: number, isSoldOut: boolean): number =>
  ((isSoldOut ? 0 : scores) + score) * levels + appeal

/** The rank without the appeal, which products of the same relevance share. */
export const tierOf = (rank: number): number => Math.floor(rank / levels)
