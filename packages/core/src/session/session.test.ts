import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { parseLocale } from '../shared/language.ts'
import { cartGuidCookie, onBagCount, readBagCount, writeBagCount } from './bag.cookies.ts'
import { clearBag, readProvince, readSessionCart, writeSessionCart } from './bag.stored.ts'
import { memoryJar } from './cookie-jar.ts'
import { appTokenCookie, isAuthenticated, isGuestToken, readUserToken, writeUserToken } from './customer.cookies.ts'
import { consumeWantedFavourite, readFavourites, saveWantedFavourite, writeFavourites } from './favourites.stored.ts'
import {
  modifyOrderNumberCookie,
  modifyOrderPromoCodeCookie,
  startModifyingOrder,
  stopModifyingOrder,
} from './order.cookies.ts'
import { orderModificationDeadlineKey } from './order.stored.ts'
import { pendingWrites } from './pending-writes.stored.ts'
import { languageCookie, readTimeZone, saveTimeZone } from './preferences.cookies.ts'
import { clearRecentlyViewed, readRecentlyViewed, rememberViewed } from './recently-viewed.cookies.ts'
import {
  consumeReturnTarget,
  readReturnTarget,
  returnToBagAfterSignIn,
  saveReferrer,
  saveReturnTarget,
} from './return-target.cookies.ts'
import { createSession, readCookie, type Session, writeCookie } from './session.ts'
import { consumeSignOutMessage, storeSignOutMessage } from './sign-out.ts'
import { browserStorages, clearStored, readStored, writeStored } from './storage.ts'
import { storageTable } from './table.ts'
import { brokenStorage, memoryStorage } from './testing.ts'
import { currentDateHeader } from './visit.cookies.ts'
import { menuKey, readMenu, writeMenu } from './visit.stored.ts'

const noon = new Date('2026-11-21T17:00:00Z')
const aSession = (cookies = ''): Session & { jar: ReturnType<typeof memoryJar> } => {
  const jar = memoryJar(cookies, () => noon)
  const session = createSession({ jar, storage: { session: memoryStorage(), local: memoryStorage() }, now: () => noon })
  return { ...session, jar }
}

describe('the signed-in customer', () => {
  test('is nobody until a valid token is written', () => {
    const session = aSession()
    expect(isAuthenticated(session)).toBe(false)
    expect(writeUserToken(session, { token: '', edp: 7 }, true)).toBe(false)
    expect(isAuthenticated(session)).toBe(false)
    expect(writeUserToken(session, { token: 't', edp: 7 }, true)).toBe(true)
    expect(readUserToken(session)).toEqual({ token: 't', edp: 7 })
    expect(isAuthenticated(session)).toBe(true)
  })
  test('is a guest as long as the token lives, whatever the flag says', () => {
    expect(isGuestToken({ token: 'guest-abc' })).toBe(true)
    for (const token of ['abc', 'abc-guest-', 'Guest-abc']) expect(isGuestToken({ token })).toBe(false)
  })
  test('is remembered for 21 days, or until the browser is closed', () => {
    const [remembered, brief] = [aSession(), aSession()]
    writeUserToken(remembered, { token: 't', edp: 7 }, true)
    writeUserToken(brief, { token: 't', edp: 7 }, false)
    expect(remembered.jar.setCookies()[0]).toMatch(/Max-Age=1814400; Secure; SameSite=Strict/)
    expect(brief.jar.setCookies()[0]).not.toContain('Max-Age')
  })
})

