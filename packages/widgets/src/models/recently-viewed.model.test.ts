import { afterEach, describe, expect, test } from 'vitest'
import { aShop } from '../testing/shop.ts'
import { recentlyViewedModel } from './recently-viewed.model.ts'

const prerender = (is: boolean) => Object.defineProperty(document, 'prerendering', { configurable: true, value: is })
afterEach(() => Reflect.deleteProperty(document, 'prerendering'))

const open = (cookies = '') => {
  const { models, session } = aShop({ cookies })
  return { model: models.of(recentlyViewedModel), cookie: () => session.jar.get('recentlyViewed'), session }
}

describe('viewed products', () => {
  test('1. begins with the cookie’s, and puts the latest first', () => {
    const { model, cookie } = open('recentlyViewed=111111-222222')
    model.add('333333')
    expect(model.itemNos.value).toEqual(['333333', '111111', '222222'])
    expect(cookie()).toBe('333333-111111-222222')
  })

  test('2. has no item twice, and at most 36', () => {
    const { model } = open()
    for (let n = 0; n < 40; n += 1) model.add(String(100_000 + n))
    model.add('100010')
    expect(model.itemNos.value).toHaveLength(36)
    expect(model.itemNos.value[0]).toBe('100010')
    expect(new Set(model.itemNos.value).size).toBe(36)
  })

  test('3. an invalid item number is not stored', () => {
    const { model, cookie } = open()
    model.add('../../x')
    expect(model.itemNos.value).toEqual([])
    expect(cookie()).toBeUndefined()
  })

  test('4. a prerendered page writes nothing until it is visible', () => {
    prerender(true)
    const { model, cookie } = open()
    model.add('333333')
    expect(cookie()).toBeUndefined()
    prerender(false)
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(cookie()).toBe('333333')
    expect(model.itemNos.value).toEqual(['333333'])
  })

  test('5. keeps what another tab has added meanwhile', () => {
    const { model, session } = open('recentlyViewed=111111')
    session.jar.set('recentlyViewed', '222222-111111', { sameSite: 'lax' })
    model.add('333333')
    expect(model.itemNos.value).toEqual(['333333', '222222', '111111'])
  })

  test.each([
    ['6. sees it when the shopper comes back to the window', () => dispatchEvent(new Event('focus'))],
    ['7. and to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      '8. and with the back button',
      () => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      },
    ],
  ])('%s', (_, comeBack) => {
    const { model, session } = open()
    const stop = model.start()
    session.jar.set('recentlyViewed', '222222', { sameSite: 'lax' })
    comeBack()
    expect(model.itemNos.value).toEqual(['222222'])
    stop()
    session.jar.remove('recentlyViewed')
    comeBack()
    expect(model.itemNos.value).toEqual(['222222'])
  })

  test('9. clears everything on request', () => {
    const { model, cookie } = open('recentlyViewed=111111-222222')
    model.clear()
    expect(model.itemNos.value).toEqual([])
    expect(cookie()).toBeUndefined()
  })
})
