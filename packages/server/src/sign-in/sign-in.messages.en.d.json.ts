// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'sign-in-wrong': string
  'sign-in-closed': `${string}{{minutes}}${string}`
  'app-wrong': string
  'key-wrong': string
  'recaptcha-failed': string
  'sign-in-away': string
  'password-link-spent': string
  'password-simple': string
  'password-common': string
  'password-mismatch': string
  'password-unchanged': string
  'answer-needed': string
  'answer-wrong': string
  'answer-wrong-last': string
}
export default sentences
