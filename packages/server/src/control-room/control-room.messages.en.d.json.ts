// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'air-changed': string
  'air-item-unknown': `${string}{{itemNo}}${string}`
  'air-item-elsewhere': `${string}{{itemNo}}${string}`
  'air-show-unknown': string
  'air-show-over': string
  'air-nothing-on': string
  'air-nothing-next': string
  'air-end-past': string
  'air-end-too-long': `${string}{{hours}}${string}`
  'air-end-over-next': string
  'air-price-unknown': `${string}{{itemNo}}${string}`
  'air-price-no-lower': string
  'air-swap-same': string
  'air-swap-presented': string
}
export default sentences
