// Generated from the file beside it: which values each sentence takes. Update it with `npm run generate`.
declare const sentences: {
  'bag-unknown': string
  'bag-ordered': string
  'write-key-reused': string
  'handover-unknown': string
  'line-unknown': string
  'line-most': `${string}{{available}}${string}`
  'stock-none': string
  'stock-short': `${string}{{available}}${string}`
  'line-sold-out': `${string}{{name}}${string}`
  'line-withdrawn': `${string}{{name}}${string}`
  'amount-not-donation': string
  'donation-amount': `${string}{{min}}${string}{{max}}${string}`
  'line-short': `${string}{{available}}${string}{{name}}${string}`
  'line-price': `${string}{{name}}${string}{{before}}${string}{{after}}${string}`
  'bag-lines': `${string}{{max}}${string}`
  'bag-total': `${string}{{max}}${string}`
  'bag-weight': `${string}{{max}}${string}`
  'merge-full': `${string}{{count}}${string}{{name}}${string}`
  'merge-most': `${string}{{name}}${string}{{available}}${string}`
  'installments-fewer': `${string}{{before}}${string}`
  'installments-none': string
  'installments-covered': string
  'installments-most': `${string}{{max}}${string}`
  'promo-unknown': `${string}{{code}}${string}`
  'promo-expired': `${string}{{code}}${string}`
  'promo-used-up': `${string}{{code}}${string}`
  'promo-used-by-you': `${string}{{code}}${string}`
  'promo-not-for-order': `${string}{{code}}${string}`
  'promo-no-goods': `${string}{{code}}${string}`
  'promo-minimum': `${string}{{code}}${string}{{min}}${string}{{more}}${string}`
  'promo-exclusive': `${string}{{code}}${string}{{other}}${string}{{other}}${string}`
  'promo-nothing': `${string}{{code}}${string}`
  'promo-other-shipping': `${string}{{code}}${string}{{name}}${string}`
  'ship-method-not-here': `${string}{{before}}${string}{{way}}${string}`
  'bag-empty': string
}
export default sentences
