// @vitest-environment jsdom
import { type CookieJar, cartGuidCookie, memoryJar, userTokenCookie } from '@onair/core/session'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepToOwner } from './owner.ts'

afterEach(() => {
  document.documentElement.hidden = false
})

const options = { sameSite: 'strict' } as const
/** A page that was shown to somebody with a token and a bag. */
function aPage() {
  const jar = memoryJar('userToken=abc; cartGuid=one')
  const reload = vi.fn()
  keepToOwner(jar, reload)
  return { jar, reload }
}
const isShown = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

describe('a page that Back brings out as it was', () => {
  test('1. stays for whom it was made', () => {
    const { reload } = aPage()
    isShown(true)
    expect([reload.mock.calls.length, document.documentElement.hidden]).toEqual([0, false])
  })

  test.each([
    ['nobody is signed in any more', (jar: CookieJar) => jar.remove(userTokenCookie.name)],
    ['somebody else is', (jar: CookieJar) => jar.set(userTokenCookie.name, 'xyz', options)],
    ['the bag was ordered', (jar: CookieJar) => jar.remove(cartGuidCookie.name)],
    ['there is another bag', (jar: CookieJar) => jar.set(cartGuidCookie.name, 'two', options)],
  ])('2. is hidden and read again when %s', (_, change) => {
    const { jar, reload } = aPage()
    change(jar)
    isShown(true)
    expect([reload.mock.calls.length, document.documentElement.hidden]).toEqual([1, true])
  })

  test('3. was not put aside when it is shown for the first time', () => {
    const { jar, reload } = aPage()
    jar.remove(userTokenCookie.name)
    isShown(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
