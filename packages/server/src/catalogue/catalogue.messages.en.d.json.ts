// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'product-unknown': `${string}{{itemNo}}${string}`
  'product-withdrawn': `${string}{{itemNo}}${string}`
  'waitlist-in-stock': string
  'section-unknown': `${string}{{itemNo}}${string}{{tabOrder}}${string}`
  'share-name': string
  'style-unknown': `${string}{{itemNo}}${string}`
}
export default sentences
