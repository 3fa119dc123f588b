import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { onAirModel } from '../models/on-air.model.ts'
import { swatches } from '../parts/swatch.tsx'
import { aBag } from '../testing/bag.fixtures.ts'
import { shownCardigan, shownKettle } from '../testing/product.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { isPreact } from '../testing/renderer.ts'
import { aShop } from '../testing/shop.ts'
import { ProductView } from './product.tsx'
import { ProductByNumber } from './product-by-number.tsx'

const server = setupServer()
beforeAll(() => server.listen())
beforeEach(() => server.use(...nothingOnAir))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const base = 'http://shop.test'
const token = http.post(`${base}/api/token`, () => HttpResponse.json({ access_token: 'app', expires_in: 3600 }))
const nothingOnAir = [
  http.get(`${base}/api/v2/:language/shows/events`, () => new HttpResponse(null, { status: 204 })),
  http.get(`${base}/api/v2/:language/shows/watchuslive`, () => new HttpResponse(null, { status: 404 })),
  http.get(`${base}/api/v3/:language/products/todayshowstopper`, () =>
    HttpResponse.json({ Product: null, Until: '2026-11-22T00:00:00-05:00' }),
  ),
]

/** Accepts the first line of a bag, and records its requests. */
function aServer() {
  const asked: unknown[] = []
  server.use(
    token,
    http.post(`${base}/api/v2/:language/carts`, async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(aBag(), { status: 201 })
    }),
  )
  return asked
}

class SilentSource extends EventTarget {
  readyState = 0
  close() {}
}
beforeAll(() => vi.stubGlobal('EventSource', SilentSource))
afterAll(() => vi.unstubAllGlobals())

const show = (view: Parameters<typeof ProductView>[0], options: Parameters<typeof aShop>[0] = {}) => {
  const shop = aShop({ base, ...options })
  renderIn(shop, <ProductView {...view} />)
  return { shop, user: userEvent.setup() }
}

describe('the choice’s name', () => {
  const giftCard = () => {
    const product = shownKettle()
    return { ...product, styles: product.styles.map((style, index) => ({ ...style, name: `$${25 * (index + 1)}` })) }
  }

  test.each([
    ['en', 'Style', 'Amount'],
    ['fr', 'Style', 'Montant'],
  ] as const)('in %s is that of a style, or of an amount where the styles are sums', (language, style, amount) => {
    const { unmount } = renderIn(aShop({ base, language }), <ProductView product={shownKettle()} />)
    expect(screen.getByRole('group', { name: new RegExp(`^${style}`) })).toBeVisible()
    unmount()
    renderIn(aShop({ base, language }), <ProductView product={giftCard()} />)
    expect(screen.getByRole('group', { name: new RegExp(`^${amount}`) })).toBeVisible()
    expect(screen.queryByRole('group', { name: new RegExp(`^${style}`) })).toBeNull()
  })
})

