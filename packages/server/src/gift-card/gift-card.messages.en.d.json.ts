// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'gift-card-wrong': string
  'gift-card-tries': `${string}{{minutes}}${string}`
  'gift-card-expired': `${string}{{digits}}${string}{{day}}${string}`
  'gift-card-empty': `${string}{{digits}}${string}`
  'gift-card-most': `${string}{{max}}${string}`
}
export default sentences
