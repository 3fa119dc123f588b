import { nothingInherited } from '../support/ports.ts'

const first = Number(process.env.SOAK_PORT ?? 3960)

/** Ports of the soak's own shop. `second` is another server on the same database. */
export const ports = { shop: first, second: first + 1, sandbox: first + 2, smtp: first + 3 } as const

export const origins = {
  shop: `http://localhost:${ports.shop}`,
  second: `http://localhost:${ports.second}`,
  sandbox: `http://127.0.0.1:${ports.sandbox}`,
} as const

/** Its data folder, relative to the checkout. */
export const dataFolder = '.onair/soak'

/**
 * A shop as an operator sets one up, without the demonstration's products. It starts in a second or two, because the soak
 * kills it a hundred times.
 */
export const environment = {
  ...nothingInherited,
  PORT: String(ports.shop),
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_SMTP_PORT: String(ports.smtp),
  ONAIR_DATA: dataFolder,
  SANDBOX_DATA: `${dataFolder}/sandbox`,
  LOG_LEVEL: 'fatal',
  ONAIR_DEMO: '0',
  SHOP_ORIGIN: origins.shop,
  APP_USER: 'onair-shop',
  APP_SECRET: 'onair-demo-secret',
  SIGN_IN_KEY: 'onair-web',
  CAPTURE_URL: `${origins.sandbox}/capture`,
  CAPTURE_SECRET: 'onair-capture-secret',
  WALLET_URL: `${origins.sandbox}/paypal`,
  WALLET_CLIENT_ID: 'onair-wallet',
  WALLET_SECRET: 'onair-wallet-secret',
  WALLET_MERCHANT_ID: 'ONAIRSHOP2026',
  GIFT_CARD_KEY: 'onair-gift-cards-demo',
  ADDRESS_LOOKUP_URL: `${origins.sandbox}/addresscomplete`,
  ADDRESS_LOOKUP_KEY: 'onair-demo',
  CARRIER_URL: `${origins.sandbox}/carrier`,
  CARRIER_KEY: 'onair-carrier-demo',
  CREDIT_URL: `${origins.sandbox}/credit`,
  CREDIT_KEY: 'onair-credit-demo',
  LIMIT_WALLET: '1000000',
  LIMIT_BAGS: '1000000',
  LIMIT_PLACING: '1000000',
  LIMIT_PAYMENTS: '1000000',
  LIMIT_DECLINES: '1000000',
  REVIEWS_URL: `${origins.sandbox}/reviews`,
  REVIEWS_KEY: 'onair-reviews-demo',
  RECAPTCHA_VERIFY_URL: `${origins.sandbox}/recaptcha/siteverify`,
  RECAPTCHA_SCRIPT_URL: `${origins.sandbox}/recaptcha/api.js`,
  RECAPTCHA_SECRET: 'onair-demo',
  RECAPTCHA_SITE_KEY: 'onair-demo',
  SMTP_HOST: '127.0.0.1',
  MAIL_FROM: 'Onair <care@example.com>',
  CUSTOMER_SERVICE_PHONE: '1-800-555-0100',
  CUSTOMER_CARE_EMAIL: 'care@example.com',
  SELLER_ADDRESS: '1 Demonstration Way; Sampletown, ON M0M 0M0; Canada',
} as const
