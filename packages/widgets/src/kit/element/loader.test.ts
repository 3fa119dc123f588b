import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchFor } from './loader.ts'

const shop = 'https://shop.example'

/** Replaces the IntersectionObserver, which jsdom lacks; the test brings elements near the screen. */
function fakeScreen() {
  const watched = new Set<Element>()
  let notify: (elements: Element[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>[]) => void) {
        notify = (elements) => callback(elements.map((target) => ({ target, isIntersecting: true })))
      }
      observe = (element: Element) => void watched.add(element)
      unobserve = (element: Element) => void watched.delete(element)
    },
  )
  return {
    watched,
    bringNear(element: Element) {
      if (watched.has(element)) notify([element])
    },
  }
}

let tags = 0
let screen: ReturnType<typeof fakeScreen>
let tag: `onair-${string}`

beforeEach(() => {
  screen = fakeScreen()
  tags += 1
  tag = `onair-loaded-${tags}`
})
afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const put = (html: string): Element => {
  document.body.innerHTML = html.replaceAll('onair-x', tag)
  const element = document.body.firstElementChild
  if (!element) throw new Error('There is no element')
  return element
}

describe('the loader of the script tag', () => {
  test('1. fetches an element’s code when it comes near the screen, once for each tag', () => {
    const element = put('<onair-x></onair-x><onair-x></onair-x>')
    const fetch = vi.fn(async () => {})
    watchFor(shop, { [tag]: fetch })
    expect(fetch).not.toHaveBeenCalled()
    for (const one of [element, element.nextElementSibling as Element]) screen.bringNear(one)
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('2. fetches it at once with loading="eager"', () => {
    put('<onair-x loading="eager"></onair-x>')
    const fetch = vi.fn(async () => {})
    watchFor(shop, { [tag]: fetch })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('3. loads an element that is added later', async () => {
    const fetch = vi.fn(async () => {})
    watchFor(shop, { [tag]: fetch })
    const element = put('<onair-x></onair-x>')
    await waitFor(() => expect(screen.watched).toContain(element))
    screen.bringNear(element)
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('4. an element keeps its children when the code cannot be fetched; one warning is logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = put('<onair-x><a href="/mine">Mine</a></onair-x><onair-x>Mine too</onair-x>')
    watchFor(shop, { [tag]: () => Promise.reject(new TypeError('Failed to fetch')) })
    for (const one of [element, element.nextElementSibling as Element]) screen.bringNear(one)
    await waitFor(() => expect(warn).toHaveBeenCalled())
    expect(element.innerHTML).toBe('<a href="/mine">Mine</a>')
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.lastCall?.[0]).toMatch(new RegExp(`<${tag}>.*Failed to fetch.*${shop}/pages/developers`))
  })

  test('5. an empty element then gets a link to the shop', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = put('<onair-x></onair-x>')
    watchFor(shop, { [tag]: () => Promise.reject(new TypeError('Failed to fetch')) })
    screen.bringNear(element)
    await waitFor(() => expect(element.querySelector('a')?.href).toBe(`${shop}/`))
  })

  test('6. tries again when the network is back, not at each change of the page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const element = put('<onair-x>Mine</onair-x>')
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    watchFor(shop, { [tag]: fetch })
    screen.bringNear(element)
    await waitFor(() => expect(console.warn).toHaveBeenCalled())
    document.body.append('a change')
    await new Promise((seen) => {
      const observer = new MutationObserver(seen)
      observer.observe(document.body, { childList: true })
      document.body.append('another')
    })
    screen.bringNear(element)
    expect(fetch).toHaveBeenCalledOnce()
    dispatchEvent(new Event('online'))
    screen.bringNear(element)
    expect(fetch).toHaveBeenCalledTimes(2)
  })

  test('7. a call by hand rejects', async () => {
    const load = watchFor(shop, { [tag]: () => Promise.reject(new TypeError('Failed to fetch')) })
    await expect(load(tag)).rejects.toThrow('Failed to fetch')
    for (const name of ['onair-constructor', 'constructor'])
      await expect(load(name)).rejects.toThrow(`There is no element ${name}`)
  })

  test.each([
    ['<onair-x loading="eager" language="fr-CA"></onair-x>', 'en', 'fr'],
    ['<onair-shop language="FR"><onair-x loading="eager"></onair-x></onair-shop>', 'en', 'fr'],
    ['<onair-shop language="fr"><onair-x loading="eager" language="en"></onair-x></onair-shop>', 'fr', 'en'],
    ['<onair-x loading="eager"></onair-x>', 'fr-CA', 'fr'],
    ['<onair-x loading="eager"></onair-x>', '', 'en'],
    ['<onair-x loading="eager" language="frisian"></onair-x>', 'fr', 'en'],
  ])('8. asks for the texts in the language that %s has on a page in "%s": %s', (html, page, expected) => {
    document.documentElement.lang = page
    put(html)
    const fetch = vi.fn(async () => {})
    watchFor(shop, { [tag]: fetch })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(expected)
    document.documentElement.lang = ''
  })

  test.each([
    ['IntersectionObserver', window],
    ['canParse', URL],
    ['customElements', window],
  ])('9. in a browser without %s it fetches nothing, says so once and leads to the shop', (name, owner) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const own = Object.getOwnPropertyDescriptor(owner, name)
    Object.defineProperty(owner, name, { configurable: true, value: undefined })
    const element = put('<onair-x loading="eager"></onair-x><onair-x loading="eager">Mine</onair-x>')
    const fetch = vi.fn(async () => {})
    watchFor(`https://old-${name.toLowerCase()}.example`, { [tag]: fetch })
    // The test's own property hides an inherited one, which is back once it is removed.
    if (own) Object.defineProperty(owner, name, own)
    else Reflect.deleteProperty(owner, name)
    expect(fetch).not.toHaveBeenCalled()
    expect(element.querySelector('a')?.href).toBe(`https://old-${name.toLowerCase()}.example/`)
    expect(element.nextElementSibling?.innerHTML).toBe('Mine')
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.lastCall?.[0]).toContain(name)
  })
})
