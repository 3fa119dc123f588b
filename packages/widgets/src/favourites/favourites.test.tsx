import { toWire } from '@onair/core/contract'
import type { Favourites as List } from '@onair/core/favourites/client'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeChannel } from '../testing/channel.ts'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { shownFavourites } from '../testing/favourites.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { Favourites } from './favourites.tsx'

const path = '/api/v2/{language}/accounts/{edp}/favourites'

beforeEach(() => {
  fakeChannel()
  localStorage.clear()
  history.replaceState(null, '', '/pages/myaccount/favourites')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function show(initial: List = shownFavourites(), language: 'en' | 'fr' = 'en') {
  const server = aServer()
  server.on(`GET ${path}`, ({ query }) => ({
    status: 200,
    body: toWire(
      query.get('itemNoOnly') === 'true'
        ? initial
        : shownFavourites({ count: 2, page: Number(query.get('page')), total: 55 }),
    ),
  }))
  server.on(`DELETE ${path}`, () => ({ status: 204 }))
  server.on(`DELETE ${path}/{id}`, () => ({ status: 204 }))
  const shop = aShop({ language, cookies: memberCookie, fetch: server.fetch })
  renderIn(shop, <Favourites initial={initial} />)
  return { server, user: userEvent.setup() }
}
const tiles = () => screen.getAllByRole('article')
const clearAll = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Clear all' }))

describe('the favourites', () => {
  test('1. are tiles with a heart, an add button and a link to the product', () => {
    show()
    expect(screen.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible()
    expect(screen.getByText('6 favourites')).toBeVisible()
    expect(tiles()).toHaveLength(6)
    const [first] = tiles()
    const inFirst = within(first as HTMLElement)
    expect(inFirst.getByRole('heading', { level: 2 })).toBeVisible()
    expect(inFirst.getAllByRole('link')[0]).toHaveAttribute('href', '/pages/productdetails?nav=R:412305')
    expect(inFirst.getByRole('button', { name: /favourites/i })).toBeVisible()
    expect(inFirst.getByRole('button', { name: /^(Add to bag|Choose options)/ })).toBeVisible()
  })

  test('2. keep the tile of a removed heart', async () => {
    const { server, user } = show()
    const [heart] = await screen.findAllByRole('button', { name: /favourites/i, pressed: true })
    await user.click(heart as HTMLElement)
    await waitFor(() => expect(server.requests).toContain('DELETE /accounts/7/favourites/412305'))
    expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(tiles()).toHaveLength(6)
  })

  test('3. are cleared after a confirmation; the message gets the focus', async () => {
    const { user } = show()
    await clearAll(user)
    const dialog = await screen.findByRole('dialog', { name: 'Clear your favourites?' })
    expect(dialog).toHaveTextContent('All 6 products')
    await user.click(within(dialog).getByRole('button', { name: 'Clear all favourites' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus())
    expect(screen.getByRole('status')).toHaveTextContent('Your favourites were cleared.')
    expect(screen.queryByRole('article')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/')
  })

  test('4. a failure is only logged, and the list stays', async () => {
    const { server, user } = show()
    server.on(`DELETE ${path}`, () => refusal(503, 'Away.', 'Service'))
    await clearAll(user)
    await user.click(await screen.findByRole('button', { name: 'Clear all favourites' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('clearing: 503'))
    expect(tiles()).toHaveLength(6)
    for (const alert of screen.queryAllByRole('alert')) expect(alert).toBeEmptyDOMElement()
  })

  test('5. stay when the shopper cancels', async () => {
    const { server, user } = show()
    await clearAll(user)
    await user.click(await screen.findByRole('button', { name: 'Keep them' }))
    expect(tiles()).toHaveLength(6)
    expect(server.requests.some((request) => request.startsWith('DELETE'))).toBe(false)
  })

  test('6. show another page in place, twenty a page', async () => {
    const { user } = show(shownFavourites({ total: 55 }))
    expect(screen.getByRole('link', { name: /^Page 3/ })).toHaveAttribute('href', '/pages/myaccount/favourites?page=3')
    await user.click(screen.getByRole('link', { name: /^Page 2/ }))
    await waitFor(() => expect(tiles()).toHaveLength(2))
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(location.search).toBe('?page=2')
  })

  test('6. show all tiles of another page', async () => {
    const { server, user } = show(shownFavourites({ total: 55 }))
    const second = shownFavourites({ count: 5, page: 2, total: 55 })
    const favourites = [1, 2, 3, 4].flatMap((digit) =>
      second.favourites.map((one, index) => ({ ...one, itemNo: `${digit}0000${index}` })),
    )
    server.on(`GET ${path}`, () => ({ status: 200, body: toWire({ ...second, favourites }) }))
    await user.click(screen.getByRole('link', { name: /^Page 2/ }))
    await waitFor(() => expect(tiles()).toHaveLength(20))
  })

  test('7. count a withdrawn product, and show no tile for it', () => {
    const { favourites, paging } = shownFavourites()
    show({ favourites: favourites.map((one, n) => ({ ...one, isRemoved: n === 0 })), paging })
    expect(tiles()).toHaveLength(5)
    expect(screen.getByText(/1 of your favourites is no longer sold\./)).toBeVisible()
  })

  test('7b. link a sold-out product to its waitlist instead of the bag', () => {
    const { favourites, paging } = shownFavourites()
    show({ favourites: favourites.map((one, n) => ({ ...one, ...(n === 0 && { stock: 'out' as const }) })), paging })
    const [first] = tiles()
    const inFirst = within(first as HTMLElement)
    expect(inFirst.getByText('Sold out')).toBeVisible()
    expect(inFirst.getByRole('link', { name: /^See this item/ })).toHaveAttribute(
      'href',
      '/pages/productdetails?nav=R:412305',
    )
    expect(inFirst.queryByRole('button', { name: /^(Add to bag|Choose options)/ })).toBeNull()
    expect(inFirst.getByRole('button', { name: /favourites/i })).toBeVisible()
  })

  test('8. say that there are none, and link to the shop', () => {
    show(shownFavourites({ count: 0, language: 'fr' }), 'fr')
    expect(screen.getByText('Vous n’avez pas encore de favoris.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Tout effacer' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Magasiner' })).toHaveAttribute('href', '/')
  })
})
