import { fromWire, type reviewsContract, type WireReplyOf } from '@onair/core/contract'

export type WireReviews = WireReplyOf<(typeof reviewsContract)['GET /api/v3/{language}/products/{itemNo}/reviews']>

const written = [
  {
    Rating: 5,
    Headline: 'Pours like a dream',
    Comments: 'I make coffee with it every morning.\nThe thermometer is right to the degree.',
    Nickname: 'Marcus in Halifax',
    Language: 'en',
  },
  {
    Rating: 4,
    Headline: 'Très belle bouilloire',
    Comments: 'Elle chauffe vite et la poignée reste froide. Un peu petite pour six tasses.',
    Nickname: 'Maude de Gatineau',
    Language: 'fr',
  },
  {
    Rating: 2,
    Headline: 'The lid sticks',
    Comments: 'Good looking, but the lid needs two hands.',
    Nickname: 'Dev',
    Language: 'en',
  },
] as const

/** A page of a kettle's reviews, in both languages; seven of them, three on a page. */
export function someReviews({ page = 1, ...changes }: { page?: number } & Partial<WireReviews> = {}): WireReviews {
  return {
    ReviewCount: 7,
    AverageRating: 4.1,
    Histogram: [0, 1, 1, 1, 4],
    Reviews: written
      .slice(0, page === 3 ? 1 : 3)
      .map((review, index) => ({ ...review, Id: `r${page}-${index}`, Date: `2026-10-${20 - page * 3 - index}` })),
    Paging: { CurrentPage: page, TotalPages: 3, TotalRecords: 7 },
    ...changes,
  }
}

export const noReviews = (): WireReviews => ({
  ReviewCount: 0,
  AverageRating: null,
  Histogram: [0, 0, 0, 0, 0],
  Reviews: [],
  Paging: { CurrentPage: 1, TotalPages: 1, TotalRecords: 0 },
})

/** The same page, as components receive it. */
export const shownReviews = (options: Parameters<typeof someReviews>[0] = {}) => fromWire(someReviews(options))
export const shownNoReviews = () => fromWire(noReviews())
