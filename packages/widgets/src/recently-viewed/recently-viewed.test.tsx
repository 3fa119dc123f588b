import type { Product } from '@onair/core/catalogue/client'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { recentlyViewedModel } from '../models/recently-viewed.model.ts'
import { describeElementContract } from '../testing/element-contract.ts'
import { productListOf, shownProducts } from '../testing/fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { RecentlyViewed, type RecentlyViewedProps } from './recently-viewed.tsx'

describeElementContract('onair-recently-viewed')

function open(
  viewed: string,
  props: RecentlyViewedProps = {},
  language: 'en' | 'fr' = 'en',
  reply?: () => { status: number; body?: unknown },
) {
  const server = aServer()
  const requested: string[] = []
  server.on('GET /api/v3/{language}/products', ({ query }) => {
    const itemNos = query.get('itemNos') ?? ''
    requested.push(itemNos)
    return reply?.() ?? { status: 200, body: productListOf(itemNos.split('-'), { language }) }
  })
  const shop = aShop({ language, cookies: viewed && `recentlyViewed=${viewed}`, fetch: server.fetch })
  const shown = renderIn(shop, <RecentlyViewed {...props} />)
  return { server, requested, shop, ...shown }
}
const names = () => screen.getAllByRole('article').map((tile) => within(tile).getByRole('link').getAttribute('href'))

describe('recently viewed products', () => {
  test('1. is shown, the latest first, and asked for with dashes between', async () => {
    const { requested } = open('412311-412305')
    expect(await screen.findByRole('region', { name: 'Recently viewed' })).toBeInTheDocument()
    expect(names()).toEqual(['/pages/productdetails?nav=R:412311', '/pages/productdetails?nav=R:412305'])
    expect(requested).toEqual(['412311-412305'])
  })

  test('2. leaves the product of the page out', async () => {
    const { requested } = open('412305-412311', { itemNo: '412-305' })
    await screen.findByRole('article')
    expect(requested).toEqual(['412311'])
  })

  test('3. nothing viewed: nothing is asked for, and nothing shown', async () => {
    const { requested, container } = open('')
    await act(async () => {})
    expect(requested).toEqual([])
    expect(container).toHaveTextContent(/^$/)
  })

  test('4. an account page says so instead, and leads to the shop', async () => {
    open('', { open: true }, 'fr')
    expect(screen.getByText('Vous n’avez encore regardé aucun produit.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Magasiner' })).toHaveAttribute('href', '/')
  })

  test.each([
    ['has left the shop', () => ({ status: 200, body: productListOf([]) })],
    ['cannot be read', () => refusal(503, 'Later.', 'server')],
  ])('4b. an account page whose every product %s says so, and leads to the shop', async (_, reply) => {
    open('412305-412311', { open: true }, 'en', reply)
    expect(await screen.findByText('None of the products that you viewed can be shown just now.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/')
  })

  test('5. follows what another widget of the page remembers', async () => {
    const { shop } = open('412305')
    await screen.findByRole('article')
    act(() => shop.models.of(recentlyViewedModel).add('412318'))
    await waitFor(() => expect(names()).toHaveLength(2))
    expect(names()[0]).toContain('412318')
  })

  test('6. is cleared after a question, and says so where the focus goes', async () => {
    const { shop } = open('412305-412311')
    await userEvent.click(await screen.findByRole('button', { name: 'Clear viewing history' }))
    const dialog = await screen.findByRole('dialog', { name: 'Clear your viewing history?' })
    expect(dialog).toHaveTextContent('The 2 products')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear the history' }))
    expect(screen.getByRole('status')).toHaveTextContent('Your viewing history was cleared.')
    expect(screen.getByRole('status')).toHaveFocus()
    expect(screen.queryByRole('article')).toBeNull()
    expect(shop.session.jar.get('recentlyViewed')).toBeUndefined()
  })

  test('7. stays when the shopper cancels', async () => {
    const { shop } = open('412305')
    await userEvent.click(await screen.findByRole('button', { name: 'Clear viewing history' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
    expect(screen.getByRole('article')).toBeInTheDocument()
    expect(shop.session.jar.get('recentlyViewed')).toBe('412305')
  })

  test('8. without the server nothing is shown', async () => {
    const { server, container } = open('412305')
    server.reachable(false)
    await act(async () => {})
    expect(container.querySelector('article')).toBeNull()
  })
})

describe('the account’s screen', () => {
  const viewed = Array.from({ length: 23 }, (_, n) => String(600_001 + n))
  const products = viewed.map((itemNo) => ({ ...(shownProducts()[0] as Product), itemNo, name: `Kettle ${itemNo}` }))
  const initial = { itemNos: viewed.join('-'), products }
  const shown = () => screen.getAllByRole('article').length

  test('1. shows ten a page of what the server read, and asks for nothing', async () => {
    const { requested } = open(viewed.join('-'), { open: true, initial })
    expect(screen.getByRole('heading', { level: 1, name: 'Recently viewed' })).toBeVisible()
    expect(shown()).toBe(10)
    expect(screen.getByRole('link', { name: /^Page 3/ })).toHaveAttribute(
      'href',
      '/pages/myaccount/recentlyviewed?page=3',
    )
    await userEvent.click(screen.getByRole('link', { name: /^Page 3/ }))
    expect(shown()).toBe(3)
    expect(requested).toEqual([])
  })

  test('2. begins at the page of the address; one beyond the last is the last', () => {
    open(viewed.join('-'), { open: true, initial, page: 9 })
    expect(shown()).toBe(3)
  })

  test('3. each tile has a heart and an action', () => {
    open(viewed.join('-'), { open: true, initial })
    const [first] = screen.getAllByRole('article')
    const inFirst = within(first as HTMLElement)
    expect(inFirst.getByRole('button', { name: /favourites/i })).toBeVisible()
    expect(inFirst.getByRole('button', { name: /^(Add to bag|Choose options)/ })).toBeVisible()
  })
})