describe('language and time zone', () => {
  test.each([
    ['', 'en_CA'],
    ['language=fr_CA', 'fr_CA'],
    ['language=fr', 'fr_CA'],
    ['language=xx', 'en_CA'],
  ])('with the cookie %j: %s', (cookies, locale) => {
    expect(parseLocale(readCookie(aSession(cookies), languageCookie))).toBe(locale)
  })
  test('the plan’s time zone, unless the shopper has a real one', () => {
    expect(readTimeZone(aSession())).toBe('America/Toronto')
    expect(readTimeZone(aSession('timeZone=America%2FSt_Johns'))).toBe('America/St_Johns')
    expect(readTimeZone(aSession('timeZone=Nowhere'))).toBe('America/Toronto')
  })

  test.each([
    ['survives the one of the browser', 'timeZone=America%2FVancouver', 'America/Vancouver'],
    ['is the browser’s where none was chosen', '', 'America/Halifax'],
    ['is the browser’s where the chosen one is unknown', 'timeZone=Nowhere', 'America/Halifax'],
  ])('the chosen time zone %s', (_, cookie, zone) => {
    const session = aSession(cookie)
    for (const _page of [1, 2]) saveTimeZone(session, 'America/Halifax')
    expect(readTimeZone(session)).toBe(zone)
  })

  test.each([undefined, 'Etc/Unknown', '', 'Foo/Bar'])(
    'an invalid time zone of the browser is not saved: %j',
    (zone) => {
      const session = aSession()
      saveTimeZone(session, zone)
      expect(session.jar.get('timeZone')).toBeUndefined()
    },
  )
})

describe('the bag', () => {
  test('its counter receives each new number until it unsubscribes', () => {
    const session = aSession()
    const counts: number[] = []
    const stop = onBagCount(session, (count) => counts.push(count))
    writeBagCount(session, 2)
    writeBagCount(session, 3)
    stop()
    writeBagCount(session, 4)
    expect(counts).toEqual([2, 3])
    expect(readBagCount(session)).toBe(4)
    expect(readBagCount(aSession('cartProductCount=x'))).toBe(0)
  })

  test('is stored for the tab without buyer, address and card', () => {
    const session = aSession()
    writeSessionCart(session, {
      cartGuid: 'g',
      buyer: { firstName: 'Marie' },
      shippingAddress: { city: 'Montréal' },
      creditCard: { lastDigits: '4242' },
    })
    expect(readSessionCart(session)).toEqual({
      cart: { cartGuid: 'g', buyer: null, shippingAddress: null, creditCard: null, giftCards: null },
      at: noon.toISOString(),
    })
    expect(session.storage.session?.getItem('cart')).not.toMatch(/Marie|Montr|4242/)
  })

  test('is forgotten after an order', () => {
    const session = aSession('cartGuid=g; cartProductCount=3')
    writeSessionCart(session, { cartGuid: 'g' })
    clearBag(session)
    expect(session.jar.get('cartGuid')).toBeUndefined()
    expect(readSessionCart(session)).toBeUndefined()
    expect(readBagCount(session)).toBe(0)
  })

  test('its province is Ontario by default', () => {
    expect(readProvince(aSession())).toBe('ON')
    expect(readProvince(aSession('cartProvince=QC'))).toBe('QC')
    expect(readProvince(aSession('cartProvince=Texas'))).toBe('ON')
  })
})

describe('the return target', () => {
  test('is used once; then it is the account', () => {
    const session = aSession()
    saveReturnTarget(session, '/fr/pages/myaccount/favourites?page=2')
    expect(consumeReturnTarget(session)).toBe('/fr/pages/myaccount/favourites?page=2')
    expect(consumeReturnTarget(session)).toBe('/pages/myaccount')
    expect(consumeReturnTarget(session, '/')).toBe('/')
  })
  test.each(['https://evil.example/', '//evil.example', '/pages/signin', '/fr/pages/signin?x=1', '/en/pages/signin#a'])(
    'is not %s, which cannot be saved',
    (path) => {
      const session = aSession()
      saveReturnTarget(session, path)
      expect(consumeReturnTarget(session)).toBe('/pages/myaccount')
    },
  )
  test('is the bag, once, in place of an earlier target; a later target replaces the bag', () => {
    const session = aSession()
    saveReturnTarget(session, '/pages/myaccount/easypay')
    returnToBagAfterSignIn(session)
    expect(consumeReturnTarget(session)).toBe('/pages/shoppingbag')
    expect(consumeReturnTarget(session)).toBe('/pages/myaccount')
    returnToBagAfterSignIn(session)
    saveReturnTarget(session, '/pages/myaccount/easypay')
    expect(consumeReturnTarget(session)).toBe('/pages/myaccount/easypay')
  })
  test('is never an unsafe one from a foreign cookie', () => {
    expect(consumeReturnTarget(aSession('targetUrl=https%3A%2F%2Fevil.example'))).toBe('/pages/myaccount')
  })

  test('is the page that led to sign-in, when no other was saved', () => {
    const session = aSession()
    saveReferrer(session, '/fr/pages/productdetails?nav=R:123456')
    expect(readReturnTarget(session)).toBe('/fr/pages/productdetails?nav=R:123456')
    saveReturnTarget(session, '/pages/checkout')
    expect(consumeReturnTarget(session)).toBe('/pages/checkout')
    expect(readReturnTarget(session)).toBeUndefined()
  })

  test.each([
    '/pages/myaccount',
    '/fr/pages/myaccount/orderstatus/100000001',
    '/en/pages/myaccount?orderNo=100000001',
    '/pages/orderinvoice?orderNo=100000001',
    '/fr/pages/trackorder?postalCode=K1A0B1&orderNo=100000001',
  ])('is %s, a page of one customer, only when it was saved', (path) => {
    const session = aSession()
    saveReferrer(session, path)
    expect(readReturnTarget(session)).toBeUndefined()
    saveReturnTarget(session, path)
    expect(readReturnTarget(session)).toBe(path)
  })

  test.each(['/pages/signin', '/fr/pages/createaccount?x=1', '/pages/forgotpassword?token=secret', '//evil.example'])(
    'is never %s',
    (path) => {
      const session = aSession()
      saveReferrer(session, path)
      saveReturnTarget(session, path)
      expect(readReturnTarget(session)).toBeUndefined()
    },
  )
})

