/**
 * What speaks for a product beside the words that were typed, as a level from 0 up to {@link levels}. It decides between products
 * of the same relevance, and never lifts one over a more relevant one, see {@link rankOf}.
 *
 * 1. Opinions: the average rating, as if a number of moderate ones had been given before ({@link meanOf}), in quarters of a star
 *    above three: at most eight. A product without ratings stands where a moderate one does.
 * 2. What sells: one for each step of {@link soldSteps} that the units of the last weeks reach: at most four.
 * 3. What was just on air: two within a day, one within the days that count as recent.
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

/** A moderate opinion, and how many of them each product is given. */
const [moderate, given] = [4, 20]

/** The average rating that a product is taken to deserve: a 5.0 of one shopper is 4.05, a 4.7 of three hundred is 4.66. */
export const meanOf = (rating: number | null, reviewCount: number): number =>
  rating === null ? moderate : (rating * reviewCount + moderate * given) / (reviewCount + given)

/** The level of opinions alone: it changes only with the catalogue. */
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
 * 1. What is sold out comes after all that is not.
 * 2. Of those, the more relevant one comes first, whatever speaks for the other.
 * 3. Of equally relevant ones, the one with more appeal does.
 */
export const rankOf = (score: number, appeal: number, isSoldOut: boolean): number =>
  ((isSoldOut ? 0 : scores) + score) * levels + appeal

/** What products of the same relevance have in common: their rank without the appeal. */
export const tierOf = (rank: number): number => Math.floor(rank / levels)
