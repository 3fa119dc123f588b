// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'current-password-needed': string
  'current-password-wrong': string
  'current-password-closed': `${string}{{minutes}}${string}`
  'email-unchanged': string
  'email-link-spent': string
  'question-unknown': string
  'session-unknown': string
}
export default sentences
