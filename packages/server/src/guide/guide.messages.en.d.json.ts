// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'host-unknown': string
  'show-unknown': string
}
export default sentences
