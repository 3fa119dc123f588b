import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as bag from './bag.cookies.ts'
import * as bagStored from './bag.stored.ts'
import { memoryJar } from './cookie-jar.ts'
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
import purposes from './table.messages.en.json'
import { cookieTable, storageTable } from './table.ts'
import * as visit from './visit.cookies.ts'
import * as visitStored from './visit.stored.ts'

const day = 86_400
const cookies = { ...bag, ...customer, ...order, ...preferences, ...recentlyViewed, ...returnTarget, ...visit }
const storage = { ...bagStored, ...favourites, ...orderStored, ...pendingWrites, ...recentSearches, ...visitStored }

describe('the table of cookies (specification §3)', () => {
  test.each([
    ['cartGuid', 21 * day, 'strict'],
    ['orderedCartGuid', day, 'lax'],
    ['timeZone', 365 * day, 'lax'],
    ['language', 365 * day, 'lax'],
    ['signOutMessage', 20, 'lax'],
    ['userName', 21 * day, 'lax'],
    ['lastName', 21 * day, 'lax'],
    ['cartProvince', 21 * day, 'lax'],
    ['userEmail', 90 * day, 'lax'],
    ['cartProductCount', 21 * day, 'lax'],
    ['stayInRegularSite', 21 * day, 'lax'],
    ['responsiveSite', 21 * day, 'lax'],
    ['recentlyViewed', 21 * day, 'lax'],
    ['cartMerge', day, 'lax'],
    ['currentDate', 8 * 3600, 'lax'],
    ['targetUrl', day, 'lax'],
    ['referrerUrl', day, 'lax'],
    ['guestAccountLogin', day, 'lax'],
    ['expressCheckoutCreateAccount', day, 'lax'],
    ['redirectToCart', 3600, 'lax'],
    ['modifyOrderNumber', 3600, 'lax'],
    ['modifyOrderPromoCode', 3600, 'lax'],
    ['holidayPopup', 168 * 3600, 'lax'],
    ['nowBar', 25 * 3600, 'lax'],
    ['analyticsConsent', 365 * day, 'lax'],
    ['accessPoint', 21 * day, 'lax'],
    ['autoPlayVideos', 21 * day, 'lax'],
    ['videoSound', 21 * day, 'lax'],
    ['walletPaymentId', day, 'lax'],
    ['walletPayerId', day, 'lax'],
    ['walletTransactionId', day, 'lax'],
    ['walletPayerEmail', day, 'lax'],
    ['walletAccessToken', 32_000, 'lax'],
    ['userToken', 21 * day, 'strict'],
    ['appToken', 21 * day, 'lax'],
  ])('%s lives %i seconds, same-site %s', (name, seconds, sameSite) => {
    expect(cookieTable().find((row) => row.name === name)).toMatchObject({ seconds, sameSite, readOnly: false })
  })

  test('the client’s network address is read only', () => {
    expect(
      cookieTable()
        .filter(({ readOnly }) => readOnly)
        .map(({ name }) => name),
    ).toEqual(['clientIp'])
    const session = createSession({ jar: memoryJar('clientIp=203.0.113.7') })
    expect(writeCookie(session, cookies.clientIpCookie, '198.51.100.1')).toBe(false)
    expect(readCookie(session, cookies.clientIpCookie)).toBe('203.0.113.7')
  })

  test('has every rule once, under its own name and with its purpose', () => {
    const rules = Object.entries(cookies).filter(([name]) => name.endsWith('Cookie'))
    for (const [exported, rule] of rules) expect(exported).toBe(`${typeof rule === 'object' ? rule.name : ''}Cookie`)
    expect(
      cookieTable()
        .map(({ name }) => `${name}Cookie`)
        .sort(),
    ).toEqual(rules.map(([name]) => name).sort())
    const inUse = [...cookieTable(), ...storageTable()].filter(({ whyUnused }) => whyUnused === undefined)
    expect(Object.keys(purposes).sort()).toEqual(inUse.map(({ name }) => name).sort())
    for (const { purpose } of [...cookieTable(), ...storageTable()]) expect(purpose).not.toBe('')
  })

  test('a cookie without a reader or a writer states the reason', () => {
    const root = join(import.meta.dirname, '../../../..')
    const others = /\.test\.|core\/src\/session\/table\.ts$/
    const declaration = /^export const \w+(?:Cookie|Key)\b/gm
    const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'host/**/*.{ts,tsx}'], {
      cwd: root,
      exclude: (path) => path.includes('node_modules'),
    })
      .filter((path) => !others.test(path))
      .map((path) => readFileSync(join(root, path), 'utf8').replace(declaration, ''))
    const used = new Set(sources.flatMap((text) => text.match(/\b\w+(?:Cookie|Key)\b/g) ?? []))
    const rows = [...cookieTable(), ...storageTable()]
    const isExplained = (name: string) => rows.some((row) => row.name === name && row.whyUnused)
    const unexplained = [...Object.entries(cookies), ...Object.entries(storage)].flatMap(([exported, rule]) =>
      typeof rule === 'object' && !used.has(exported) && !isExplained(rule.name) ? [exported] : [],
    )
    expect(unexplained).toEqual([])
  })

  test('every storage key is in its table once', () => {
    const rules = Object.values(storage).flatMap((value) => (typeof value === 'object' ? [value.name] : []))
    expect(
      storageTable()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(rules.sort())
    expect(storageTable().map(({ name, area }) => `${area} ${name}`)).toEqual([
      'session cart',
      'session timeStamp',
      'session orderedCart',
      'session orderModificationDeadline',
      'session orderAttempt',
      'session walletLine',
      'session menu',
      'session qualityCheckLanguage',
      'local storeCreditCardApplication',
      'local metaEventId',
      'session wantedFavourite',
      'local favouriteItems',
      'local favouritesOwner',
      'local savedItems',
      'local recentSearches',
      'local pendingWrites',
      'local queryCache',
    ])
  })
})

