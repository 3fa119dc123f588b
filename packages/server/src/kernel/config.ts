import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import type { LimitName } from '@onair/core/contract'
import { type Limits, limitSettings } from './limits.ts'

/** What an operator may set. Addresses have no slash at their end; times and amounts say their unit. */
export type Config = {
  /** Demonstration credentials, people, sandbox and open origins. */
  demo: boolean
  production: boolean
  host: string
  port: number
  /** The shop's own origin, as browsers see it. */
  shopOrigin: string
  /** Where the API is when it is not in the pages' process. */
  apiOrigin: string | undefined
  /** Which foreign pages may call the API: a list of origins, or in the demonstration every local one. */
  allowedOrigins: readonly string[] | 'local'
  /** What every page announces, in both languages, and until when; each browser can put it away for a week. */
  announcement: { text: { en: string; fr: string }; until: Date | undefined } | undefined
  /** Believe `X-Forwarded-For` of a proxy in front. */
  trustProxy: boolean
  logLevel: LogLevel
  projectDir: string
  /** Where the project's own PostgreSQL and the drawn pictures lie, relative to the checkout. */
  dataDir: string
  /** A PostgreSQL of the operator's; without it the project starts its own. */
  databaseUrl: string | undefined
  /** How many statements this process lets the database work on at once; more than its cores can do only wait for each other. */
  databaseConnections: number
  /** Where pictures are, with a slash at the end. */
  imageBase: string
  /** Where product videos are, with a slash at the end. */
  videoBase: string
  app: { userName: string; password: string }
  /** The `key` of a sign-in. */
  signInKey: string
  capture: { url: string; frameUrl: string; origin: string; secret: string }
  /** PayPal's REST service, and the account there that is paid. */
  wallet: { url: string; clientId: string; secret: string; merchantId: string }
  /** What gift card numbers and PINs are hashed with. Another key would close every card that there is. */
  giftCardKey: string
  reviews: { url: string; key: string }
  /** Canada Post AddressComplete. */
  addressLookup: { url: string; key: string }
  /** Whoever keeps parcels at pick-up points. */
  carrier: { url: string; key: string }
  recaptcha: { verifyUrl: string; secret: string; scriptUrl: string; siteKey: string; minScore: number }
  /** The marketing feed; without one, what customers agree to tell it goes nowhere. */
  beacon: { url: string; key: string } | undefined
  mail: { host: string; port: number; from: string; user: string | undefined; password: string | undefined }
  orderEditMinutes: number
  customerServicePhone: string
  customerCareEmail: string
  /** The most requests of one network address, by the limit's name. */
  limits: Limits
}

/** The checkout that this file belongs to. */
const checkout = resolve(import.meta.dirname, '../../../..')

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]
type Environment = Readonly<Record<string, string | undefined>>

/** The operator set something that cannot be. Its message names the variable, what it holds and what is allowed. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * The environment as a typed configuration. Everything has a value for the demonstration; outside of it what is secret
 * or belongs to an installation must be given.
 *
 * 1. Demonstration mode is the default, but not with NODE_ENV=production: there ONAIR_DEMO=1 must ask for it.
 * 2. A variable that is empty counts as absent.
 * 3. All that is wrong is said at once.
 *
 * @throws {ConfigError}
 */
