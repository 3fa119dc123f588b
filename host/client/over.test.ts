// @vitest-environment jsdom
import { createSession, memoryJar, writeBagCount } from '@onair/core/session'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enhanceAnnouncement } from './announcement.ts'
import { enhanceConsent } from './consent.ts'
import { enhanceTabBar } from './tab-bar.ts'
import { enhanceToTop } from './to-top.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the announcement', () => {
  function open(cookies: string) {
    document.body.innerHTML = `<main id="main" tabindex="-1"></main>
      <section class="announcement" hidden><form><button type="submit">Put away</button></form></section>`
    const bar = document.querySelector<HTMLElement>('.announcement')
    const session = createSession({ jar: memoryJar(cookies) })
    enhanceAnnouncement(session)
    return { bar, session }
  }

  test('1. is shown until it is dismissed', () => {
    expect(open('').bar?.hidden).toBe(false)
    expect(open('holidayPopup=1').bar?.hidden).toBe(true)
  })

  test('1b. sets an attribute of the root if it covers the page; in the checkout it ends the page', () => {
    const lies = () => 'announced' in document.documentElement.dataset
    open('')
    expect(lies()).toBe(true)
    open('holidayPopup=1')
    expect(lies()).toBe(false)
    document.documentElement.dataset.shell = 'checkout'
    open('')
    expect(lies()).toBe(false)
    delete document.documentElement.dataset.shell
  })

  test('2. is dismissed without leaving the page, and the focus moves to the content', () => {
    const { bar, session } = open('')
    const submit = new Event('submit', { cancelable: true })
    bar?.querySelector('form')?.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
    expect(bar?.hidden).toBe(true)
    expect(session.jar.get('holidayPopup')).toBe('1')
    expect(document.activeElement?.id).toBe('main')
  })

  test('3. is hidden on a page from the back/forward cache after it was dismissed on another', () => {
    const { bar, session } = open('')
    session.jar.set('holidayPopup', '1', { sameSite: 'lax' })
    dispatchEvent(new Event('pageshow'))
    expect(bar?.hidden).toBe(true)
  })
})

describe('the request for consent', () => {
  function open(cookies: string) {
    document.body.innerHTML = `<main id="main" tabindex="-1"></main><section class="consent" hidden><form>
      <button type="submit" name="given" value="yes">Agree</button>
      <button type="submit" name="given" value="no">Refuse</button></form></section>`
    const session = createSession({ jar: memoryJar(cookies) })
    enhanceConsent(session)
    const answer = (value: string) => document.querySelector<HTMLElement>(`[value=${value}]`)?.click()
    return { question: document.querySelector<HTMLElement>('.consent'), session, answer }
  }

  test('1. shows until the shopper has answered yes or no', () => {
    const asked = ['', 'analyticsConsent=1', 'analyticsConsent=0', 'analyticsConsent=maybe'].map(
      (cookies) => open(cookies).question?.hidden,
    )
    expect(asked).toEqual([false, true, true, false])
  })

  test.each([
    ['yes', '1'],
    ['no', '0'],
  ])('2. %s is stored without leaving the page, and the focus moves to the content', (value, stored) => {
    const { question, session, answer } = open('')
    answer(value)
    expect([session.jar.get('analyticsConsent'), question?.hidden, document.activeElement?.id]).toEqual([
      stored,
      true,
      'main',
    ])
  })
})

describe('the link to the top', () => {
  let seen: (isIntersecting: boolean) => void = () => {}
  const scrolled: number[] = []
  let reduced = false

  beforeEach(() => {
    scrolled.length = 0
    reduced = false
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] })
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          seen = (isIntersecting) => callback([{ isIntersecting }])
        }
        observe() {}
      },
    )
    vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
    vi.stubGlobal('scrollY', 4000)
    vi.stubGlobal('scrollTo', (_: number, y: number) => void scrolled.push(y))
    document.body.innerHTML = `<div class="first-screen"></div><header id="top" tabindex="-1"></header>
      <a class="to-top" href="#top">Back to top</a>`
    enhanceToTop()
  })
  const control = () => document.querySelector<HTMLElement>('.to-top')

  test('1. appears after one screen and disappears again', () => {
    seen(false)
    expect(control()?.hasAttribute('data-shown')).toBe(true)
    seen(true)
    expect(control()?.hasAttribute('data-shown')).toBe(false)
  })

  test('2. scrolls for two seconds and moves the focus', () => {
    control()?.click()
    expect(document.activeElement?.id).toBe('top')
    vi.advanceTimersByTime(1900)
    expect(scrolled.at(-1)).toBeGreaterThan(0)
    vi.advanceTimersByTime(200)
    expect(scrolled.at(-1)).toBe(0)
    const steps = scrolled.length
    vi.advanceTimersByTime(500)
    expect(scrolled).toHaveLength(steps)
  })

  test('3. jumps if the shopper prefers reduced motion', () => {
    reduced = true
    control()?.click()
    expect(scrolled).toEqual([0])
  })

  test.each(['wheel', 'touchstart', 'keydown'])('4. a %s stops it', (type) => {
    control()?.click()
    vi.advanceTimersByTime(500)
    dispatchEvent(new Event(type))
    const steps = scrolled.length
    vi.advanceTimersByTime(2000)
    expect(scrolled).toHaveLength(steps)
  })
})

describe('a phone’s tab bar', () => {
  function open(cookies: string) {
    document.body.innerHTML = `<div class="top-search"><input></div><nav class="tab-bar"><a href="#top">Search</a>
      <a href="/pages/shoppingbag">Bag<span class="tab-bar-count" hidden></span></a></nav>`
    const session = createSession({ jar: memoryJar(cookies) })
    enhanceTabBar(session)
    return { session, count: document.querySelector<HTMLElement>('.tab-bar-count') }
  }

  test('1. shows the bag’s count and its changes', () => {
    const { session, count } = open('cartProductCount=2')
    expect([count?.textContent, count?.hidden]).toEqual(['2', false])
    writeBagCount(session, 3)
    expect(count?.textContent).toBe('3')
    writeBagCount(session, 0)
    expect(count?.hidden).toBe(true)
  })

  test('2. reads the count again when the page comes back', () => {
    const { session, count } = open('')
    session.jar.set('cartProductCount', '4', { sameSite: 'lax' })
    dispatchEvent(new Event('pageshow'))
    expect(count?.textContent).toBe('4')
  })

  test('3. moves the focus to the search field', () => {
    open('')
    document.querySelector<HTMLElement>('a[href="#top"]')?.click()
    expect(document.activeElement).toBe(document.querySelector('input'))
  })
})
