// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'wallet-approval-missing': string
  'wallet-total-changed': string
  'wallet-unknown': string
  'wallet-over': string
  'wallet-nothing': string
  'wallet-under-way': string
  'wallet-away': string
}
export default sentences
