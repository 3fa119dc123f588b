// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'store-card-employee': `${string}{{email}}${string}`
  'store-card-approved': `${string}{{applicationNo}}${string}`
  'store-card-held': string
  'store-card-in-review': `${string}{{applicationNo}}${string}`
  'store-card-under-way': `${string}{{applicationNo}}${string}{{minutes}}${string}`
  'store-card-declined': `${string}{{applicationNo}}${string}{{day}}${string}`
  'store-card-cards-most': `${string}{{max}}${string}`
  'store-card-too-young': `${string}{{age}}${string}{{province}}${string}`
  'store-card-po-box': string
  'store-card-away': string
  'store-card-key-reused': string
}
export default sentences
