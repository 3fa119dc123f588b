// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'track-unknown': string
  'track-tries': `${string}{{minutes}}${string}`
}
export default sentences