export function readConfig(env: Environment, projectDir = checkout): Config {
  const wrong: string[] = []
  const given = (name: string) => env[name]?.trim() || undefined
  const refuse = (name: string, allowed: string) => {
    wrong.push(`${name} is “${given(name) ?? ''}”, but must be ${allowed}.`)
  }
  function read<T>(name: string, fallback: T, parse: (text: string) => T | undefined, allowed: string): T {
    const text = given(name)
    if (text === undefined) return fallback
    const value = parse(text)
    if (value === undefined) refuse(name, allowed)
    return value ?? fallback
  }
  const integer = (name: string, fallback: number, min: number, max: number) =>
    read(name, fallback, (text) => inRange(Number(text), min, max), `a whole number from ${min} to ${max}`)
  const flag = (name: string, fallback: boolean) => read(name, fallback, asFlag, '1 or 0')
  const url = (name: string, fallback: string, protocols = ['http:', 'https:']) =>
    read(
      name,
      fallback,
      (text) => asUrl(text, protocols),
      `an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
  /** Pictures and videos may lie on a host of their own (specification §9). */
  const base = (name: string, fallback: string) =>
    read(
      name,
      fallback,
      (text) => (/^(\/|https?:\/\/).*\/$|^\/$/.test(text) ? text : undefined),
      'a path or address that ends with a slash',
    )

  const announcement = (demonstration: { en: string; fr: string } | undefined): Config['announcement'] => {
    const en = given('HOLIDAY_MESSAGE_EN')
    const fr = given('HOLIDAY_MESSAGE_FR')
    if ((en === undefined) !== (fr === undefined)) {
      wrong.push('HOLIDAY_MESSAGE_EN and HOLIDAY_MESSAGE_FR go together: one of them is not set.')
    }
    const until = read(
      'HOLIDAY_UNTIL',
      undefined,
      asInstant,
      'a date or an instant, like 2026-12-24 or 2026-12-24T17:00-05:00',
    )
    const text = en && fr ? { en, fr } : demonstration
    return text && { text, until }
  }

  const production = given('NODE_ENV') === 'production'
  const demo = flag('ONAIR_DEMO', !production)
  /** Needed outside the demonstration, which brings its own. */
  const needed = (name: string, demonstration: string) => {
    const text = given(name)
    if (text === undefined && !demo)
      wrong.push(`${name} is not set; outside the demonstration (ONAIR_DEMO=1) it must be.`)
    return text ?? demonstration
  }
  const neededUrl = (name: string, demonstration: string) => {
    needed(name, demonstration)
    return url(name, demonstration)
  }

  const port = integer('PORT', 3000, 0, 65_535)
  // Another host name than the shop's: cookies ignore ports, and the outside services are another site.
  const sandbox = `http://127.0.0.1:${integer('SANDBOX_PORT', 3001, 0, 65_535)}`
  const captureUrl = neededUrl('CAPTURE_URL', `${sandbox}/capture`)
  const frameUrl = url('CAPTURE_FRAME_URL', `${captureUrl}/frame`)
  const beacon = given('BEACON_URL') || demo ? url('BEACON_URL', `${sandbox}/beacon`) : undefined
  const config: Config = {
    demo,
    production,
    host: given('HOST') ?? 'localhost',
    port,
    shopOrigin: new URL(neededUrl('SHOP_ORIGIN', `http://localhost:${port}`)).origin,
    apiOrigin: given('API_ORIGIN') && new URL(url('API_ORIGIN', 'http://localhost')).origin,
    allowedOrigins: read<Config['allowedOrigins']>(
      'ALLOWED_ORIGINS',
      demo ? 'local' : [],
      asOrigins,
      'origins like https://tv.example, separated by commas',
    ),
    announcement: announcement(demo ? demonstrationAnnouncement : undefined),
    trustProxy: flag('TRUST_PROXY', false),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => logLevels.find((level) => level === text),
      `one of ${logLevels.join(', ')}`,
    ),
    projectDir: resolve(projectDir),
    dataDir: given('ONAIR_DATA') ?? '.onair',
    databaseUrl: given('DATABASE_URL') && url('DATABASE_URL', '', ['postgres:', 'postgresql:']),
    databaseConnections: integer('DATABASE_CONNECTIONS', Math.min(64, 2 + 4 * availableParallelism()), 4, 1000),
    imageBase: base('IMAGE_BASE', '/images/'),
    videoBase: base('VIDEO_BASE', '/videos/'),
    app: { userName: needed('APP_USER', 'onair-shop'), password: needed('APP_SECRET', 'onair-demo-secret') },
    signInKey: needed('SIGN_IN_KEY', 'onair-web'),
    capture: {
      url: captureUrl,
      frameUrl,
      origin: new URL(frameUrl).origin,
      secret: needed('CAPTURE_SECRET', 'onair-capture-secret'),
    },
    wallet: {
      url: neededUrl('WALLET_URL', `${sandbox}/paypal`),
      clientId: needed('WALLET_CLIENT_ID', 'onair-wallet'),
      secret: needed('WALLET_SECRET', 'onair-wallet-secret'),
      merchantId: needed('WALLET_MERCHANT_ID', 'ONAIRSHOP2026'),
    },
    giftCardKey: needed('GIFT_CARD_KEY', 'onair-gift-cards-demo'),
    reviews: { url: neededUrl('REVIEWS_URL', `${sandbox}/reviews`), key: needed('REVIEWS_KEY', 'onair-reviews-demo') },
    addressLookup: {
      url: neededUrl('ADDRESS_LOOKUP_URL', `${sandbox}/addresscomplete`),
      key: needed('ADDRESS_LOOKUP_KEY', 'onair-demo'),
    },
    carrier: { url: neededUrl('CARRIER_URL', `${sandbox}/carrier`), key: needed('CARRIER_KEY', 'onair-carrier-demo') },
    recaptcha: {
      verifyUrl: neededUrl('RECAPTCHA_VERIFY_URL', `${sandbox}/recaptcha/siteverify`),
      secret: needed('RECAPTCHA_SECRET', 'onair-demo'),
      scriptUrl: neededUrl('RECAPTCHA_SCRIPT_URL', `${sandbox}/recaptcha/api.js`),
      siteKey: needed('RECAPTCHA_SITE_KEY', 'onair-demo'),
      minScore: read('RECAPTCHA_MIN_SCORE', 0.5, (text) => inRange(Number(text), 0, 1, false), 'a number from 0 to 1'),
    },
    beacon: beacon ? { url: beacon, key: needed('BEACON_KEY', 'onair-beacon-demo') } : undefined,
    mail: {
      host: needed('SMTP_HOST', '127.0.0.1'),
      port: integer('SMTP_PORT', integer('SANDBOX_SMTP_PORT', 3025, 0, 65_535), 1, 65_535),
      from: needed('MAIL_FROM', 'Onair <care@example.com>'),
      user: given('SMTP_USER'),
      password: given('SMTP_PASSWORD'),
    },
    orderEditMinutes: integer('ORDER_EDIT_MINUTES', 60, 0, 10_080),
    customerServicePhone: needed('CUSTOMER_SERVICE_PHONE', '1-800-555-0100'),
    customerCareEmail: needed('CUSTOMER_CARE_EMAIL', 'care@example.com'),
    limits: readLimits((variable, fallback) => integer(variable, fallback, 1, 1_000_000), demo),
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
  return config
}

function readLimits(read: (variable: string, fallback: number) => number, demo: boolean): Limits {
  const names = Object.keys(limitSettings) as LimitName[]
  const entries = names.map((name) => {
    const { variable, demo: wide, production } = limitSettings[name]
    return [name, read(variable, demo ? wide : production)] as const
  })
  return Object.fromEntries(entries) as Record<LimitName, number>
}

const demonstrationAnnouncement = {
  en: 'The holidays are coming: gift ideas on air every evening.',
  fr: 'Les Fêtes approchent\u00a0: des idées-cadeaux à l’antenne tous les soirs.',
}

const asInstant = (text: string): Date | undefined => {
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? undefined : instant
}

const inRange = (number: number, min: number, max: number, whole = true): number | undefined =>
  number >= min && number <= max && (!whole || Number.isInteger(number)) ? number : undefined

const asFlag = (text: string): boolean | undefined =>
  /^(1|true|yes)$/i.test(text) ? true : /^(0|false|no)$/i.test(text) ? false : undefined

function asUrl(text: string, protocols: readonly string[]): string | undefined {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) return undefined
  return text.replace(/\/+$/, '')
}

function asOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((part) => part.trim().replace(/\/$/, ''))
  return origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin) ? origins : undefined
}

/** Whether a page of this origin may call the API from a browser. */
export function isAllowedOrigin(allowed: Config['allowedOrigins'], origin: string): boolean {
  if (allowed === 'local') return /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)
  return allowed.includes(origin)
}
