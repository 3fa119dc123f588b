import { render } from '@testing-library/react'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { useSheet } from './use-sheet.ts'

const css = '.onair-later { color: red; }'

function Later() {
  const inside = useRef<HTMLParagraphElement>(null)
  useSheet(inside, css)
  return <p ref={inside}>Later</p>
}

test('1. components that are loaded later add their style sheet to their shadow root, once', () => {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  render(
    createPortal(
      <>
        <Later />
        <Later />
      </>,
      root,
    ),
  )
  expect(root.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText.replaceAll(/\s+/g, ' '))).toEqual([css])
})

test('2. nothing is added to a page of the shop, which has every style sheet', () => {
  const before = [...document.adoptedStyleSheets]
  render(<Later />)
  expect(document.adoptedStyleSheets).toEqual(before)
})
