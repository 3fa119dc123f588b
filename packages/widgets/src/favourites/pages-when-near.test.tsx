import { toWire } from '@onair/core/contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { shownFavourites } from '../testing/favourites.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { PagesWhenNear } from './pages-when-near.tsx'

let comeNear = () => {}

beforeEach(() => {
  history.replaceState(null, '', '/')
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(() => callback([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('./pages.tsx')
})

function show() {
  const server = aServer()
  const second = shownFavourites({ count: 2, page: 2, total: 55 })
  server.on('GET /api/v2/{language}/accounts/{edp}/favourites', () => ({ status: 200, body: toWire(second) }))
  const onShown = vi.fn()
  const { paging } = shownFavourites({ total: 55 })
  renderIn(aShop({ cookies: memberCookie, fetch: server.fetch }), <PagesWhenNear paging={paging} onShown={onShown} />)
  return { onShown, second }
}

test('1. if the code of the pager cannot be fetched, the shopper is told and can retry', async () => {
  vi.doMock('./pages.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  show()
  comeNear()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot be reached right now.')
  vi.doUnmock('./pages.tsx')
  await userEvent.click(again)
  expect(await screen.findByRole('navigation', { name: 'Pages' })).toBeVisible()
})

test('2. an element fetches the pager when the end of the list comes near the screen', async () => {
  const { onShown, second } = show()
  expect(screen.queryByRole('navigation')).toBeNull()
  comeNear()
  await userEvent.click(await screen.findByRole('link', { name: /^Page 2/ }))
  await waitFor(() => expect(onShown).toHaveBeenCalledExactlyOnceWith(second))
  expect(location.search).toBe('?page=2')
})