describe('the product', () => {
  test('7a. the choice and the typed values stay when the element changes its language', async () => {
    const element = document.createElement('div')
    const shown = (language: 'en' | 'fr', view: Parameters<typeof ProductView>[0]) =>
      renderIn({ ...aShop({ base, language }), element }, <ProductView {...view} />)
    const kettle = { product: shownKettle() }
    const first = shown('en', kettle)
    fireEvent.change(screen.getByRole('spinbutton', { name: /quantity/i }), { target: { value: '3' } })
    first.unmount()
    const second = shown('fr', kettle)
    expect(await screen.findByRole('spinbutton', { name: /quantité/i })).toHaveValue(3)
    second.unmount()
    // Another product has no earlier choices.
    shown('fr', { product: { ...shownKettle(), itemNo: '412306' } })
    expect(screen.getByRole('spinbutton', { name: /quantité/i })).toHaveValue(1)
  })
  test('8. shows name, price and saving', () => {
    show({ product: shownKettle() })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gooseneck Kettle with Thermometer')
    expect(screen.getByText('412-305').parentElement).toHaveTextContent('Item 412-305')
    expect(screen.getByText('$59.99')).toBeInTheDocument()
    expect(screen.getByText('Save $30.00 (33%)')).toBeVisible()
    expect(screen.getByText(/Today \$15\.02, then 3 × \$14\.99/)).toBeVisible()
    expect(screen.getByText('$15.02')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /reviews/i })).toHaveAttribute(
      'href',
      'http://shop.test/pages/productdetails?nav=R:412305#reviews',
    )
    expect(screen.getByText('On Air Now')).toBeVisible()
  })

  test('9. in French too', () => {
    show({ product: shownKettle({ language: 'fr' }) }, { language: 'fr' })
    expect(screen.getByText('Aujourd’hui 15,02 $, puis 3 × 14,99 $')).toBeVisible()
    expect(screen.getByText('En ondes maintenant')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Ajouter au panier' })).toBeEnabled()
  })

  test('10. says that it is presented now when the channel says so', async () => {
    const { shop } = show({ product: shownCardigan() })
    expect(screen.queryByText('Presented right now')).toBeNull()
    const { itemNo } = shop.models.of(onAirModel) as { itemNo: { value?: string } }
    itemNo.value = '330118'
    expect(await screen.findByText('Presented right now')).toBeVisible()
  })

  test('11. is added to the bag as chosen, with events before and after', async () => {
    const asked = aServer()
    const onBeforeAdd = vi.fn(() => undefined)
    const onAdded = vi.fn()
    const inSight: (string | null)[] = []
    Element.prototype.scrollIntoView = function () {
      inSight.push(this.textContent)
    }
    const { user } = show({ product: shownKettle(), onBeforeAdd, onAdded })
    await user.click(screen.getByRole('radio', { name: 'Navy' }))
    expect(screen.getByText('Only 3 left')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.click(screen.getByRole('button', { name: 'Add to bag' }))
    expect(await screen.findByText('2 items were added to your bag.')).toBeVisible()
    const drawer = within(await screen.findByRole('dialog', { name: 'Added to your bag' }))
    expect(drawer.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', `${base}/pages/shoppingbag`)
    await user.click(drawer.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    const line = { itemNo: '412305', edpNo: 9002, quantity: 2 }
    expect(inSight).toEqual(['2 items were added to your bag.View bag'])
    expect(asked).toEqual([{ ItemNo: '412305', EdpNo: 9002, Quantity: 2 }])
    expect(onBeforeAdd).toHaveBeenCalledWith(line)
    expect(onAdded).toHaveBeenCalledExactlyOnceWith({ ...line, count: 3 })
  })

  test('12. is not added after a veto', async () => {
    const asked = aServer()
    const { user } = show({ product: shownKettle(), onBeforeAdd: () => false })
    await user.click(screen.getByRole('button', { name: 'Add to bag' }))
    expect(asked).toEqual([])
    expect(screen.getByRole('button', { name: 'Add to bag' })).toBeEnabled()
  })

  test('13. is added once by two quick clicks', async () => {
    const asked = aServer()
    const { user } = show({ product: shownKettle() })
    await user.dblClick(screen.getByRole('button', { name: 'Add to bag' }))
    await screen.findByText('1 item was added to your bag.')
    expect(asked).toHaveLength(1)
  })

  test('14. shows the server’s own sentence when it refuses', async () => {
    server.use(
      token,
      http.post(`${base}/api/v2/:language/carts`, () =>
        HttpResponse.json([{ Message: 'Only 2 can be ordered.', Area: 'Quantity' }], { status: 417 }),
      ),
    )
    const { user } = show({ product: shownKettle() })
    await user.click(screen.getByRole('button', { name: 'Add to bag' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Only 2 can be ordered.')
  })

  test('15. says that the shop is unreachable, and can be added again', async () => {
    server.use(
      token,
      http.post(`${base}/api/v2/:language/carts`, () => HttpResponse.error()),
    )
    const { user } = show({ product: shownKettle() })
    await user.click(screen.getByRole('button', { name: 'Add to bag' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Nothing was added')
    server.resetHandlers()
    aServer()
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('1 item was added to your bag.')).toBeVisible()
  })

  test('16. a sold-out style can be chosen, is marked as sold out, and cannot be added', async () => {
    const { user } = show({ product: shownKettle() })
    await user.click(screen.getByRole('radio', { name: 'Ivory, Sold out' }))
    expect(screen.queryByRole('button', { name: /Sold out|Add to bag/ })).toBeNull()
    expect(screen.getByRole('img', { name: /Ivory/ })).toHaveAttribute('src', expect.stringContaining('kettle-ivory'))
  })

  test('17. sizes belong to the style', async () => {
    const { user } = show({ product: shownCardigan() })
    expect(screen.getByRole('radio', { name: 'M, Sold out' })).toBeEnabled()
    await user.click(screen.getByRole('radio', { name: 'Ivory' }))
    expect(screen.getByRole('radio', { name: 'M' })).toBeEnabled()
    expect(screen.getByRole('radio', { name: 'XL, Not available in this style' })).toBeDisabled()
  })

  test('18. shows a thumbnail’s picture large', async () => {
    const { user } = show({ product: shownKettle() })
    await user.click(screen.getByRole('button', { name: 'Picture 2 of 5' }))
    expect(screen.getByRole('button', { name: 'Picture 2 of 5' })).toHaveAttribute('aria-pressed', 'true')
    const shown = screen.getByRole('img', { name: 'Gooseneck Kettle with Thermometer, view 2' })
    expect(shown.closest('li')).not.toHaveAttribute('inert')
    expect(screen.getByRole('img', { name: /Kettle with Thermometer, Red/ }).closest('li')).toHaveAttribute('inert')
  })
})

describe('the style and size in the address', () => {
  const path = '/en/pages/productdetails?nav=R:330118'
  const here = () => location.pathname + location.search + location.hash
  beforeEach(() => history.replaceState({ kept: 1 }, '', `${path}&refused=amount#reviews`))
  afterEach(() => history.replaceState(null, '', '/'))

  test('23. follow the choice on the product’s own page, without changing the rest of the address or the history', async () => {
    const entries = history.length
    const { user } = show({ product: shownCardigan(), asked: {} })
    expect(here()).toBe(`${path}&refused=amount#reviews`)
    await user.click(screen.getByRole('radio', { name: /^Ivory/ }))
    expect(here()).toBe(`${path}&refused=amount&style=IVO&size=S#reviews`)
    await user.click(screen.getByRole('radio', { name: /^L\b/ }))
    expect(here()).toBe(`${path}&refused=amount&style=IVO&size=L#reviews`)
    expect([history.length, history.state]).toEqual([entries, { kept: 1 }])
  })

  test('24. are shown when the address names them, and removed by the page’s initial choice', async () => {
    const { user } = show({ product: shownCardigan(), asked: { style: 'IVO', size: 'L' } })
    expect(screen.getByRole('radio', { name: /^Ivory/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^L\b/ })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'M' }))
    expect(here()).toBe(`${path}&refused=amount&style=IVO&size=M#reviews`)
  })

  test('25. do not change the address of another site’s page', async () => {
    const { user } = show({ product: shownCardigan() })
    await user.click(screen.getByRole('radio', { name: /^Ivory/ }))
    expect(here()).toBe(`${path}&refused=amount#reviews`)
  })

  test('26. are in the server’s HTML', () => {
    const html = renderToString(
      <ShopContext.Provider value={aShop()}>
        <ProductView product={shownCardigan()} asked={{ style: 'IVO', size: 'no such size' }} />
      </ShopContext.Provider>,
    )
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(page.querySelector('input[value="IVO"]')?.hasAttribute('checked')).toBe(true)
  })
})

describe('the HTML of the server', () => {
  const html = (product: ReturnType<typeof shownKettle>) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop()}>
        <ProductView product={product} />
      </ShopContext.Provider>,
    )
    return page
  }

  test('19. has styles that post the number to order without JavaScript', () => {
    const form = html(shownKettle()).querySelector('form')
    expect(form?.getAttribute('action')).toBe('/bag/add')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      itemNo: '412305',
      edpNo: '9001',
      quantity: '1',
    })
  })

  // preact/compat renders the children of <noscript> only on servers, and this is a document.
  test.skipIf(isPreact)('20. has one list of all numbers if there are styles and sizes', () => {
    const page = html(shownCardigan())
    const plain = new DOMParser()
      .parseFromString(page.querySelector('noscript')?.textContent ?? '', 'text/html')
      .querySelector('select')
    expect(plain?.name).toBe('edpNo')
    expect([...(plain?.options ?? [])].filter(({ disabled }) => !disabled)).toHaveLength(8)
  })

  test('21. has no inline style, which the pages’ policy would drop', () => {
    expect(html(shownCardigan()).querySelector('[style]')).toBeNull()
  })
})

test('22. has a swatch for every colour of the catalogue', () => {
  const root = resolve(import.meta.dirname, '../../../..')
  const names = readFileSync(join(root, 'packages/server/src/catalogue/colours.ts'), 'utf8')
  const colours = [...names.matchAll(/^ {2}'?([a-z-]+)'?: \{ hex:/gm)].map(([, name]) => name)
  const css = readFileSync(join(import.meta.dirname, '../parts/swatch.css'), 'utf8')
  expect(colours).toHaveLength(21)
  expect([...swatches].sort()).toEqual(colours.sort())
  for (const colour of colours) expect(css).toContain(`[data-swatch="${colour}"]`)
})

test.each([404, 410])(
  'an element whose item is answered with %d says so, without a way to try again',
  async (status) => {
    server.use(
      token,
      http.get(`${base}/api/v3/:language/products/:itemNo`, () =>
        HttpResponse.json([{ Area: 'itemNo', Message: 'Gone.' }], { status }),
      ),
    )
    renderIn(aShop({ base }), <ProductByNumber itemNo="412-305" />)
    expect(await screen.findByText(/We could not find this item/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)
