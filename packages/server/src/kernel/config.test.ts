import { describe, expect, test } from 'vitest'
import { ConfigError, isAllowedOrigin, readConfig } from './config.ts'
import { perHour, perMinute } from './limits.ts'
import { defineSettings } from './settings.ts'
import { integer, secret } from './variables.ts'

const wheels = defineSettings({
  title: 'Wheels',
  variables: ({ sandbox }) => ({
    count: integer('WHEELS', { about: 'how many', default: 4, min: 1, max: 9 }),
    key: secret('WHEEL_KEY', { about: 'the key', demo: `${sandbox}/key` }),
  }),
  derive: ({ count, key }, { wrong }) => {
    if (count === 3) wrong.push('WHEELS is 3, and it would fall over.')
    return { pairs: count / 2, key }
  },
})
const production = {
  ONAIR_DEMO: '0',
  SHOP_ORIGIN: 'https://shop.example',
  CUSTOMER_SERVICE_PHONE: '1',
  CUSTOMER_CARE_EMAIL: 'a@b.example',
}
const outside = { ...production, SELLER_ADDRESS: 'Halifax', GIFT_CARD_KEY: 'b3d1f9a8c7e6450294817a6b5c4d3e2f' }

describe('settings that are defined elsewhere', () => {
  test('1 are read where they are listed, with the defaults of the mode', () => {
    const config = readConfig({ SANDBOX_PORT: '4101' }, { settings: [wheels] })
    expect(wheels.of(config)).toEqual({ pairs: 2, key: 'http://127.0.0.1:4101/key' })
  })

  test('2 are no part of a configuration that was read without them', () => {
    expect(() => wheels.of(readConfig({}))).toThrow('The configuration was read without the settings of “Wheels”')
  })

  test('3 are reported together with the kernel’s: an invalid value, a missing one, values that do not go together', () => {
    const read = (env: Record<string, string>) => () => readConfig(env, { settings: [wheels] })
    expect(read({ PORT: 'x', WHEELS: '10' })).toThrow(
      new ConfigError(
        'PORT is “x”, but must be a whole number from 0 to 65535.\nWHEELS is “10”, but must be a whole number from 1 to 9.',
      ),
    )
    expect(read(outside)).toThrow('WHEEL_KEY is not set; it is required outside the demonstration (ONAIR_DEMO=1).')
    expect(read({ WHEELS: '3' })).toThrow('WHEELS is 3, and it would fall over.')
  })

  test('4 are not asked for by a command that does not list them', () => {
    expect(readConfig(outside).demo).toBe(false)
  })
})

test('4a a role needs a database that processes can share', () => {
  expect(() => readConfig({ ROLE: 'web' })).toThrow('ROLE is web, and DATABASE_URL is not set')
  expect(readConfig({ ROLE: 'web', DATABASE_URL: 'postgres://db.test/onair' }).role).toBe('web')
  expect(readConfig({}).role).toBeUndefined()
})

test('5 the given limits are read, and are wider in the demonstration', () => {
  const limits = {
    bags: perMinute('LIMIT_BAGS', 'requests', 6000, 300),
    shares: perHour('LIMIT_SHARES', 'requests', 600, 20),
  }
  expect(readConfig({}, { limits }).limits).toEqual({ bags: 6000, shares: 600 })
  expect(readConfig({ ...outside, LIMIT_SHARES: '7' }, { limits }).limits).toEqual({ bags: 300, shares: 7 })
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
