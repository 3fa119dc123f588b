import { act, fireEvent, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ShopContext } from '../../kit/shop.tsx'
import { shownKettle } from '../../testing/product.fixtures.ts'
import { renderIn } from '../../testing/render.tsx'
import { aShop } from '../../testing/shop.ts'
import { productModel } from '../product.model.ts'
import { Gallery } from './gallery.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A gallery beside an unrelated button. The test moves its strip: jsdom has no layout. */
function show() {
  const product = shownKettle()
  const model = productModel(product, { add: () => Promise.resolve(undefined) })
  renderIn(
    aShop(),
    <>
      <Gallery product={product} model={model} />
      <button type="button">Beside it</button>
    </>,
  )
  const strip = screen.getByRole('group', { name: 'Pictures and videos' }).querySelector('ul') as HTMLUListElement
  Object.defineProperty(strip.children[0], 'clientWidth', { value: 600 })
  strip.scrollTo = () => {}
  const rests = () => act(() => vi.advanceTimersByTime(1000))
  const scrollsTo = (left: number) => {
    strip.scrollLeft = left
    fireEvent.scroll(strip)
  }
  const restsAt = (left: number) => {
    scrollsTo(left)
    rests()
  }
  return { model, strip, rests, scrollsTo, restsAt }
}

const clickNext = () => fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))

test('1. a strip that pauses on its way to a picture goes on; one that the shopper moves stays there', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const { strip, rests, scrollsTo, restsAt } = show()
  clickNext()
  restsAt(40)
  expect(screen.getByText(/^2 of/)).toBeVisible()
  // The strip has arrived, and is sent on before it has rested.
  scrollsTo(600)
  clickNext()
  rests()
  expect(screen.getByText(/^3 of/)).toBeVisible()
  restsAt(1200)
  expect(screen.getByText(/^3 of/)).toBeVisible()
  restsAt(20)
  expect(screen.getByText(/^1 of/)).toBeVisible()
  restsAt(0)
  clickNext()
  fireEvent.pointerDown(strip)
  restsAt(40)
  expect(screen.getByText(/^1 of/)).toBeVisible()
})

test('2. the focus follows the strip, however it is moved', () => {
  const { model, strip, rests, restsAt } = show()
  const enlarge = (index: number) => strip.children[index]?.querySelector('button')
  enlarge(0)?.focus()
  // As the browser's own arrow keys do before hydration.
  restsAt(600)
  expect(screen.getByText(/^2 of/)).toBeVisible()
  expect(enlarge(1)).toHaveFocus()
  // A strip that rests where it was does not affect the focus of the next choice.
  fireEvent.scroll(strip)
  rests()
  const beside = screen.getByRole('button', { name: 'Beside it' })
  beside.focus()
  act(() => model.chooseStyle('NVY'))
  expect(beside).toHaveFocus()
})

test('3. the focus follows a key that comes right after the strip has become interactive', async () => {
  vi.useRealTimers()
  // As in a browser, effects run a moment after the elements are rendered.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const product = shownKettle()
  const model = productModel(product, { add: () => Promise.resolve(undefined) })
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const stands = new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(container, { childList: true })
  })
  root.render(
    <ShopContext.Provider value={aShop()}>
      <Gallery product={product} model={model} />
    </ShopContext.Provider>,
  )
  await stands
  const enlarge = (index: number) => container.querySelectorAll<HTMLElement>('li')[index]?.querySelector('button')
  enlarge(0)?.focus()
  enlarge(0)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  await vi.waitFor(() => expect(enlarge(1)).toHaveFocus())
  root.unmount()
  container.remove()
})
