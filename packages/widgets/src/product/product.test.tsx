import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { onAirModel } from '../models/on-air.model.ts'
import { swatches } from '../parts/swatch.tsx'
import { aBag } from '../testing/bag.fixtures.ts'
import { shownCardigan, shownKettle } from '../testing/product.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { type ProductModel, productModel } from './product.model.ts'
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

/** Answers the first line of a bag, and keeps what was asked. */
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

/** A price announced on air; null: one that depends on the style. */
const priced = (itemNo: string, isPrice: number | null, wasPrice: number | null = null) => ({
  name: 'price' as const,
  data: {
    at: '2026-11-21T00:00:00Z',
    itemNo,
    isPrice,
    wasPrice,
    showIsPrice: wasPrice !== null,
    isPriceRange: isPrice === null ? { min: 4000, max: 5000 } : null,
    wasPriceRange: null,
    easyPaymentPrice: null,
    noOfEasyPays: 0,
    priceUntil: null,
  },
})

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

describe('choosing', () => {
  const noBag = { add: () => Promise.resolve(undefined) }
  const chosen = (model: ProductModel) => model.edp.peek()?.edpNo

  test('1. begins with the default, else with the first that can be had', () => {
    expect(chosen(productModel(shownKettle({ DefaultEdp: 9004 }), noBag))).toBe(9004)
    expect(chosen(productModel(shownKettle({ DefaultEdp: 1 }), noBag))).toBe(9001)
  })
  test('2. another style keeps the size where it has it', () => {
    const model = productModel(shownCardigan(), noBag)
    model.chooseSize('L')
    model.chooseStyle('IVO')
    expect(chosen(model)).toBe(8013)
  })
  test('2. else it takes the first size that can be had', () => {
    const model = productModel(shownCardigan(), noBag)
    model.chooseSize('XL')
    model.chooseStyle('IVO')
    expect(chosen(model)).toBe(8010)
  })
  test('3. the picture follows the style', () => {
    const model = productModel(shownKettle(), noBag)
    model.picture.value = 'p/kettle-red-2'
    model.chooseStyle('NVY')
    expect(model.picture.peek()).toBe('p/kettle-navy-1')
  })
  test('4. the quantity never exceeds the stock', () => {
    const model = productModel(shownKettle(), noBag)
    model.quantity.value = 9
    model.chooseStyle('NVY')
    expect(model.quantity.peek()).toBe(3)
    model.hear({
      name: 'stock',
      data: { at: '2026-11-21T00:00:00Z', itemNo: '412305', edpNo: 9002, stock: 'low', quantity: 1 },
    })
    expect([model.quantity.peek(), model.news.peek()]).toEqual([1, 'stock'])
  })
  test('5. a price announced on air is the price of every style, with its Easy Pay payment', () => {
    const model = productModel(shownKettle(), noBag)
    model.hear(priced('412305', 4999, 8999))
    expect(model.price.peek()).toEqual({
      price: 4999,
      was: 8999,
      saved: 44,
      easyPay: { count: 4, each: 1249 },
      until: null,
    })
  })
  test('6. an event about another item changes nothing', () => {
    const model = productModel(shownKettle(), noBag)
    const before = model.price.peek()
    model.hear(priced('999999', 1))
    expect([model.price.peek(), model.news.peek()]).toEqual([before, undefined])
  })
  test('6. the end of a price window comes and goes with its price', () => {
    const model = productModel(shownKettle(), noBag)
    const { data, name } = priced('412305', 4999, 8999)
    const priceUntil = '2026-11-21T18:30:00.000Z'
    model.hear({ name, data: { ...data, priceUntil } })
    expect(model.price.peek()).toMatchObject({ price: 4999, until: priceUntil })
    model.hear(priced('412305', 5999, 8999))
    expect(model.price.peek()).toMatchObject({ price: 5999, until: null })
  })
  test('6b. a price event of an item whose styles have different prices reads them again', async () => {
    const cheaper = shownKettle().edps.map((edp) => ({ ...edp, price: 4500 }))
    const product = { ...shownKettle(), isPriceRange: { min: 5000, max: 6000 } }
    const model = productModel(product, noBag, async () => cheaper)
    model.hear(priced('412305', null))
    await waitFor(() => expect(model.price.peek().price).toBe(4500))
    expect(model.news.peek()).toBe('price')
  })
  test('6c. an amount of one’s own is the price, until a fixed one is chosen', () => {
    const model = productModel(shownKettle({ IsDonation: true }), noBag)
    model.typeAmount('37,50 $')
    expect([model.amount.peek(), model.price.peek()]).toEqual([
      3750,
      { price: 3750, was: null, saved: 0, easyPay: null, until: null },
    ])
    model.typeAmount('1')
    expect(model.amount.peek()).toBe('wrong')
    model.chooseStyle('NVY')
    expect(model.amount.peek()).toBeUndefined()
  })
  test('7. choices made before hydration stay', () => {
    const model = productModel(shownCardigan(), noBag)
    const form = new FormData()
    form.set('edpNo', '8003')
    form.set('styleCode', 'IVO')
    form.set('quantity', '2')
    model.restore(form)
    expect([chosen(model), model.quantity.peek()]).toEqual([8013, 2])
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
    // Another product begins anew.
    shown('fr', { product: { ...shownKettle(), itemNo: '412306' } })
    expect(screen.getByRole('spinbutton', { name: /quantité/i })).toHaveValue(1)
  })
  test('8. says what it is, what it costs and what is saved', () => {
    show({ product: shownKettle() })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gooseneck Kettle with Thermometer')
    expect(screen.getByText('Item 412-305')).toBeVisible()
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

  test('10. says that it is presented right now when the channel does', async () => {
    const { shop } = show({ product: shownCardigan() })
    expect(screen.queryByText('Presented right now')).toBeNull()
    const { itemNo } = shop.models.of(onAirModel) as { itemNo: { value?: string } }
    itemNo.value = '330118'
    expect(await screen.findByText('Presented right now')).toBeVisible()
  })

  test('10a. a strip that rests on its way to a picture goes on; one that was taken hold of stays where it is put', () => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    onTestFinished(() => void vi.useRealTimers())
    show({ product: shownKettle() })
    const strip = screen.getByRole('group', { name: 'Pictures and videos' }).querySelector('ul') as HTMLUListElement
    Object.defineProperty(strip.children[0], 'clientWidth', { value: 600 })
    // The strip moves as the test says.
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
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    restsAt(40)
    expect(screen.getByText(/^2 of/)).toBeVisible()
    // There, and sent on before it has rested.
    scrollsTo(600)
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    rests()
    expect(screen.getByText(/^3 of/)).toBeVisible()
    restsAt(1200)
    expect(screen.getByText(/^3 of/)).toBeVisible()
    restsAt(20)
    expect(screen.getByText(/^1 of/)).toBeVisible()
    restsAt(0)
    fireEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    fireEvent.pointerDown(strip)
    restsAt(40)
    expect(screen.getByText(/^1 of/)).toBeVisible()
  })

  test('10b. the focus moves on with the strip, however it was moved', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    show({ product: shownKettle() })
    const strip = screen.getByRole('group', { name: 'Pictures and videos' }).querySelector('ul') as HTMLUListElement
    Object.defineProperty(strip.children[0], 'clientWidth', { value: 600 })
    strip.scrollTo = () => {}
    const enlarge = (index: number) => strip.children[index]?.querySelector('button')
    enlarge(0)?.focus()
    // As the browser's own arrow keys do before hydration.
    strip.scrollLeft = 600
    fireEvent.scroll(strip)
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.getByText(/^2 of/)).toBeVisible()
    expect(enlarge(1)).toHaveFocus()
    // A strip that rests where it was leaves the focus of the next choice alone.
    fireEvent.scroll(strip)
    act(() => vi.advanceTimersByTime(1000))
    const navy = screen.getByRole('radio', { name: 'Navy' })
    navy.focus()
    fireEvent.click(navy)
    expect(navy).toHaveFocus()
  })

  test('11. goes into the bag as chosen, and asks and tells', async () => {
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

  test('12. a veto keeps it out', async () => {
    const asked = aServer()
    const { user } = show({ product: shownKettle(), onBeforeAdd: () => false })
    await user.click(screen.getByRole('button', { name: 'Add to bag' }))
    expect(asked).toEqual([])
    expect(screen.getByRole('button', { name: 'Add to bag' })).toBeEnabled()
  })

  test('13. two quick clicks add once', async () => {
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

  test('15. when the shop is away it says so, and trying again works', async () => {
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

  test('16. a sold-out style can be looked at, is marked as sold out, and cannot be added', async () => {
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

  test('18. a small picture becomes the large one', async () => {
    const { user } = show({ product: shownKettle() })
    await user.click(screen.getByRole('button', { name: 'Picture 2 of 5' }))
    expect(screen.getByRole('button', { name: 'Picture 2 of 5' })).toHaveAttribute('aria-pressed', 'true')
    const shown = screen.getByRole('img', { name: 'Gooseneck Kettle with Thermometer, view 2' })
    expect(shown.closest('li')).not.toHaveAttribute('inert')
    expect(screen.getByRole('img', { name: /Kettle with Thermometer, Red/ }).closest('li')).toHaveAttribute('inert')
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

  test('19. without JavaScript styles post the number to order', () => {
    const form = html(shownKettle()).querySelector('form')
    expect(form?.getAttribute('action')).toBe('/bag/add')
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      itemNo: '412305',
      edpNo: '9001',
      quantity: '1',
    })
  })

  // preact/compat renders the children of <noscript> on servers only, and here is a document.
  test.skipIf(process.env.RENDERER === 'preact')(
    '20. where there are styles and sizes one list has every number',
    () => {
      const page = html(shownCardigan())
      const plain = new DOMParser()
        .parseFromString(page.querySelector('noscript')?.textContent ?? '', 'text/html')
        .querySelector('select')
      expect(plain?.name).toBe('edpNo')
      expect([...(plain?.options ?? [])].filter(({ disabled }) => !disabled)).toHaveLength(8)
    },
  )

  test('21. has no inline style, which the pages’ policy would drop', () => {
    expect(html(shownCardigan()).querySelector('[style]')).toBeNull()
  })
})

test('22. every colour of the catalogue has a swatch', () => {
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
