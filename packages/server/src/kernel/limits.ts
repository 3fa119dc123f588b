import type { LimitName } from '@onair/core/contract'

type Setting = { variable: string; demo: number; production: number; seconds: 60 | 3600 }
const perMinute = (variable: string, demo: number, production: number): Setting => ({
  variable,
  demo,
  production,
  seconds: 60,
})
const perHour = (variable: string, demo: number, production: number): Setting => ({
  ...perMinute(variable, demo, production),
  seconds: 3600,
})

/**
 * The limits that calls of the contract name: the variable that sets each, the most requests of one network address without
 * it, and the time in which they are counted. The demonstration's are wide: its visitors may share one address.
 */
export const limitSettings: Readonly<Record<LimitName, Setting>> = {
  signIn: perMinute('LIMIT_SIGN_IN', 120, 20),
  accounts: perMinute('LIMIT_ACCOUNTS', 120, 20),
  // How often a registration reveals that an e-mail is taken before it needs a reCAPTCHA token.
  takenEmails: perHour('LIMIT_TAKEN_EMAILS', 600, 3),
  tokens: perMinute('LIMIT_TOKENS', 600, 60),
  // An account also gets at most three of these mails in half an hour.
  passwords: perHour('LIMIT_PASSWORDS', 600, 20),
  // The look-up service bills each address that it returns.
  addressRetrieve: perMinute('LIMIT_ADDRESS_RETRIEVE', 600, 20),
  // Many shoppers may share an address.
  bags: perMinute('LIMIT_BAGS', 6000, 300),
  handovers: perMinute('LIMIT_HANDOVERS', 600, 120),
  promo: perMinute('LIMIT_PROMO', 600, 20),
  giftCards: perMinute('LIMIT_GIFT_CARDS', 600, 20),
  // Wrong numbers and PINs of an address or a customer: see gift-card/tries.ts.
  giftCardTries: perHour('LIMIT_GIFT_CARD_TRIES', 600, 10),
  tracking: perMinute('LIMIT_TRACKING', 600, 30),
  // Wrong postal codes for one order number: see tracking/tracking.service.ts.
  trackingTries: perHour('LIMIT_TRACKING_TRIES', 600, 10),
  wallet: perMinute('LIMIT_WALLET', 600, 30),
  placing: perMinute('LIMIT_PLACING', 600, 60),
  payments: perMinute('LIMIT_PAYMENTS', 600, 60),
  // Declined payments of an address before it has to pause: see payment/declines.rules.ts.
  declines: perHour('LIMIT_DECLINES', 600, 20),
  // Each is a credit check.
  storeCard: perHour('LIMIT_STORE_CARD', 600, 20),
  // The applications of one customer that reach the credit service: see store-card/standing.ts.
  storeCardTries: perHour('LIMIT_STORE_CARD_TRIES', 600, 5),
  reviews: perMinute('LIMIT_REVIEWS', 120, 5),
  // Each is a mail to a stranger.
  shares: perHour('LIMIT_SHARES', 600, 20),
  waitlist: perHour('LIMIT_WAITLIST', 600, 20),
  reminders: perHour('LIMIT_REMINDERS', 600, 30),
  newsletter: perHour('LIMIT_NEWSLETTER', 600, 20),
  events: perMinute('LIMIT_EVENTS', 6000, 300),
}

/** The most requests of one network address, by the limit's name. */
export type Limits = Readonly<Record<LimitName, number>>
