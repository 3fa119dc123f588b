// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'field-missing': `${string}{{field}}${string}`
  'field-unknown': string
  'field-invalid': `${string}{{field}}${string}`
  'field-type': `${string}{{field}}${string}{{type}}${string}`
  'field-choice': `${string}{{field}}${string}`
  'field-one-of': `${string}{{field}}${string}{{values}}${string}`
  'field-min': `${string}{{field}}${string}{{limit}}${string}`
  'field-max': `${string}{{field}}${string}{{limit}}${string}`
  'field-empty': `${string}{{field}}${string}`
  'field-short': `${string}{{field}}${string}{{limit}}${string}`
  'field-long': `${string}{{field}}${string}{{limit}}${string}`
  'body-missing': string
  'body-malformed': string
  'body-too-large': string
  'body-type': `${string}{{type}}${string}`
  'request-malformed': string
  'request-late': string
  'headers-too-large': string
  'address-malformed': string
  'sign-in-required': string
  'app-token-required': string
  'not-yours': string
  'operators-only': string
  'too-many-requests': `${string}{{seconds}}${string}`
  'route-unknown': string
  'members-only': string
  busy: string
  away: string
  leaving: string
  starting: `${string}{{percent}}${string}`
  unexpected: string
}
export default sentences
