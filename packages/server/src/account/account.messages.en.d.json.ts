// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'email-taken': string
  'already-member': string
  'registering-away': string
  'postal-code-format': string
  'postal-code-province': string
  'address-unknown': string
  'addresses-most': `${string}{{max}}${string}`
  'phone-format': string
}
export default sentences
