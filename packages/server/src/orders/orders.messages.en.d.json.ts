// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'account-on-hold': `${string}{{phone}}${string}`
  'line-gone': `${string}{{name}}${string}`
  'gift-card-short': `${string}{{digits}}${string}`
  'wallet-payment-unknown': string
  'key-reused': string
  'bag-edits-order': `${string}{{orderNo}}${string}`
  'order-unknown': `${string}{{orderNo}}${string}`
  'edit-employee': `${string}{{email}}${string}`
  'edit-shipped': string
  'edit-part-shipped': string
  'edit-status': string
  'edit-late': string
}
export default sentences
