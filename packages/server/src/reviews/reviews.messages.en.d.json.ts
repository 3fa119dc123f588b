// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'reviews-away': string
  'review-not-taken': string
  'review-refused': `${string}{{field}}${string}`
}
export default sentences