describe('the value of a cookie', () => {
  const stored = (name: string, text: string) =>
    createSession({ jar: memoryJar(`${name}=${encodeURIComponent(text)}`) })

  test.each([
    ['no JSON', 'hello'],
    ['no object', '42'],
    ['null', 'null'],
    ['no token', '{"Edp":7}'],
    ['an empty token', '{"Token":"","Edp":7}'],
    ['a blank token', '{"Token":"  ","Edp":7}'],
    ['a token that is no text', '{"Token":5,"Edp":7}'],
    ['no customer', '{"Token":"t"}'],
    ['customer 0', '{"Token":"t","Edp":0}'],
    ['customer −1', '{"Token":"t","Edp":-1}'],
    ['a customer that is text', '{"Token":"t","Edp":"7"}'],
    ['an endless customer', '{"Token":"t","Edp":1e999}'],
    ['nothing', ''],
  ])('a user token with %s is invalid', (_, text) => {
    expect(readCookie(stored('userToken', text), cookies.userTokenCookie)).toBeUndefined()
  })

  test('a user token that is valid', () => {
    const session = stored('userToken', '{"Token":"t","Edp":7}')
    expect(readCookie(session, cookies.userTokenCookie)).toEqual({ token: 't', edp: 7 })
  })

  test.each([
    ['127 characters', 'a'.repeat(127), 'a'.repeat(127)],
    ['127 after trimming', `  ${'a'.repeat(127)} `, 'a'.repeat(127)],
    ['128 characters', 'a'.repeat(128), undefined],
    ['blanks', '   ', undefined],
  ])('an app token of %s', (_, text, expected) => {
    const session = createSession({ jar: memoryJar() })
    expect(writeCookie(session, cookies.appTokenCookie, text)).toBe(expected !== undefined)
    expect(readCookie(session, cookies.appTokenCookie)).toBe(expected)
    expect(readCookie(stored('appToken', text), cookies.appTokenCookie)).toBe(expected)
  })

  test.each([
    cookies.userEmailCookie,
    cookies.walletPaymentIdCookie,
    cookies.walletPayerIdCookie,
    cookies.walletTransactionIdCookie,
    cookies.walletPayerEmailCookie,
  ])('$name is trimmed', (rule) => {
    const jar = memoryJar()
    writeCookie({ jar }, rule, '  x  ')
    expect(jar.get(rule.name)).toBe('x')
  })

  test('an invalid value removes the cookie', () => {
    const jar = memoryJar('appToken=good; guestAccountLogin=1')
    writeCookie({ jar }, cookies.appTokenCookie, 'a'.repeat(200))
    writeCookie({ jar }, cookies.guestAccountLoginCookie, false)
    expect([jar.get('appToken'), jar.get('guestAccountLogin')]).toEqual([undefined, undefined])
  })

  test('a preference can be false', () => {
    const jar = memoryJar()
    expect(readCookie({ jar }, cookies.videoSoundCookie)).toBeUndefined()
    writeCookie({ jar }, cookies.videoSoundCookie, false)
    expect(readCookie({ jar }, cookies.videoSoundCookie)).toBe(false)
  })

  test.each(['-1', '1.5', 'x', '', '1e3'])('a bag count of %j is invalid', (text) => {
    expect(readCookie(stored('cartProductCount', text), cookies.cartProductCountCookie)).toBeUndefined()
  })
})
