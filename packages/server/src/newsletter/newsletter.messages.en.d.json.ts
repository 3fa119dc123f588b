// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'newsletter-link-spent': string
  'newsletter-link-unknown': string
}
export default sentences
