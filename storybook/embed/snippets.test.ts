import { describe, expect, test } from 'vitest'
import { tagOf } from './manifest.ts'
import { snippets } from './snippets.ts'

const element = {
  kind: 'class' as const,
  name: 'OnairProductList',
  tagName: 'onair-product-list',
  customElement: true as const,
  attributes: [
    { name: 'search-term', fieldName: 'searchTerm' },
    { name: 'count', fieldName: 'count' },
    { name: 'open', fieldName: 'open' },
    { name: 'theme' },
    { name: 'shop', fieldName: 'shop' },
    { name: 'language', fieldName: 'language' },
  ],
}
const set = (args: Record<string, unknown>, more: { language?: string; theme?: string } = {}) =>
  snippets({ element, args, language: 'en', theme: 'light', shop: 'https://shop.example', ...more })

describe('the code of the panel', () => {
  test('1. has the attributes that the controls set: text, number, bare boolean', () => {
    const { HTML } = set({ searchTerm: 'kettle', count: 4, open: true, products: [{}] })
    expect(HTML).toContain('<onair-product-list search-term="kettle" count="4" open></onair-product-list>')
    expect(HTML).toContain('<script type="module" src="https://shop.example/widgets/v1/onair.js"></script>')
  })

  test('2. leaves out unset, empty and false attributes', () => {
    expect(set({ searchTerm: '', open: false }).HTML).toContain('<onair-product-list></onair-product-list>')
  })

  test('3. has the language and theme of the toolbar, unless a control sets them', () => {
    expect(set({}, { language: 'fr', theme: 'dark' }).HTML).toContain(
      '<onair-product-list language="fr" theme="dark"></onair-product-list>',
    )
    expect(set({ language: 'en' }, { language: 'fr' }).HTML).toContain('<onair-product-list language="en">')
    expect(set({ language: '' }, { language: 'fr' }).HTML).toContain('<onair-product-list language="fr">')
  })

  test('4. escapes characters that would end the attribute', () => {
    expect(set({ searchTerm: '"><script>' }).HTML).toContain('search-term="&quot;><script>"')
  })

  test('5. imports the definition in React and Vue, and names the shop there', () => {
    const { React, Vue } = set({ count: 2 })
    for (const [code, count] of [
      [React, 'count={2}'],
      [Vue, 'count="2"'],
    ] as const) {
      expect(code).toContain("import '@onair/widgets/define/product-list'")
      expect(code).toContain(`<onair-product-list shop="https://shop.example" ${count}></onair-product-list>`)
    }
    expect(React).toContain('export const ProductList = () => (')
    expect(set({ shop: 'https://other.example' }).Vue).toContain('<onair-product-list shop="https://other.example">')
  })

  test('6. breaks a long line', () => {
    const { HTML } = set({ searchTerm: 'a long search for a kettle of three litres', count: 12, open: true })
    expect(HTML).toContain('<onair-product-list\n  search-term="a long')
    expect(Math.max(...HTML.split('\n').map((line) => line.length))).toBeLessThan(85)
  })
})

test('7. shows the element of the widget’s folder', () => {
  expect(tagOf('./packages/widgets/src/bag-counter/bag-counter.stories.tsx')).toBe('onair-bag-counter')
  expect(tagOf('../packages/widgets/src/bag/bag.stories.tsx')).toBe('onair-bag')
  expect(tagOf('./storybook/elements/elements.stories.tsx')).toBeUndefined()
  expect(tagOf(undefined)).toBeUndefined()
})