test('the sign-out message is shown once, and for 20 seconds', () => {
  const session = aSession()
  expect(consumeSignOutMessage(session)).toBeUndefined()
  storeSignOutMessage(session, 'done')
  expect(session.jar.setCookies()[0]).toContain('Max-Age=20;')
  expect(consumeSignOutMessage(session)).toBe('done')
  expect(consumeSignOutMessage(session)).toBeUndefined()
  expect(consumeSignOutMessage(aSession('signOutMessage=<b>'))).toBeUndefined()
})

test('the current date is the day the visit began, for 8 hours', () => {
  const session = aSession()
  expect(currentDateHeader(session)).toBe('2026-11-21')
  expect(session.jar.setCookies()[0]).toContain('Max-Age=28800;')
  expect(currentDateHeader(aSession('currentDate=2026-11-20'))).toBe('2026-11-20')
  expect(currentDateHeader(aSession('currentDate=x%0D%0Ay'))).toBe('2026-11-21')
  const evening = createSession({ jar: memoryJar(), now: () => new Date('2026-11-22T04:59:00Z') })
  expect(currentDateHeader(evening)).toBe('2026-11-21')
})

test('an order that is being modified is remembered, replaced and forgotten', () => {
  const session = aSession()
  const stored = () => ({
    orderNo: readCookie(session, modifyOrderNumberCookie),
    promoCode: readCookie(session, modifyOrderPromoCodeCookie),
    deadline: readStored(session, orderModificationDeadlineKey),
  })
  expect(stored()).toEqual({})
  const order = { orderNo: '10001', promoCode: 'WELCOME10', deadline: '2026-11-21T18:00:00Z' }
  startModifyingOrder(session, order)
  expect(stored()).toEqual(order)
  startModifyingOrder(session, { orderNo: '10002' })
  expect(stored()).toEqual({ orderNo: '10002' })
  stopModifyingOrder(session)
  expect(stored()).toEqual({})
})

test('recently viewed items are stored, latest first, and cleared', () => {
  const session = aSession('recentlyViewed=111111-bad-222222')
  rememberViewed(session, '333333')
  rememberViewed(session, '111111')
  expect(readRecentlyViewed(session)).toEqual(['111111', '333333', '222222'])
  clearRecentlyViewed(session)
  expect(readRecentlyViewed(session)).toEqual([])
})

