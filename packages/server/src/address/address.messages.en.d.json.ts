// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'address-away': string
  'address-not-found': string
  'pick-up-away': string
  'pick-up-unknown': string
}
export default sentences
