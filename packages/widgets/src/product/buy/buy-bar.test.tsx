import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeChannel } from '../../testing/channel.ts'
import { shownKettle } from '../../testing/product.fixtures.ts'
import { renderIn } from '../../testing/render.tsx'
import { aServer } from '../../testing/server.ts'
import { aShop } from '../../testing/shop.ts'
import { ProductView } from '../product.tsx'

let sees: ((isIntersecting: boolean) => void) | undefined

beforeEach(() => {
  fakeChannel()
  sees = undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        sees = (isIntersecting) => act(() => callback([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

const bar = () => screen.queryByRole('complementary', { name: /Kettle/ })

async function scrolls(product = shownKettle()) {
  const server = aServer()
  renderIn(aShop({ fetch: server.fetch }), <ProductView product={product} />)
  expect(bar()).toBeNull()
  fireEvent.scroll(window)
  await vi.waitFor(() => expect(sees).toBeDefined())
  return { server, user: userEvent.setup() }
}

test('1. shows price and button while the form’s button is out of view, and adds the chosen style', async () => {
  const { server, user } = await scrolls()
  sees?.(true)
  expect(bar()).toBeNull()
  sees?.(false)
  expect(bar()).toHaveTextContent('$59.99')
  await user.click(screen.getByRole('radio', { name: 'Navy' }))
  const [, below] = screen.getAllByRole('button', { name: 'Add to bag' })
  if (!below) throw new Error('no bar')
  await user.click(below)
  await screen.findByRole('dialog', { name: 'Added to your bag' })
  expect(server.requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /carts'])
})

test('2. stays while it has the focus', async () => {
  await scrolls()
  sees?.(false)
  const button = bar()?.querySelector('button')
  act(() => button?.focus())
  sees?.(true)
  expect(bar()).toBeVisible()
  act(() => button?.blur())
  expect(bar()).toBeNull()
})
