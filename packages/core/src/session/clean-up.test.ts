import { describe, expect, test } from 'vitest'
import { onBagCount } from './bag.cookies.ts'
import { clearAfterUnauthorised } from './clean-up.ts'
import { memoryJar } from './cookie-jar.ts'
import { consumeReturnTarget } from './return-target.cookies.ts'
import { createSession } from './session.ts'
import { consumeSignOutMessage, signOut } from './sign-out.ts'
import { cookieTable, storageTable } from './table.ts'
import { memoryStorage } from './testing.ts'

/** A session in which every cookie and every storage key of the tables has a value. */
function aFullSession() {
  const jar = memoryJar(
    cookieTable()
      .map(({ name }) => `${name}=1`)
      .join('; '),
  )
  const storage = { session: memoryStorage(), local: memoryStorage() }
  for (const { name, area } of storageTable()) storage[area].setItem(name, '"kept"')
  const session = createSession({ jar, storage })
  return {
    session,
    cookies: () => cookieTable().flatMap(({ name }) => (jar.get(name) === undefined ? [] : [name])),
    stored: () => storageTable().flatMap(({ name, area }) => (storage[area].getItem(name) === null ? [] : [name])),
  }
}

const onBoth = [
  'userToken',
  'userEmail',
  'userName',
  'lastName',
  'orderedCartGuid',
  'guestAccountLogin',
  'expressCheckoutCreateAccount',
  'referrerUrl',
  'cartMerge',
  'accessPoint',
]
const onSignOut = [
  'cartGuid',
  'cartProductCount',
  'redirectToCart',
  'targetUrl',
  'modifyOrderNumber',
  'modifyOrderPromoCode',
  'walletPaymentId',
  'walletPayerId',
  'walletTransactionId',
  'walletPayerEmail',
  'walletAccessToken',
  'recentlyViewed',
  'analyticsConsent',
  'typedForm',
]
const staying = [
  'appToken',
  'autoPlayVideos',
  'cartProvince',
  'clientIp',
  'currentDate',
  'holidayPopup',
  'language',
  'nowBar',
  'responsiveSite',
  'stayInRegularSite',
  'timeZone',
  'videoSound',
]

test('the three lists together contain every cookie but the sign-out message', () => {
  const names = cookieTable().map(({ name }) => name)
  expect([...onBoth, ...onSignOut, ...staying, 'signOutMessage'].sort()).toEqual(names.sort())
})

describe('signing out (specification §4)', () => {
  test.each([...onBoth, ...onSignOut])('the cookie %s goes', (name) => {
    const { session, cookies } = aFullSession()
    signOut(session, 'done')
    expect(cookies()).not.toContain(name)
  })
  test.each(staying)('the cookie %s stays', (name) => {
    const { session, cookies } = aFullSession()
    signOut(session, 'done')
    expect(cookies()).toContain(name)
  })
  test('of storage only the menu and the marketing id stay', () => {
    const { session, stored } = aFullSession()
    signOut(session, 'done')
    expect(stored()).toEqual(['menu', 'metaEventId'])
  })
  test('the bag counter is updated', () => {
    const { session } = aFullSession()
    const counts: number[] = []
    onBagCount(session, (count) => counts.push(count))
    signOut(session, 'done')
    expect(counts).toEqual([0])
  })
  test.each(['done', 'failed'] as const)('the message says how it went: %s', (outcome) => {
    const { session, cookies } = aFullSession()
    signOut(session, outcome)
    expect(consumeSignOutMessage(session)).toBe(outcome)
    expect(cookies()).not.toContain('userToken')
  })
})

describe('a 401 on a customer call (specification §8)', () => {
  test.each(onBoth)('the cookie %s goes', (name) => {
    const { session, cookies } = aFullSession()
    clearAfterUnauthorised(session, '/')
    expect(cookies()).not.toContain(name)
  })
  test.each([...onSignOut, ...staying])('the cookie %s stays', (name) => {
    const { session, cookies } = aFullSession()
    clearAfterUnauthorised(session, '/')
    expect(cookies()).toContain(name)
  })
  test('storage stays, without the offline cache', () => {
    const { session, stored } = aFullSession()
    clearAfterUnauthorised(session, '/')
    expect(stored()).toEqual(
      storageTable()
        .map(({ name }) => name)
        .filter((name) => name !== 'queryCache'),
    )
  })
  test('the page becomes the return target', () => {
    const { session } = aFullSession()
    clearAfterUnauthorised(session, '/pages/myaccount/orderstatus?page=2')
    expect(consumeReturnTarget(session)).toBe('/pages/myaccount/orderstatus?page=2')
  })
})
