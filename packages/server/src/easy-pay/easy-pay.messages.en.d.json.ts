// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'instalment-unknown': `${string}{{orderNo}}${string}{{number}}${string}`
  'instalment-paid': `${string}{{number}}${string}{{orderNo}}${string}`
  'payments-not-begun': `${string}{{orderNo}}${string}`
  'order-returning': `${string}{{orderNo}}${string}`
  'nothing-to-come': `${string}{{orderNo}}${string}`
  'payment-under-way': string
  'instalment-declined': string
  'instalment-expired': string
  'instalment-code-wrong': string
  'instalment-away': string
  'later-card-missing': `${string}{{orderNo}}${string}`
  'later-card-expired': string
  'later-card-unknown': string
  'payment-key-reused': string
  'payment-link-spent': string
  'closure-instalments': string
}
export default sentences
