// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'reminder-too-late': string
  'subscription-unknown': string
  'push-off': string
  'push-service-refused': string
  'push-key-invalid': string
  'push-endpoint-taken': string
  'push-subscription-unknown': string
  'reminder-link-spent': string
  'reminder-unknown': string
}
export default sentences
