import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { ConfigError, isAllowedOrigin, readConfig } from './config.ts'
import { perHour, perMinute } from './limits.ts'
import { demonstrationPushKeys, newPushKeys } from './push-keys.ts'

const production: Record<string, string> = {
  NODE_ENV: 'production',
  SHOP_ORIGIN: 'https://shop.example',
  APP_USER: 'shop',
  APP_SECRET: 'app-4f0c1a97',
  SIGN_IN_KEY: 'shop-web-1',
  CAPTURE_URL: 'https://pay.example/capture',
  CAPTURE_SECRET: 'cap-9b27e01d',
  WALLET_URL: 'https://api.wallet.example',
  WALLET_CLIENT_ID: 'wallet-5521',
  WALLET_SECRET: 'wal-c08d733e',
  WALLET_MERCHANT_ID: 'SHOP77QX2',
  GIFT_CARD_KEY: 'b3d1f9a8c7e6450294817a6b5c4d3e2f',
  REVIEWS_URL: 'https://reviews.example',
  REVIEWS_KEY: 'rev-71c0aa52',
  ADDRESS_LOOKUP_URL: 'https://addresses.example',
  ADDRESS_LOOKUP_KEY: 'AA11-BB22-CC33',
  CARRIER_URL: 'https://carrier.example',
  CARRIER_KEY: 'car-3d90b1e7',
  CREDIT_URL: 'https://credit.example',
  CREDIT_KEY: 'cre-17f2c09b',
  RECAPTCHA_VERIFY_URL: 'https://verify.example',
  RECAPTCHA_SECRET: 'rec-68e2f04b',
  RECAPTCHA_SCRIPT_URL: 'https://verify.example/api.js',
  RECAPTCHA_SITE_KEY: 'site-05b7d1',
  SMTP_HOST: 'mail.example',
  MAIL_FROM: 'care@shop.example',
  CUSTOMER_SERVICE_PHONE: '1-800-555-0111',
  CUSTOMER_CARE_EMAIL: 'care@shop.example',
  SELLER_ADDRESS: '9 Wharf Street; Halifax, NS B0B 0B0; Canada',
}

function errorOf(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'no error'
}

