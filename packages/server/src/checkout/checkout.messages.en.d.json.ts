// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'shipping-address-unknown': string
  'ship-method-unknown': string
  'card-expired': string
  'billing-address-missing': string
  'shipping-address-missing': string
  'payment-missing': string
  'review-changed': `${string}{{what}}${string}`
}
export default sentences
