import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RichText } from './rich-text.tsx'

const html = '<p>A <b>kettle</b><img src="x" onerror="alert(1)"></p>'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'setHTML')
})

test('1. the browser’s own sanitiser writes it, and no policy is made: a page may allow none', () => {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  Object.assign(Element.prototype, {
    setHTML(this: Element, text: string) {
      this.innerHTML = text
    },
  })
  const { container, rerender } = render(<RichText html={html} />)
  expect(container.querySelector('.onair-rich-text')?.innerHTML).toBe('<p>A <b>kettle</b></p>')
  rerender(<RichText html="<p>Another</p>" />)
  expect(container).toHaveTextContent(/^Another$/)
  expect(createPolicy).not.toHaveBeenCalled()
})

test('2. without such a sanitiser it builds the elements itself where the browser has Trusted Types: a page may allow no policy', () => {
  const createPolicy = vi.fn(() => {
    throw new TypeError('The page allows no policy')
  })
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { container, rerender } = render(<RichText html={html} />)
  const box = container.querySelector('.onair-rich-text')
  expect(box?.innerHTML).toBe('<p>A <b>kettle</b></p>')
  rerender(<RichText html="<ul><li>Salt &amp; pepper<li>2&nbsp;L &#233;mail</li></ul> a < b<br>end</i>" />)
  expect(box?.innerHTML).toBe('<ul><li>Salt &amp; pepper</li><li>2&nbsp;L émail</li></ul> a &lt; b<br>end')
  expect(createPolicy).not.toHaveBeenCalled()
})

test('3. an older browser has neither, and needs neither', () => {
  const { container } = render(<RichText html={html} />)
  expect(container.querySelector('.onair-rich-text')?.innerHTML).toBe('<p>A <b>kettle</b></p>')
})
