import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNear } from './use-near.ts'

let see: ((isIntersecting: boolean) => void) | undefined
let margin: string | undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: (entries: { isIntersecting: boolean }[]) => void,
        { rootMargin }: { rootMargin?: string } = {},
      ) {
        margin = rootMargin
        see = (isIntersecting) => act(() => callback([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {
        see = undefined
      }
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

function Place() {
  const place = useRef<HTMLParagraphElement>(null)
  return <p ref={place}>{useNear(place) ? 'near' : 'far'}</p>
}

test('1. an element is near within 300 px below the screen', () => {
  render(<Place />)
  expect(margin).toBe('300px')
  see?.(false)
  expect(screen.getByText('far')).toBeVisible()
  see?.(true)
  expect(screen.getByText('near')).toBeVisible()
})

test('2. it stays near, and is no longer observed', () => {
  render(<Place />)
  see?.(true)
  expect(see).toBeUndefined()
  expect(screen.getByText('near')).toBeVisible()
})
