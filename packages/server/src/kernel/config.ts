import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseTrustedProxies, type TrustedProxies } from './client-address.ts'
import type { ConnectionLimits } from './connections.ts'
import { OperatorError } from './errors/operator-error.ts'
import { connectionsWithin, readFileLimit, streamsWithin } from './file-limit.ts'
import type { LimitSettings, Limits } from './limits.ts'
import { type PushConfig, readPush } from './push-settings.ts'
import {
  asFlag,
  asInstant,
  asLanguageTags,
  asOrigins,
  asTaxNumbers,
  inRange,
  parts,
  type TaxNumber,
} from './setting-values.ts'
import { type Environment, readSettings } from './settings.ts'

/**
 * Who sells: on invoices, return labels, in every mail (CASL, section 6) and in the footer of every page. The address is lines of
 * text, without the name.
 */
export type Seller = {
  name: string
  address: readonly string[]
  taxNumbers: readonly TaxNumber[]
}

/** The operator's settings. URLs have no trailing slash; times and amounts name their unit. */
export type Config = {
  /** Demonstration mode: its credentials, customers, sandbox and allowed origins. */
  demo: boolean
  production: boolean
  host: string
  port: number
  /** The shop's own origin, as browsers see it. */
  shopOrigin: string
  /** Where the API is when it is not in the pages' process. */
  apiOrigin: string | undefined
  /** The origins whose pages may call the API: a list, or every local one in the demonstration. */
  allowedOrigins: readonly string[] | 'local'
  /** The announcement on every page, in both languages, and when it ends. A shopper can hide it for a week. */
  announcement: { text: { en: string; fr: string }; until: Date | undefined } | undefined
  /** The proxies in front whose `X-Forwarded-For` names the client: their number, or their networks. */
  trustProxy: TrustedProxies
  logLevel: LogLevel
  projectDir: string
  /** Modules that extend the server (`exports/extension.ts`): package names, or paths from the checkout that begin with a dot. */
  extensions: readonly string[]
  /** Where the server's own PostgreSQL and its extensions store their files, relative to the checkout. */
  dataDir: string
  /** A PostgreSQL of the operator's; without it the project starts its own. */
  databaseUrl: string | undefined
  /** The most statements that this process runs at once; more than the database has cores for only wait for each other. */
  databaseConnections: number
  /** The most connections that the server accepts, in all and from one client address. */
  connections: ConnectionLimits
  /** How long the server still answers after the signal to stop, while `/readyz` sends a load balancer elsewhere, in milliseconds. */
  drainMs: number
  /** The most event streams, in all and of one client address. */
  eventStreams: { most: number; perAddress: number }
  /** How long a request may take to arrive whole, in milliseconds. */
  requestTimeoutMs: number
  /** A page of another origin that shows embeds to developers; none without one. */
  embedPreview: string | undefined
  /** Whether the shop serves the built Storybook at `/storybook/`. */
  storybook: boolean
  /** The base URL of pictures, with a trailing slash. */
  imageBase: string
  /** The base URL of product videos, with a trailing slash. */
  videoBase: string
  /** The channel's live HLS stream and the languages of its captions; none without an address. */
  stream: { url: string; captions: readonly string[] } | undefined
  app: { userName: string; password: string }
  /** The `key` of a sign-in. */
  signInKey: string
  /** `securityCode`: the provider asks for the code printed on a card, in its frame. */
  capture: { url: string; frameUrl: string; origin: string; secret: string; securityCode: boolean }
  /** PayPal's REST service, and the shop's account there. */
  wallet: { url: string; clientId: string; secret: string; merchantId: string }
  /** The key of the hashes of gift card numbers and PINs. With another key no existing card can be opened. */
  giftCardKey: string
  reviews: { url: string; key: string }
  /** Canada Post AddressComplete. */
  addressLookup: { url: string; key: string }
  /** The carrier with pick-up points. */
  carrier: { url: string; key: string }
  /** The credit service that decides on applications for the store card. */
  credit: { url: string; key: string }
  recaptcha: { verifyUrl: string; secret: string; scriptUrl: string; siteKey: string; minScore: number }
  /** The marketing feed. Without one, events are discarded. */
  beacon: { url: string; key: string } | undefined
  /** Without it the shop offers no notifications on devices. */
  push: PushConfig | undefined
  mail: { host: string; port: number; from: string; user: string | undefined; password: string | undefined }
  orderEditMinutes: number
  customerServicePhone: string
  customerCareEmail: string
  seller: Seller
  /** Where Prometheus reads the process's numbers; nowhere without a port. */
  metrics: { host: string; port: number } | undefined
  /** The most requests, by the limit's name: of the limits that `readConfig` was given. */
  limits: Limits
}

/** The checkout that this file belongs to. */
const checkout = resolve(import.meta.dirname, '../../../..')

/** The fewest characters of the key of the gift cards' hashes in production. */
const leastKey = 32

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** A setting is invalid. The message names the variable, its value and what is allowed. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError'
}

