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

test('2. without such a sanitiser its own writes it, through the policy', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  const { container } = render(<RichText html={html} />)
  expect(container.querySelector('.onair-rich-text')?.innerHTML).toBe('<p>A <b>kettle</b></p>')
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('onair', expect.anything())
})
