// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'return-part-unknown': `${string}{{shipOrderNo}}${string}`
  'return-line-unknown': string
  'return-line-twice': string
  'return-not-delivered': string
  'return-late': `${string}{{day}}${string}{{phone}}${string}`
  'return-to-seller': string
  'return-by-pick-up': `${string}{{phone}}${string}`
  'return-final': `${string}{{name}}${string}`
  'return-too-many': `${string}{{name}}${string}{{most}}${string}`
  'return-refund-changed': `${string}{{refund}}${string}`
  'closure-returns': string
}
export default sentences
