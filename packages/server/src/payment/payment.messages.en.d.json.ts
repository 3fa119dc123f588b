// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'card-unknown': string
  'card-not-saved': string
  'card-not-read': string
  'card-refused': string
  'card-refused-expired': string
  'card-refused-code': string
  'cards-away': string
  'expiry-past': string
  'cards-most': `${string}{{max}}${string}`
  'card-in-use': string
  'wallet-declined': string
  'order-under-way': string
  'card-declined': string
  'card-declined-expired': string
  'card-code-wrong': string
  'cards-paused': `${string}{{seconds}}${string}`
  'recaptcha-needed': `${string}{{phone}}${string}`
  'recaptcha-away': string
  'payment-away': string
}
export default sentences
