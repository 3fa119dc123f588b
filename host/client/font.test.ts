// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fontScript } from './font.ts'

const made: { family: string; source: string; load(): Promise<void> }[] = []
const fonts = new Set<unknown>()
let file: PromiseWithResolvers<void>

beforeEach(() => {
  file = Promise.withResolvers()
  class FontFace {
    family: string
    source: string
    constructor(family: string, source: string) {
      this.family = family
      this.source = source
      made.push(this)
    }
    load = () => file.promise
  }
  vi.stubGlobal('FontFace', FontFace)
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  document.head.innerHTML = '<link rel="preload" href="/assets/figtree-1.woff2" as="font">'
  new Function(fontScript)()
})
afterEach(() => {
  made.length = 0
  fonts.clear()
  document.head.innerHTML = ''
  Reflect.deleteProperty(document, 'fonts')
  vi.unstubAllGlobals()
})

test('1. the font is the file that the document preloads', () => {
  expect(made.map(({ source }) => source)).toEqual([`url(${new URL('/assets/figtree-1.woff2', location.href)})`])
})

test('2. the document gets the font only after it is loaded', async () => {
  expect(fonts.size).toBe(0)
  file.resolve()
  await file.promise
  await Promise.resolve()
  expect([...fonts]).toEqual(made)
})

test('3. a failed file changes nothing, and is no error of the page', async () => {
  file.reject(new Error('404'))
  await expect(file.promise).rejects.toThrow('404')
  await Promise.resolve()
  expect(fonts.size).toBe(0)
})
