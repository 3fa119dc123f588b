import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RichText } from './rich-text.tsx'

const html = '<p>A <b>kettle</b><img src="x" onerror="alert(1)"></p>'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'setHTML')
})

test('1. is written by the browser’s own sanitiser without a policy, which a page may forbid', () => {
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

test('2. is built element by element in a browser with Trusted Types but without a sanitiser', () => {
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

test('3. needs neither in an older browser, which has neither', () => {
  const { container } = render(<RichText html={html} />)
  expect(container.querySelector('.onair-rich-text')?.innerHTML).toBe('<p>A <b>kettle</b></p>')
})