/**
 * Reads the environment as a typed configuration. In the demonstration every setting has a default; outside of it, secrets
 * and settings of an installation are required.
 *
 * 1. Demonstration mode is the default, except with NODE_ENV=production, where ONAIR_DEMO=1 turns it on.
 * 2. An empty variable counts as absent.
 * 3. Production without the demonstration accepts no secret of the demonstration, no secret that can be guessed, no plain
 *    http (but for API_ORIGIN, which may be on the installation's own network), and no recaptcha score of 0.
 * 4. The error lists everything that is wrong.
 *
 * @param options.limits The limits that features declare. None by default: the operator's commands serve no calls, and need not
 * load the features. A server reads them with `readServerConfig`.
 * @throws {ConfigError}
 */
export function readConfig(
  env: Environment,
  { projectDir = checkout, limits = {} }: { projectDir?: string | undefined; limits?: LimitSettings } = {},
): Config {
  const settings = readSettings(env)
  const { wrong, production, demo, strict, given, read, integer, url, base, required, requiredUrl, secret } = settings

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

  const leastScore = strict ? 0.1 : 0
  const port = integer('PORT', 3000, 0, 65_535)
  // Not the shop's host name: cookies ignore ports, and outside services are another site.
  const sandbox = `http://127.0.0.1:${integer('SANDBOX_PORT', 3001, 0, 65_535)}`
  const captureUrl = requiredUrl('CAPTURE_URL', `${sandbox}/capture`)
  const frameUrl = url('CAPTURE_FRAME_URL', `${captureUrl}/frame`)
  const streamUrl = given('STREAM_URL') || demo ? url('STREAM_URL', `${sandbox}/live/channel.m3u8`) : undefined
  const embedPreview = given('EMBED_PREVIEW_URL') || demo ? url('EMBED_PREVIEW_URL', `${sandbox}/preview`) : undefined
  const beacon = given('BEACON_URL') || demo ? url('BEACON_URL', `${sandbox}/beacon`) : undefined
  const careEmail = required('CUSTOMER_CARE_EMAIL', 'care@example.com')
  const connections: ConnectionLimits = {
    most: integer('CONNECTIONS', connectionsWithin(readFileLimit()), 20, 1_000_000),
    perAddress: integer('CONNECTIONS_PER_ADDRESS', 500, 10, 1_000_000),
  }
  const config: Config = {
    demo,
    production,
    host: given('HOST') ?? 'localhost',
    port,
    shopOrigin: new URL(requiredUrl('SHOP_ORIGIN', `http://localhost:${port}`)).origin,
    apiOrigin: given('API_ORIGIN') && new URL(url('API_ORIGIN', 'http://localhost', ['http:', 'https:'])).origin,
    allowedOrigins: read<Config['allowedOrigins']>(
      'ALLOWED_ORIGINS',
      demo ? 'local' : [],
      (text) => asOrigins(text, strict),
      'origins like https://tv.example, separated by commas',
    ),
    announcement: announcement(demo ? demonstrationAnnouncement : undefined),
    trustProxy: read(
      'TRUST_PROXY',
      0,
      parseTrustedProxies,
      'the number of proxies in front (0 to 9), or their networks, like 10.0.0.0/8, separated by commas',
    ),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => logLevels.find((level) => level === text),
      `one of ${logLevels.join(', ')}`,
    ),
    projectDir: resolve(projectDir),
    extensions: (given('ONAIR_EXTENSIONS') ?? '').split(',').flatMap((name) => name.trim() || []),
    dataDir: given('ONAIR_DATA') ?? '.onair',
    databaseUrl: given('DATABASE_URL') && url('DATABASE_URL', '', ['postgres:', 'postgresql:']),
    databaseConnections: integer('DATABASE_CONNECTIONS', Math.min(64, 2 + 4 * availableParallelism()), 4, 1000),
    connections,
    drainMs: integer('DRAIN_SECONDS', strict ? 10 : 0, 0, 600) * 1000,
    eventStreams: {
      most: integer('EVENT_STREAMS', streamsWithin(connections.most), 1, 1_000_000),
      perAddress: integer('EVENT_STREAMS_PER_ADDRESS', 20, 1, 1_000_000),
    },
    requestTimeoutMs: integer('REQUEST_TIMEOUT', 30, 1, 600) * 1000,
    embedPreview,
    storybook: read('STORYBOOK', false, asFlag, '1 or 0'),
    imageBase: base('IMAGE_BASE', '/images/'),
    videoBase: base('VIDEO_BASE', '/videos/'),
    stream:
      streamUrl === undefined
        ? undefined
        : {
            url: streamUrl,
            captions: read(
              'STREAM_CAPTIONS',
              demo ? ['en', 'fr'] : [],
              asLanguageTags,
              'language tags like en or fr-CA, separated by commas',
            ),
          },
    app: { userName: required('APP_USER', 'onair-shop'), password: secret('APP_SECRET', 'onair-demo-secret') },
    signInKey: secret('SIGN_IN_KEY', 'onair-web'),
    capture: {
      url: captureUrl,
      frameUrl,
      origin: new URL(frameUrl).origin,
      secret: secret('CAPTURE_SECRET', 'onair-capture-secret'),
      securityCode: read('CAPTURE_SECURITY_CODE', true, asFlag, '1 or 0'),
    },
    wallet: {
      url: requiredUrl('WALLET_URL', `${sandbox}/paypal`),
      clientId: secret('WALLET_CLIENT_ID', 'onair-wallet'),
      secret: secret('WALLET_SECRET', 'onair-wallet-secret'),
      merchantId: secret('WALLET_MERCHANT_ID', 'ONAIRSHOP2026'),
    },
    giftCardKey: secret('GIFT_CARD_KEY', 'onair-gift-cards-demo', leastKey),
    reviews: {
      url: requiredUrl('REVIEWS_URL', `${sandbox}/reviews`),
      key: secret('REVIEWS_KEY', 'onair-reviews-demo'),
    },
    addressLookup: {
      url: requiredUrl('ADDRESS_LOOKUP_URL', `${sandbox}/addresscomplete`),
      key: secret('ADDRESS_LOOKUP_KEY', 'onair-demo'),
    },
    carrier: {
      url: requiredUrl('CARRIER_URL', `${sandbox}/carrier`),
      key: secret('CARRIER_KEY', 'onair-carrier-demo'),
    },
    credit: { url: requiredUrl('CREDIT_URL', `${sandbox}/credit`), key: secret('CREDIT_KEY', 'onair-credit-demo') },
    recaptcha: {
      verifyUrl: requiredUrl('RECAPTCHA_VERIFY_URL', `${sandbox}/recaptcha/siteverify`),
      secret: secret('RECAPTCHA_SECRET', 'onair-demo'),
      scriptUrl: requiredUrl('RECAPTCHA_SCRIPT_URL', `${sandbox}/recaptcha/api.js`),
      siteKey: secret('RECAPTCHA_SITE_KEY', 'onair-demo'),
      minScore: read(
        'RECAPTCHA_MIN_SCORE',
        0.5,
        (text) => inRange(Number(text), leastScore, 1, false),
        `a number from ${leastScore} to 1`,
      ),
    },
    beacon: beacon ? { url: beacon, key: secret('BEACON_KEY', 'onair-beacon-demo') } : undefined,
    push: readPush(settings, { standIn: `${sandbox}/push`, contact: `mailto:${careEmail}` }),
    mail: {
      host: required('SMTP_HOST', '127.0.0.1'),
      port: integer('SMTP_PORT', integer('SANDBOX_SMTP_PORT', 3025, 0, 65_535), 1, 65_535),
      from: required('MAIL_FROM', 'Onair <care@example.com>'),
      user: given('SMTP_USER'),
      password: given('SMTP_PASSWORD'),
    },
    orderEditMinutes: integer('ORDER_EDIT_MINUTES', 60, 0, 10_080),
    customerServicePhone: required('CUSTOMER_SERVICE_PHONE', '1-800-555-0100'),
    customerCareEmail: careEmail,
    seller: {
      name: given('SELLER_NAME') ?? 'Onair',
      address: parts(required('SELLER_ADDRESS', demonstrationSeller.address)),
      taxNumbers: read(
        'SELLER_TAX_NUMBERS',
        demo ? demonstrationSeller.taxNumbers : [],
        asTaxNumbers,
        'names and numbers like “GST/HST: 123456789 RT0001; QST: 1234567890 TQ0001”',
      ),
    },
    metrics: given('METRICS_PORT')
      ? { host: given('METRICS_HOST') ?? '127.0.0.1', port: integer('METRICS_PORT', 0, 0, 65_535) }
      : undefined,
    limits: readLimits(limits, (variable, fallback) => integer(variable, fallback, 1, 1_000_000), demo),
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
  return config
}

function readLimits(
  settings: LimitSettings,
  read: (variable: string, fallback: number) => number,
  demo: boolean,
): Limits {
  const entries = Object.entries(settings).map(([name, { variable, demo: wide, production }]) => {
    return [name, read(variable, demo ? wide : production)] as const
  })
  return Object.fromEntries(entries) as Record<keyof Limits, number>
}

const demonstrationAnnouncement = {
  en: 'The holidays are coming: gift ideas on air every evening.',
  fr: 'Les Fêtes approchent\u00a0: des idées-cadeaux à l’antenne tous les soirs.',
}

const demonstrationSeller = {
  // No postal code begins with M0M.
  address: '1 Demonstration Way; Sampletown, ON M0M 0M0; Canada',
  // Numbers of the form that the tax offices give, which belong to nobody.
  taxNumbers: [
    { name: 'GST/HST', number: '00000 0000 RT0001' },
    { name: 'QST', number: '0000000000 TQ0001' },
  ],
}

/** Whether a page of this origin may call the API from a browser. */
export function isAllowedOrigin(allowed: Config['allowedOrigins'], origin: string): boolean {
  if (allowed === 'local') return /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)
  return allowed.includes(origin)
}
