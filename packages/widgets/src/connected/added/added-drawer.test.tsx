import { cartGuidCookie } from '@onair/core/session'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { bagModel } from '../../models/bag.model.ts'
import { aBag, bagGuid } from '../../testing/bag.fixtures.ts'
import { someProducts } from '../../testing/fixtures.ts'
import { shownKettle } from '../../testing/product.fixtures.ts'
import { renderIn } from '../../testing/render.tsx'
import { aServer } from '../../testing/server.ts'
import { aShop } from '../../testing/shop.ts'
import { AddedDrawer } from './added-drawer.tsx'

/** Opens the drawer with a bag that lacks some amount for free delivery. */
async function open({ missing = null as number | null, language = 'en' as 'en' | 'fr' } = {}) {
  const server = aServer()
  let bag = aBag({ FreeShippingRemaining: missing })
  server.on('GET /api/v2/{language}/carts/{guid}', () => ({ status: 200, body: bag }))
  server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () => {
    bag = { ...bag, FreeShippingRemaining: null, ProductCount: bag.ProductCount + 1 }
    return { status: 200, body: bag }
  })
  const one = { EdpCount: 1, Stock: 'in' as const }
  server.on('GET /api/v3/{language}/products', () => ({
    status: 200,
    body: { Products: someProducts({ language }).map((product) => ({ ...product, ...one })) },
  }))
  server.on('GET /api/v3/{language}/products/{itemNo}/styleCodes', () => {
    const [edp] = shownKettle().edps
    return { status: 200, body: { Styles: [], Sizes: [], Edps: [{ EdpNo: edp?.edpNo }] } }
  })
  const shop = aShop({ fetch: server.fetch, language, cookies: `${cartGuidCookie.name}=${bagGuid}` })
  await shop.models.of(bagModel).refresh()
  const edpNo = bag.CartLines[0]?.EdpNo ?? 0
  const onClose = vi.fn()
  const onAdded = vi.fn()
  renderIn(shop, <AddedDrawer edpNo={edpNo} events={{ onAdded }} onClose={onClose} />)
  await act(async () => {})
  return { server, bag, onClose, onAdded, user: userEvent.setup(), drawer: within(screen.getByRole('dialog')) }
}

test('1. names the added item and the bag’s total, and links to bag and checkout', async () => {
  const { drawer, bag, server, user, onClose } = await open()
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Added to your bag')
  expect(drawer.getByText(bag.CartLines[0]?.Name ?? '')).toBeVisible()
  expect(drawer.getByText(/^Subtotal, \d+ items?$/).nextElementSibling).toHaveTextContent(/^\$\d+\.\d\d$/)
  expect(drawer.getByRole('link', { name: 'Checkout' })).toHaveAttribute(
    'href',
    expect.stringMatching('/pages/checkout$'),
  )
  expect(server.requests.filter((request) => request.startsWith('GET /products'))).toEqual([])
  await user.click(drawer.getByRole('button', { name: 'Close' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('2. says how much is missing for free delivery, offers products, and adds one', async () => {
  const { drawer, server, user, onAdded } = await open({ missing: 12.34 })
  expect(drawer.getByText('$12.34 more and standard delivery is free')).toBeVisible()
  expect(server.requests.some((request) => request.startsWith('GET /products'))).toBe(true)
  const [add] = await drawer.findAllByRole('button', { name: /^Add ./ })
  if (!add) throw new Error('Nothing fits')
  await user.click(add)
  expect(await drawer.findByText(/was added too\.$/)).toHaveFocus()
  expect(onAdded).toHaveBeenCalledOnce()
  expect(drawer.getByText('Standard delivery is free.')).toBeVisible()
  expect(drawer.queryByRole('button', { name: /^Add ./ })).toBeNull()
})

test('3. speaks French', async () => {
  const { drawer } = await open({ missing: 12.34, language: 'fr' })
  expect(drawer.getByText('Encore 12,34 $ et la livraison standard est gratuite')).toBeVisible()
  expect(drawer.getByRole('link', { name: 'Passer la commande' })).toBeVisible()
})
