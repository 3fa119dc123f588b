import type { Journal } from '../journal.ts'
import { demoReviews, type Review } from './demo-reviews.ts'
import type { Rating } from './texts.ts'

/** A review as the service stores it. */
export interface StoredReview extends Review {
  id: string
}

/** A submitted review in the journal. */
export type Submitted = StoredReview & { itemNo: string }

/** The service's sort keys; any other value means `Newest`. */
export const sorts = ['Newest', 'Oldest', 'HighestRating', 'LowestRating', 'MostHelpful'] as const
export type Sort = (typeof sorts)[number]

export interface ReviewBook {
  /** Seeded and submitted reviews of an item, sorted. */
  list(itemNo: string, sort: Sort): StoredReview[]
  submit(
    itemNo: string,
    review: Pick<Review, 'rating' | 'headline' | 'comments' | 'nickname' | 'language'>,
  ): StoredReview
}

const newest = (one: Review, other: Review) => other.date.localeCompare(one.date)

const orders: Record<Sort, (one: Review, other: Review) => number> = {
  Newest: newest,
  Oldest: (one, other) => newest(other, one),
  HighestRating: (one, other) => other.rating - one.rating || newest(one, other),
  LowestRating: (one, other) => one.rating - other.rating || newest(one, other),
  MostHelpful: (one, other) => other.helpfulVotes - one.helpfulVotes || newest(one, other),
}

/** The average, rounded as in `reviewSummary`, and the number of reviews with 1, 2, 3, 4 and 5 stars. */
export const metricsOf = (reviews: readonly Review[]): { average: number; histogram: number[] } => {
  const starsOf: readonly Rating[] = [1, 2, 3, 4, 5]
  const stars = reviews.reduce((sum, review) => sum + review.rating, 0)
  return {
    average: reviews.length === 0 ? 0 : Math.round((10 * stars) / reviews.length) / 10,
    histogram: starsOf.map((rating) => reviews.filter((review) => review.rating === rating).length),
  }
}

/** The reviews of the demonstration and the submitted ones. */
export const createReviewBook = (options: {
  journal: Journal<Submitted>
  now: () => Date
  newId: () => string
}): ReviewBook => {
  const submitted = new Map<string, StoredReview[]>()
  const add = ({ itemNo, ...review }: Submitted) => submitted.set(itemNo, [review, ...(submitted.get(itemNo) ?? [])])
  for (const review of options.journal.read()) add(review)

  return {
    list(itemNo, sort) {
      const seeded = demoReviews(itemNo).map((review, index) => ({ id: `${itemNo}-${index + 1}`, ...review }))
      return [...(submitted.get(itemNo) ?? []), ...seeded].sort(orders[sort])
    },
    submit(itemNo, written) {
      const review = { id: options.newId(), ...written, date: options.now().toISOString(), helpfulVotes: 0 }
      options.journal.append({ itemNo, ...review })
      add({ itemNo, ...review })
      return review
    },
  }
}
