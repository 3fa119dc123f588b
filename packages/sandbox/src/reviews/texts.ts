export type Rating = 1 | 2 | 3 | 4 | 5

/** Headlines and comments by number of stars. */
export type ReviewTexts = Record<Rating, [headline: string, comments: string][]>
