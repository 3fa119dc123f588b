// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'invoice-order-unknown': `${string}{{orderNo}}${string}`
  'invoice-cancelled': `${string}{{orderNo}}${string}`
  'invoice-not-shipped': string
  'invoice-unknown': `${string}{{orderNo}}${string}`
  'invoice-not-here': `${string}{{orderNo}}${string}{{phone}}${string}`
}
export default sentences
