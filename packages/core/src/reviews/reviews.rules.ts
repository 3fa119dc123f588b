/**
 * Picks the result of a review service's reply (specification §7): the first with reviews, else the
 * first; none when the total is 0.
 */
export function pickReviewResult<T extends { metrics?: { review_count?: number } }>(reply: {
  total: number
  results: readonly T[]
}): T | undefined {
  if (reply.total === 0) return undefined
  return reply.results.find(({ metrics }) => (metrics?.review_count ?? 0) > 0) ?? reply.results[0]
}
