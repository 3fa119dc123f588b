import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as bag from './bag.cookies.ts'
import * as bagStored from './bag.stored.ts'
import { memoryJar } from './cookie-jar.ts'
import type { CookieRule } from './cookie-rule.ts'
import * as customer from './customer.cookies.ts'
import * as favourites from './favourites.stored.ts'
import * as order from './order.cookies.ts'
import * as orderStored from './order.stored.ts'
import * as pendingWrites from './pending-writes.stored.ts'
import * as preferences from './preferences.cookies.ts'
import * as recentSearches from './recent-searches.stored.ts'
import * as recentlyViewed from './recently-viewed.cookies.ts'
import * as returnTarget from './return-target.cookies.ts'
import { createSession, readCookie, writeCookie } from './session.ts'
import { readStored, type StorageRule } from './storage.ts'
import { memoryStorage } from './testing.ts'
import * as visit from './visit.cookies.ts'
import * as visitStored from './visit.stored.ts'

/** What a module declares, without its functions. */
const rulesOf = (...modules: object[]): unknown[] =>
  modules.flatMap((module) => Object.values(module).filter((value) => typeof value === 'object'))
const cookies = rulesOf(bag, customer, order, preferences, recentlyViewed, returnTarget, visit) as CookieRule<unknown>[]
const places = rulesOf(
  bagStored,
  favourites,
  orderStored,
  pendingWrites,
  recentSearches,
  visitStored,
) as StorageRule<unknown>[]
const guid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

const inHeader = (name: string, value: string) => createSession({ jar: memoryJar(`${name}=${value}`) })

describe('a bag’s cookie of an older shop', () => {
  test.each([
    guid.toUpperCase(),
    guid.replaceAll('-', ''),
    `{${guid}}`,
    `%7B${guid.toUpperCase()}%7D`,
    `%22${guid}%22`,
    ` ${guid}%0A`,
  ])('%s is the same bag', (value) => {
    expect(readCookie(inHeader('cartGuid', value), bag.cartGuidCookie)).toBe(guid)
  })

  test.each(['', '[object%20Object]', '%E0%A4%A', `{"guid":"${guid}"}`, '..%2F..%2Faccounts%2F1', `${guid}/cartlines`])(
    '%j is not a bag, and the next one replaces it',
    (value) => {
      const session = inHeader('cartGuid', value)
      expect(readCookie(session, bag.cartGuidCookie)).toBeUndefined()
      expect(writeCookie(session, bag.cartGuidCookie, guid)).toBe(true)
      expect(readCookie(session, bag.cartGuidCookie)).toBe(guid)
    },
  )
})

test.each([
  ['a token that no header can hold', 'userToken', '{"Token":"clé","Edp":7}'],
  ['a token with a line end', 'userToken', '{"Token":"a\\nb","Edp":7}'],
  ['a customer number with a fraction', 'userToken', '{"Token":"a","Edp":1.5}'],
  ['a customer number beyond all', 'userToken', '{"Token":"a","Edp":1e300}'],
  ['an application token that no header can hold', 'appToken', 'clé'],
  ['an application token in two words', 'appToken', 'a b'],
  ['an order number', 'modifyOrderNumber', '../1'],
  ['a wallet payment', 'walletPaymentId', 'x/execute'],
])('%s is invalid', (_what, name, value) => {
  const rule = cookies.find((cookie) => cookie.name === name)
  expect(rule && readCookie(inHeader(name, encodeURIComponent(value)), rule)).toBeUndefined()
})

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '{}', '[]', 'null', '1e999', '%', '{"Token":1}', '-1', '0', 'true'),
  fc.json(),
)

test('any text of a cookie reads as a value that can be written again, or as none', () => {
  expect(cookies.length).toBeGreaterThan(30)
  fc.assert(
    fc.property(fc.constantFrom(...cookies), text, (rule, value) => {
      const read = rule.kind.read(value)
      if (read === undefined || rule.readOnly) return
      const again = rule.kind.write(read)
      if (again !== undefined) expect(rule.kind.read(again)).toEqual(read)
    }),
    { numRuns: 2000 },
  )
})

/** Values whose top level has the right shape and whose inner values have any. */
const almost = fc.oneof(
  text,
  fc.json(),
  fc
    .record({
      bag: fc.record({ at: fc.string(), lines: fc.array(fc.jsonValue()) }),
      cartLines: fc.array(fc.jsonValue()),
      edp: fc.nat(),
      readAt: fc.string(),
      at: fc.string(),
      itemNo: fc.string(),
      en: fc.jsonValue(),
    })
    .map((value) => JSON.stringify(value)),
  fc.array(fc.jsonValue()).map((value) => JSON.stringify(value)),
)

test('no content of the storages makes a read throw', () => {
  fc.assert(
    fc.property(fc.array(almost, { minLength: places.length, maxLength: places.length }), text, (values, value) => {
      const storage = { session: memoryStorage(), local: memoryStorage() }
      for (const [at, rule] of places.entries()) {
        storage[rule.area].setItem(rule.name, values[at] ?? '')
      }
      const jar = memoryJar(
        cookies.map(({ name }) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('; ') +
          '; cartProductCount=2',
      )
      const session = createSession({ jar, storage })
      for (const rule of places) readStored(session, rule)
      bagStored.readSessionCart(session)
      bagStored.cacheBagOffline(session)
      bagStored.readOfflineBag(session)
      pendingWrites.pendingWrites(session)
      visitStored.readMenu(session, 'en')
      favourites.readFavourites(session, 7)
      recentlyViewed.readRecentlyViewed(session)
      preferences.readTimeZone(session)
      returnTarget.readReturnTarget(session)
      expect(visit.currentDateHeader(session)).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(favourites.consumeWantedFavourite(session) ?? '700001').toMatch(/^\d{6,9}$/)
    }),
    { numRuns: 500 },
  )
})