describe('the cache', () => {
  test('has a menu for each language', () => {
    const session = aSession()
    writeMenu(session, 'en', { items: ['Kitchen'] })
    writeMenu(session, 'fr', { items: ['Cuisine'] })
    expect(readMenu(session, 'en')).toEqual({ items: ['Kitchen'] })
    expect(readMenu(session, 'fr')).toEqual({ items: ['Cuisine'] })
  })

  test('favourites belong to one customer, and are fresh for an hour after the server sent them', () => {
    const session = aSession()
    expect(readFavourites(session, 7)).toBeUndefined()
    writeFavourites(session, 7, ['111111'])
    expect(readFavourites(session, 7)).toEqual({ itemNos: ['111111'], fresh: false })
    writeFavourites(session, 7, ['222222', '111111'], noon)
    expect(readFavourites(session, 8)).toBeUndefined()
    writeFavourites(session, 7, ['222222'])
    expect(readFavourites(session, 7)).toEqual({ itemNos: ['222222'], fresh: true })
    const later = { ...session, now: () => new Date(noon.getTime() + 3_600_000) }
    expect(readFavourites(later, 7)).toEqual({ itemNos: ['222222'], fresh: false })
  })

  test('an action interrupted by sign-in is returned once, within half an hour', () => {
    const session = aSession()
    saveWantedFavourite(session, '111111')
    expect(consumeWantedFavourite(session)).toBe('111111')
    expect(consumeWantedFavourite(session)).toBeUndefined()
    saveWantedFavourite(session, '111111')
    expect(consumeWantedFavourite({ ...session, now: () => new Date(noon.getTime() + 1_800_000) })).toBeUndefined()
  })
})

describe('storage that fails', () => {
  test.each([
    ['missing', {}],
    ['blocked', { session: brokenStorage(), local: brokenStorage() }],
  ])('%s: the shop goes on without it', (_, storage) => {
    const session = createSession({ jar: memoryJar(), storage })
    writeSessionCart(session, { cartGuid: 'g' })
    writeMenu(session, 'en', {})
    expect(readSessionCart(session)).toBeUndefined()
    expect(readMenu(session, 'en')).toBeUndefined()
    writeFavourites(session, 7, ['111111'])
    expect(readFavourites(session, 7)).toBeUndefined()
    clearStored(session, menuKey)
  })

  test('full: the old value is removed, because none is better than a stale one', () => {
    const full = memoryStorage()
    const session = createSession({ jar: memoryJar(), storage: { session: full } })
    writeStored(session, menuKey, { en: 1 })
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    writeStored(session, menuKey, { en: 2 })
    expect(readStored(session, menuKey)).toBeUndefined()
  })

  test('tampered with: any stored value is used or ignored, and nothing throws', () => {
    const fields = fc.constantFrom('edp', 'readAt', 'itemNo', 'at', 'key', 'action', 'args', 'of', 'cartGuid', 'en')
    const json = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fields, fc.jsonValue()),
      fc.array(fc.dictionary(fields, fc.jsonValue())),
    )
    const texts = fc.oneof(
      json.map((value) => JSON.stringify(value)),
      fc.string(),
      fc.constant('x'.repeat(10_240)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const session = createSession({
          jar: memoryJar(),
          storage: { session: memoryStorage(), local: memoryStorage() },
        })
        for (const { name, area } of storageTable()) session.storage[area]?.setItem(name, text)
        readSessionCart(session)
        readMenu(session, 'en')
        pendingWrites(session)
        consumeWantedFavourite(session)
        expect(readFavourites(session, 7)?.itemNos.every((itemNo) => typeof itemNo === 'string') ?? true).toBe(true)
        writeFavourites(session, 7, ['111111'])
        expect(readFavourites(session, 7)?.itemNos).toEqual(['111111'])
      }),
    )
  })

  test.each(['{', '[]', '"x"', '5', 'null'])('any stored value is read safely: %s', (text) => {
    const session = aSession()
    session.storage.session?.setItem('menu', text)
    expect(readStored(session, menuKey)).toBeUndefined()
  })

  test('a browser that refuses access has no storage', () => {
    vi.stubGlobal('sessionStorage', undefined)
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(browserStorages().local).toBeUndefined()
    vi.unstubAllGlobals()
  })
})

test('two sessions share nothing', () => {
  const [one, other] = [aSession(), aSession()]
  const counts: number[] = []
  onBagCount(other, (count) => counts.push(count))
  writeCookie(one, cartGuidCookie, 'g')
  writeCookie(one, appTokenCookie, 't')
  writeBagCount(one, 5)
  expect(counts).toEqual([])
  expect(readBagCount(other)).toBe(0)
})
