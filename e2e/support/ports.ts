const first = Number(process.env.E2E_PORT ?? 3910)

/** Ports of the journeys' own shop, apart from those of a shop that a developer runs. */
export const ports = { shop: first, sandbox: first + 1, smtp: first + 2 } as const

/** Origins of that shop and its sandbox: two host names, because cookies ignore ports. */
export const origins = {
  shop: `http://localhost:${ports.shop}`,
  sandbox: `http://127.0.0.1:${ports.sandbox}`,
} as const

/** Clears the settings that a developer may have set and that would lead the tests to another shop. */
export const nothingInherited = {
  DATABASE_URL: '',
  SHOP_ORIGIN: '',
  API_ORIGIN: '',
  IMAGE_BASE: '',
  VIDEO_BASE: '',
  HOST: '',
} as const

/** The environment of that shop, and of the operator's commands that work on it. */
export const shopEnvironment = {
  ...nothingInherited,
  PORT: String(ports.shop),
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_SMTP_PORT: String(ports.smtp),
  ONAIR_DATA: '.onair/e2e',
  SANDBOX_DATA: '.onair/e2e/sandbox',
  ONAIR_EXTENSIONS: './packages/demo/exports/small-pictures.ts',
  // All journeys share one network address, and many run in a minute.
  LIMIT_SIGN_IN: '100000',
  LIMIT_ACCOUNTS: '100000',
  LIMIT_TOKENS: '100000',
  LIMIT_REVIEWS: '100000',
  LIMIT_WALLET: '100000',
  LIMIT_PLACING: '100000',
  LIMIT_PAYMENTS: '100000',
  LIMIT_DECLINES: '100000',
  LIMIT_STORE_CARD: '100000',
  LIMIT_STORE_CARD_TRIES: '100000',
  LIMIT_ADDRESS_RETRIEVE: '100000',
  LIMIT_SHARES: '100000',
  LIMIT_WAITLIST: '100000',
  LIMIT_REMINDERS: '100000',
  LIMIT_BAGS: '100000',
  LIMIT_HANDOVERS: '100000',
  LIMIT_PROMO: '100000',
  LIMIT_GIFT_CARDS: '100000',
  LIMIT_PASSWORDS: '100000',
  LIMIT_EVENTS: '100000',
} as const
