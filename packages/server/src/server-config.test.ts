import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import { addressLookupSettings } from './address/address.settings.ts'
import { beaconSettings } from './analytics/analytics.settings.ts'
import { mediaSettings } from './catalogue/catalogue.settings.ts'
import { ConfigError } from './kernel/config.ts'
import { keySettings } from './kernel/key.settings.ts'
import { contactSettings, sellerSettings } from './kernel/seller.settings.ts'
import { streamSettings } from './live/live.settings.ts'
import { ordersSettings } from './orders/orders.settings.ts'
import { captureSettings } from './outside/capture.settings.ts'
import { carrierSettings } from './outside/carrier.settings.ts'
import { mailSettings } from './outside/mail.settings.ts'
import { demonstrationPushKeys, newPushKeys } from './outside/push-keys.ts'
import { recaptchaSettings } from './outside/recaptcha.settings.ts'
import { walletSettings } from './outside/wallet.settings.ts'
import { pagesSettings } from './pages.settings.ts'
import { pushSettings } from './reminders/reminders.settings.ts'
import { reviewsSettings } from './reviews/reviews.settings.ts'
import { readServerConfig as readConfig } from './server-config.ts'
import { signInSettings } from './sign-in/sign-in.settings.ts'
import { creditSettings } from './store-card/store-card.settings.ts'

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
    const config = readConfig({})
    expect(config).toMatchObject({
      demo: true,
      port: 3000,
      host: 'localhost',
      shopOrigin: 'http://localhost:3000',
      allowedOrigins: 'local',
      databaseUrl: undefined,
      databaseConnections: Math.min(64, 2 + 4 * availableParallelism()),
      dataDir: '.onair',
    })
    expect(mediaSettings.of(config)).toEqual({ imageBase: '/images/', videoBase: '/videos/' })
    expect(streamSettings.of(config)).toEqual({
      url: 'http://127.0.0.1:3001/live/channel.m3u8',
      captions: ['en', 'fr'],
    })
    expect(signInSettings.of(config)).toEqual({
      app: { userName: 'onair-shop', password: 'onair-demo-secret' },
      signInKey: 'onair-web',
    })
    expect(captureSettings.of(config)).toMatchObject({
      frameUrl: 'http://127.0.0.1:3001/capture/frame',
      origin: 'http://127.0.0.1:3001',
    })
    expect(ordersSettings.of(config)).toEqual({ orderEditMinutes: 60 })
    expect(contactSettings.of(config)).toEqual({
      customerServicePhone: '1-800-555-0100',
      customerCareEmail: 'care@example.com',
    })
  })

  test('2 follows the ports', () => {
    const config = readConfig({ PORT: '4100', SANDBOX_PORT: '4101', SANDBOX_SMTP_PORT: '4102' })
    expect(config.shopOrigin).toBe('http://localhost:4100')
    expect(reviewsSettings.of(config).url).toBe('http://127.0.0.1:4101/reviews')
    expect(mailSettings.of(config).port).toBe(4102)
  })

  test('3 is not the demonstration in production, and names all missing settings at once', () => {
    const message = errorOf({ NODE_ENV: 'production' })
    for (const name of ['SHOP_ORIGIN', 'APP_SECRET', 'CAPTURE_SECRET', 'SMTP_HOST'])
      expect(message).toContain(`${name} is not set`)
    expect(message).not.toContain('onair-demo-secret')
  })

  test('4 is the demonstration in production if ONAIR_DEMO says so', () => {
    expect(readConfig({ NODE_ENV: 'production', ONAIR_DEMO: '1' })).toMatchObject({ demo: true, production: true })
  })

  test('5 of an installation allows only listed foreign pages', () => {
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

  test('6 treats an empty variable as absent', () => {
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

  test('8 reads the announcement in both languages; outside the demonstration there is none by default', () => {
    const announcement = {
      HOLIDAY_MESSAGE_EN: 'Closed on Monday.',
      HOLIDAY_MESSAGE_FR: 'Fermé lundi.',
      HOLIDAY_UNTIL: '2026-12-29',
    }
    expect(pagesSettings.of(readConfig({ ...production, ...announcement })).announcement).toEqual({
      text: { en: 'Closed on Monday.', fr: 'Fermé lundi.' },
      until: new Date('2026-12-29T00:00:00Z'),
    })
    expect(pagesSettings.of(readConfig(production)).announcement).toBeUndefined()
    expect(pagesSettings.of(readConfig({})).announcement).toMatchObject({ until: undefined })
  })

  test('9 refuses every secret of the demonstration in production, and prints none', () => {
    const config = readConfig({})
    const { app, signInKey } = signInSettings.of(config)
    const capture = captureSettings.of(config)
    const wallet = walletSettings.of(config)
    const recaptcha = recaptchaSettings.of(config)
    const demonstration: Record<string, string> = {
      ...production,
      APP_SECRET: app.password,
      SIGN_IN_KEY: signInKey,
      CAPTURE_SECRET: capture.secret,
      WALLET_CLIENT_ID: wallet.clientId,
      WALLET_SECRET: wallet.secret,
      WALLET_MERCHANT_ID: wallet.merchantId,
      GIFT_CARD_KEY: keySettings.of(config).giftCardKey,
      REVIEWS_KEY: reviewsSettings.of(config).key,
      ADDRESS_LOOKUP_KEY: addressLookupSettings.of(config).key,
      CARRIER_KEY: carrierSettings.of(config).key,
      CREDIT_KEY: creditSettings.of(config).key,
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

  test('11 requires a longer key for gift cards than for anything else', () => {
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

  test('14 requires a recaptcha score above 0 in production', () => {
    expect(errorOf({ ...production, RECAPTCHA_MIN_SCORE: '0' })).toContain('RECAPTCHA_MIN_SCORE is “0”')
    expect(errorOf({ ...production, RECAPTCHA_MIN_SCORE: '0.1' })).toBe('no error')
  })

  test('14a serves Storybook on request', () => {
    expect([{}, { STORYBOOK: '1' }].map((env) => pagesSettings.of(readConfig(env)).storybook)).toEqual([false, true])
    expect(errorOf({ STORYBOOK: '/var/www/storybook' })).toBe('STORYBOOK is “/var/www/storybook”, but must be 1 or 0.')
  })

  test('15 sends notifications with the given keys, in the demonstration with its own, otherwise none', () => {
    const keys = { PUSH_PUBLIC_KEY: newPushKeys().publicKey, PUSH_PRIVATE_KEY: newPushKeys().privateKey }
    const { publicKey, privateKey } = newPushKeys()
    const pair = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey }
    expect(pushSettings.of(readConfig(production))).toBeUndefined()
    expect(pushSettings.of(readConfig({ ...production, ...pair }))).toEqual({
      publicKey,
      privateKey,
      contact: 'mailto:care@shop.example',
      standIn: undefined,
    })
    expect(pushSettings.of(readConfig({ SANDBOX_PORT: '4101' }))).toMatchObject({
      standIn: 'http://127.0.0.1:4101/push',
    })
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

  test('16 reads the other settings of the marketing feed and of the stream only with its URL', () => {
    expect(beaconSettings.of(readConfig({ ...production, BEACON_KEY: 'x' }))).toBeUndefined()
    expect(streamSettings.of(readConfig({ ...production, STREAM_CAPTIONS: 'English' }))).toBeUndefined()
    expect(errorOf({ ...production, BEACON_URL: 'https://feed.example' })).toBe(
      'BEACON_KEY is not set; it is required outside the demonstration (ONAIR_DEMO=1).',
    )
  })

  test('17 uses the given URL of the frame, without trailing slashes', () => {
    const { frameUrl, origin } = captureSettings.of(readConfig({ CAPTURE_FRAME_URL: 'https://frame.example/card//' }))
    expect([frameUrl, origin]).toEqual(['https://frame.example/card', 'https://frame.example'])
  })

  test('18 reads the seller: lines, and named numbers', () => {
    const SELLER_TAX_NUMBERS = 'GST/HST: 123456789 RT0001; QST: 1234567890 TQ0001;'
    expect(sellerSettings.of(readConfig({ ...production, SELLER_TAX_NUMBERS }))).toEqual({
      name: 'Onair',
      address: ['9 Wharf Street', 'Halifax, NS B0B 0B0', 'Canada'],
      taxNumbers: [
        { name: 'GST/HST', number: '123456789 RT0001' },
        { name: 'QST', number: '1234567890 TQ0001' },
      ],
    })
    expect(errorOf({ SELLER_TAX_NUMBERS: '123456789' })).toContain(
      'SELLER_TAX_NUMBERS is “123456789”, but must be names',
    )
  })

  test('19 reports the faults of all features in one error', () => {
    const env = {
      PORT: 'x',
      ORDER_EDIT_MINUTES: '-1',
      LIMIT_BAGS: '0',
      HOLIDAY_MESSAGE_FR: 'Fermé.',
      BEACON_URL: 'feed',
    }
    expect(
      errorOf(env)
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(['PORT', 'HOLIDAY_MESSAGE_EN', 'ORDER_EDIT_MINUTES', 'BEACON_URL', 'LIMIT_BAGS'])
  })
})

test('the limits of features are read from their variables', () => {
  const { limits } = readConfig({ LIMIT_BAGS: '7', LIMIT_TRACKING_TRIES: '8' })
  expect(limits).toMatchObject({ bags: 7, trackingTries: 8, signIn: 120, declines: 600 })
})

test('an invalid limit is named, with the valid ones', () => {
  expect(() => readConfig({ LIMIT_BAGS: '0' })).toThrow(
    'LIMIT_BAGS is “0”, but must be a whole number from 1 to 1000000.',
  )
})
