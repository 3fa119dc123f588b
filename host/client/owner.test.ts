// @vitest-environment jsdom
import { type CookieJar, cartGuidCookie, memoryJar, userTokenCookie } from '@onair/core/session'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { reloadForNewOwner } from './owner.ts'

afterEach(() => {
  document.documentElement.hidden = false
})

const options = { sameSite: 'strict' } as const
/** A page that was rendered for a customer with a bag. */
function aPage() {
  const jar = memoryJar('userToken=abc; cartGuid=one')
  const reload = vi.fn()
  reloadForNewOwner(jar, reload)
  return { jar, reload }
}
const isShown = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

describe('a personal page from the back/forward cache', () => {
  test('1. stays for the same customer and bag', () => {
    const { reload } = aPage()
    isShown(true)
    expect([reload.mock.calls.length, document.documentElement.hidden]).toEqual([0, false])
  })

  test.each([
    ['the customer signed out', (jar: CookieJar) => jar.remove(userTokenCookie.name)],
    ['another customer is signed in', (jar: CookieJar) => jar.set(userTokenCookie.name, 'xyz', options)],
    ['the bag was ordered', (jar: CookieJar) => jar.remove(cartGuidCookie.name)],
    ['there is another bag', (jar: CookieJar) => jar.set(cartGuidCookie.name, 'two', options)],
  ])('2. is hidden and read again when %s', (_, change) => {
    const { jar, reload } = aPage()
    change(jar)
    isShown(true)
    expect([reload.mock.calls.length, document.documentElement.hidden]).toEqual([1, true])
  })

  test('3. is not reloaded when it is first shown', () => {
    const { jar, reload } = aPage()
    jar.remove(userTokenCookie.name)
    isShown(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
