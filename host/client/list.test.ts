// @vitest-environment jsdom
import { createSession, memoryJar } from '@onair/core/session'
import { createModels } from '@onair/widgets/models'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enhanceList } from './list.ts'

beforeEach(() => {
  document.body.innerHTML = `<div id="list">
    <form class="list-sort" action="/en/pages/productlist">
      <select name="sortKey"><option selected>newest</option><option>rating</option></select>
    </form>
    <form class="facets" id="facets" action="/en/pages/productlist">
      <details data-facet="brand"><summary>Brand</summary><input type="checkbox" name="dimensions" value="brand:a"></details>
    </form>
  </div>`
  vi.stubGlobal('matchMedia', () => new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  document.body.replaceChildren()
})

const enhance = () => enhanceList(createModels({ session: createSession({ jar: memoryJar('') }), language: 'en' }))
const group = () => document.querySelector('details')

describe('a list', () => {
  test('0. is enhanced in a browser without popovers, which throws at their selector', () => {
    const { matches } = Element.prototype
    vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      if (selector.includes(':popover-open')) throw new DOMException('unknown pseudo-class', 'SyntaxError')
      return matches.call(this, selector)
    })
    expect(enhance).not.toThrow()
    document.querySelector('input')?.click()
    expect(sessionStorage.getItem('onair-facets-focus')).toContain('brand:a')
    vi.restoreAllMocks()
  })

  test('1. sorted by keyboard returns the focus to its sort order, once', () => {
    sessionStorage.setItem('onair-facets-focus', JSON.stringify({ value: 'sort', keyboard: true }))
    enhance()
    const select = document.querySelector('select')
    expect(document.activeElement).toBe(select)
    select?.blur()
    enhance()
    expect(document.activeElement).toBe(document.body)
  })

  test('2. restores its open groups', () => {
    enhance()
    group()?.querySelector('summary')?.click()
    document.body.innerHTML = document.body.innerHTML.replace(' open=""', '')
    enhance()
    expect(group()?.open).toBe(true)
  })

  test('4. sorted before its code ran loads the new order and focuses it there', () => {
    const select = document.querySelector('select')
    select?.focus()
    if (select) select.value = 'rating'
    enhance()
    expect(document.getElementById('list')?.getAttribute('aria-busy')).toBe('true')
    expect(JSON.parse(sessionStorage.getItem('onair-facets-focus') ?? '')).toMatchObject({ value: 'sort' })
  })

  test.each([
    ['throws', { getItem: refuse, setItem: refuse }],
    ['holds foreign values', { getItem: () => '{', setItem: () => {} }],
  ])('3. comes to life where the browser %s', (_, storage) => {
    vi.stubGlobal('sessionStorage', { ...storage, clear: () => {} })
    expect(enhance).not.toThrow()
    expect(() => group()?.querySelector('summary')?.click()).not.toThrow()
    vi.unstubAllGlobals()
  })
})

function refuse(): never {
  throw new DOMException('The storage is off', 'SecurityError')
}
