// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'edit-line-gone': `${string}{{phone}}${string}`
  'edit-ended': `${string}{{orderNo}}${string}`
}
export default sentences