describe('the configuration', () => {
  test('1 with nothing set is the demonstration', () => {
    expect(readConfig({})).toMatchObject({
      demo: true,
      port: 3000,
      host: 'localhost',
      shopOrigin: 'http://localhost:3000',
      allowedOrigins: 'local',
      databaseUrl: undefined,
      databaseConnections: Math.min(64, 2 + 4 * availableParallelism()),
      dataDir: '.onair',
      imageBase: '/images/',
      videoBase: '/videos/',
      stream: { url: 'http://127.0.0.1:3001/live/channel.m3u8', captions: ['en', 'fr'] },
      app: { userName: 'onair-shop', password: 'onair-demo-secret' },
      signInKey: 'onair-web',
      capture: { frameUrl: 'http://127.0.0.1:3001/capture/frame', origin: 'http://127.0.0.1:3001' },
      orderEditMinutes: 60,
      customerServicePhone: '1-800-555-0100',
      customerCareEmail: 'care@example.com',
    })
  })

  test('2 follows the ports', () => {
    expect(readConfig({ PORT: '4100', SANDBOX_PORT: '4101' })).toMatchObject({
      shopOrigin: 'http://localhost:4100',
      reviews: { url: 'http://127.0.0.1:4101/reviews' },
    })
  })

  test('3 is no demonstration in production, and then names all that is missing at once', () => {
    const message = errorOf({ NODE_ENV: 'production' })
    for (const name of ['SHOP_ORIGIN', 'APP_SECRET', 'CAPTURE_SECRET', 'SMTP_HOST'])
      expect(message).toContain(`${name} is not set`)
    expect(message).not.toContain('onair-demo-secret')
  })

  test('4 is the demonstration in production when asked for by name', () => {
    expect(readConfig({ NODE_ENV: 'production', ONAIR_DEMO: '1' })).toMatchObject({ demo: true, production: true })
  })

  test('5 of an installation lets in no foreign page that is not listed', () => {
    expect(readConfig(production)).toMatchObject({
      demo: false,
      allowedOrigins: [],
      shopOrigin: 'https://shop.example',
    })
    const { allowedOrigins } = readConfig({
      ...production,
      ALLOWED_ORIGINS: 'https://tv.example, https://www.tv.example/',
    })
    expect(allowedOrigins).toEqual(['https://tv.example', 'https://www.tv.example'])
  })

  test('6 takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT is “abc”, but must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is “70000”'],
    [{ DATABASE_CONNECTIONS: '3' }, 'DATABASE_CONNECTIONS is “3”'],
    [{ EVENT_STREAMS: '0' }, 'EVENT_STREAMS is “0”'],
    [{ ORDER_EDIT_MINUTES: '1.5' }, 'ORDER_EDIT_MINUTES is “1.5”'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL is “mysql://x”, but must be an address that begins with postgres:// or postgresql://.',
    ],
    [
      { SHOP_ORIGIN: 'shop.example' },
      'SHOP_ORIGIN is “shop.example”, but must be an address that begins with http:// or https://.',
    ],
    [{ ALLOWED_ORIGINS: 'https://tv.example/page' }, 'ALLOWED_ORIGINS is'],
    [{ ONAIR_DEMO: 'maybe' }, 'ONAIR_DEMO is “maybe”, but must be 1 or 0.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is “loud”, but must be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ IMAGE_BASE: 'images' }, 'IMAGE_BASE is “images”'],
    [{ VIDEO_BASE: '//videos' }, 'VIDEO_BASE is “//videos”'],
    [{ STREAM_URL: 'live.m3u8' }, 'STREAM_URL is “live.m3u8”'],
    [{ STREAM_CAPTIONS: 'English' }, 'STREAM_CAPTIONS is “English”'],
    [{ HOLIDAY_MESSAGE_EN: 'Closed on Monday.' }, 'HOLIDAY_MESSAGE_EN and HOLIDAY_MESSAGE_FR go together'],
    [{ HOLIDAY_UNTIL: 'soon' }, 'HOLIDAY_UNTIL is “soon”, but must be a date or an instant'],
  ])('7 names what cannot be, and what can: %o', (env, sentence) => {
    expect(errorOf(env)).toContain(sentence)
  })

  test('8 takes the announcement in both languages; outside the demonstration there is none by default', () => {
    const announcement = {
      HOLIDAY_MESSAGE_EN: 'Closed on Monday.',
      HOLIDAY_MESSAGE_FR: 'Fermé lundi.',
      HOLIDAY_UNTIL: '2026-12-29',
    }
    expect(readConfig({ ...production, ...announcement }).announcement).toEqual({
      text: { en: 'Closed on Monday.', fr: 'Fermé lundi.' },
      until: new Date('2026-12-29T00:00:00Z'),
    })
    expect(readConfig(production).announcement).toBeUndefined()
    expect(readConfig({}).announcement).toMatchObject({ until: undefined })
  })

  test('9 refuses every secret of the demonstration in production, and prints none', () => {
    const { app, signInKey, capture, wallet, giftCardKey, reviews, addressLookup, carrier, credit, recaptcha } =
      readConfig({})
    const demonstration: Record<string, string> = {
      ...production,
      APP_SECRET: app.password,
      SIGN_IN_KEY: signInKey,
      CAPTURE_SECRET: capture.secret,
      WALLET_CLIENT_ID: wallet.clientId,
      WALLET_SECRET: wallet.secret,
      WALLET_MERCHANT_ID: wallet.merchantId,
      GIFT_CARD_KEY: giftCardKey,
      REVIEWS_KEY: reviews.key,
      ADDRESS_LOOKUP_KEY: addressLookup.key,
      CARRIER_KEY: carrier.key,
      CREDIT_KEY: credit.key,
      RECAPTCHA_SECRET: recaptcha.secret,
      RECAPTCHA_SITE_KEY: recaptcha.siteKey,
      BEACON_URL: 'https://feed.example',
      BEACON_KEY: 'onair-beacon-demo',
    }
    const message = errorOf(demonstration)
    const names = Object.keys(demonstration).filter(
      (name) => !(name in production) || demonstration[name] !== production[name],
    )
    for (const name of names.filter((one) => one !== 'BEACON_URL'))
      expect(message).toContain(`${name} is the demonstration’s`)
    expect(message).not.toContain(capture.secret)
  })

  test.each(Object.keys(production).filter((name) => /SECRET|KEY|CLIENT_ID|MERCHANT_ID/.test(name)))(
    '10 refuses a %s that can be guessed, in production',
    (name) => {
      for (const weak of ['x', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa']) {
        expect(errorOf({ ...production, [name]: weak })).toContain(`${name} can be guessed`)
        expect(errorOf({ ...production, NODE_ENV: '', ONAIR_DEMO: '0', [name]: weak })).toBe('no error')
      }
    },
  )

  test('11 wants the key of the gift cards’ hashes longer than any other', () => {
    expect(errorOf({ ...production, GIFT_CARD_KEY: 'b3d1f9a8c7e64502' })).toContain('at least 32')
  })

  test.each(['SHOP_ORIGIN', 'CAPTURE_URL', 'CAPTURE_FRAME_URL', 'WALLET_URL', 'REVIEWS_URL', 'ADDRESS_LOOKUP_URL'])(
    '12 refuses plain http in production: %s',
    (name) => {
      const message = errorOf({ ...production, [name]: 'http://shop.example' })
      expect(message).toContain(`${name} is “http://shop.example”, but must be an address that begins with https://.`)
    },
  )

  test.each([
    'CARRIER_URL',
    'RECAPTCHA_VERIFY_URL',
    'RECAPTCHA_SCRIPT_URL',
    'BEACON_URL',
    'STREAM_URL',
    'CREDIT_URL',
    'ALLOWED_ORIGINS',
  ])('13 refuses plain http in production: %s', (name) => {
    expect(errorOf({ ...production, [name]: 'http://shop.example' })).toContain(`${name} is “http://shop.example”`)
  })

  test('14 wants a recaptcha score above nothing in production', () => {
    expect(errorOf({ ...production, RECAPTCHA_MIN_SCORE: '0' })).toContain('RECAPTCHA_MIN_SCORE is “0”')
    expect(errorOf({ ...production, RECAPTCHA_MIN_SCORE: '0.1' })).toBe('no error')
  })

  test('14a serves Storybook where it is asked to', () => {
    expect([readConfig({}).storybook, readConfig({ STORYBOOK: '1' }).storybook]).toEqual([false, true])
    expect(errorOf({ STORYBOOK: '/var/www/storybook' })).toBe('STORYBOOK is “/var/www/storybook”, but must be 1 or 0.')
  })

  test('15 sends notifications to devices with a pair of keys, in the demonstration with its own, and else none', () => {
    const keys = { PUSH_PUBLIC_KEY: newPushKeys().publicKey, PUSH_PRIVATE_KEY: newPushKeys().privateKey }
    const { publicKey, privateKey } = newPushKeys()
    const pair = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey }
    expect(readConfig(production).push).toBeUndefined()
    expect(readConfig({ ...production, ...pair }).push).toEqual({
      publicKey,
      privateKey,
      contact: 'mailto:care@shop.example',
      standIn: undefined,
    })
    expect(readConfig({ SANDBOX_PORT: '4101' }).push).toMatchObject({ standIn: 'http://127.0.0.1:4101/push' })
    expect(errorOf({ ...production, ...keys })).toBe(
      'PUSH_PRIVATE_KEY is not the private key of PUSH_PUBLIC_KEY; “onair push keys” makes a pair.',
    )
    expect(errorOf({ ...production, PUSH_PUBLIC_KEY: publicKey })).toBe(
      'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY go together: one of them is not set.',
    )
    const demonstration = {
      PUSH_PUBLIC_KEY: demonstrationPushKeys.publicKey,
      PUSH_PRIVATE_KEY: demonstrationPushKeys.privateKey,
    }
    expect(errorOf({ ...production, ...demonstration })).toContain('PUSH_PRIVATE_KEY is the demonstration’s')
  })

  test('16 reads the limits that it is given, which are wider in the demonstration', () => {
    const limits = { bags: perMinute('LIMIT_BAGS', 6000, 300), shares: perHour('LIMIT_SHARES', 600, 20) }
    expect(readConfig({}, { limits }).limits).toEqual({ bags: 6000, shares: 600 })
    expect(readConfig({ ...production, LIMIT_SHARES: '7' }, { limits }).limits).toEqual({ bags: 300, shares: 7 })
  })
})

test.each([
  ['local', 'http://localhost:5173', true],
  ['local', 'http://127.0.0.1:1', true],
  ['local', 'http://localhost', true],
  ['local', 'https://localhost:1', false],
  ['local', 'http://localhost.evil.example', false],
  ['local', 'http://127.0.0.1.evil.example:80', false],
  ['local', 'null', false],
  [['https://tv.example'], 'https://tv.example', true],
  [['https://tv.example'], 'https://tv.example.evil', false],
  [[], 'http://localhost:3000', false],
] as const)('allowed origins %j, asked from %s: %s', (allowed, origin, expected) => {
  expect(isAllowedOrigin(allowed, origin)).toBe(expected)
})
