import type { Product } from '@onair/core/catalogue/client'
import { toWire } from '@onair/core/contract'
import { formatTime } from '@onair/core/dates'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { newsMs } from '../connected/adding/add-news.tsx'
import { ShopContext } from '../kit/shop.tsx'
import { onAirModel } from '../models/on-air.model.ts'
import { fakeChannel } from '../testing/channel.ts'
import { aShow, shownProducts } from '../testing/fixtures.ts'
import { shownCardigan, shownKettle } from '../testing/product.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { ProductList, type ProductListProps } from './product-list.tsx'

const [kettle, pan, mixer, knives, mugs] = shownProducts() as [Product, Product, Product, Product, Product]
const cardigan: Product = { ...pan, ...shownCardigan(), moreStyles: true }

/** The styles and sizes of a product in the server's reply. */
const withChoices = ({ styles, sizes, edps } = shownCardigan()) => {
  const server = aServer()
  const body = toWire({ styles, sizes, edps })
  server.on('GET /api/v3/{language}/products/{itemNo}/styleCodes', () => ({ status: 200, body }))
  return server
}
const ofOneKind = () => {
  const { edps, ...rest } = shownKettle()
  return withChoices({ ...rest, edps: edps.slice(0, 1) })
}

function show(props: ProductListProps, { server = ofOneKind(), ...options }: ShowOptions = {}) {
  const shop = aShop({ fetch: server.fetch, ...options })
  const rendered = renderIn(shop, <ProductList {...props} />)
  return { shop, server, user: userEvent.setup(), ...rendered }
}
type ShowOptions = { server?: ReturnType<typeof aServer> } & Parameters<typeof aShop>[0]

function tileOf(name: string): HTMLElement {
  const match = screen.getByRole('link', { name }).closest('article')
  if (!match) throw new Error(`There is no tile of ${name}`)
  return match
}

beforeEach(() => void fakeChannel())
afterEach(() => void vi.unstubAllGlobals())

describe('a tile', () => {
  test('1. names the product, and leads to its page', () => {
    show({ products: [kettle] })
    const link = within(screen.getByRole('heading', { level: 3, name: kettle.name })).getByRole('link')
    expect(link.getAttribute('href')).toBe('/pages/productdetails?nav=R:412305')
    expect(tileOf(kettle.name).textContent).toContain('Maison Nord')
  })
  test('2. shows the price, the previous price and the monthly payment', () => {
    show({ products: [kettle] })
    expect(tileOf(kettle.name).textContent).toMatch(/\$59\.99.*\$89\.99.*or \$20\.01, then 2\s×\s\$19\.99\sEasy/s)
    expect(tileOf(kettle.name).querySelector('s')?.textContent).toContain('$89.99')
  })
  test('3. is in French', () => {
    const [french] = shownProducts({ language: 'fr' }) as [Product]
    show({ products: [french] }, { language: 'fr' })
    expect(tileOf(french.name).textContent).toMatch(
      /59,99\s\$.*89,99\s\$.*ou 3\sPaiements faciles\s: 20,01\s\$, puis 2\s×\s19,99\s\$/s,
    )
    expect(tileOf(french.name).textContent).toContain('En ondes')
  })
  test.each([
    ['the same as the price', { wasPrice: pan.isPrice, showIsPrice: true }],
    ['not to be shown', { wasPrice: 9999, showIsPrice: false }],
  ])('4. strikes no price through that is %s', (_, change) => {
    show({ products: [{ ...pan, ...change }] })
    expect(tileOf(pan.name).querySelector('s')).toBeNull()
  })
  test('5. shows a price range if styles differ', () => {
    show({ products: [{ ...pan, isPrice: null, isPriceRange: { min: 4000, max: 6000 } }] })
    expect(tileOf(pan.name).textContent).toMatch(/\$40\.00.*–.*\$60\.00/s)
  })
  test('6. has its badges', () => {
    show({ products: [{ ...mugs, isShowstopper: true }] })
    const words = tileOf(mugs.name).textContent
    for (const badge of ['On Air Now', 'Today’s Showstopper', 'Marketplace Seller']) expect(words).toContain(badge)
  })
  test('6b. says when a product was on air within the last hour, in the shopper’s time zone, unless it is on air', () => {
    const airedAt = '2026-11-20T22:12:00Z'
    show({
      products: [
        { ...pan, isLive: false, airedAt },
        { ...kettle, airedAt },
        { ...mixer, isLive: false },
      ],
    })
    const time = formatTime(airedAt, 'en', Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(tileOf(pan.name).textContent).toContain(`Just aired ${time}`)
    for (const { name } of [kettle, mixer]) expect(tileOf(name).textContent).not.toContain('Just aired')
  })
  test('7. shows stars only if there are reviews', () => {
    show({ products: [kettle, pan] })
    expect(tileOf(kettle.name).textContent).not.toContain('out of 5')
    expect(tileOf(pan.name).textContent).toMatch(/3\.8 out of 5 stars.*17 reviews/s)
  })
  test('8. says that the stock is low, and that there are more styles', () => {
    show({ products: [mixer] })
    expect(tileOf(mixer.name).textContent).toContain('Almost gone')
    expect(tileOf(mixer.name).textContent).toContain('More styles available')
  })
  test('9. links to the page of a sold-out product or a donation', () => {
    show({ products: [knives, { ...pan, isDonation: true }] })
    expect(within(tileOf(knives.name)).getByRole('link', { name: `See this item ${knives.name}` })).toBeTruthy()
    const give = within(tileOf(pan.name)).getByRole('link', { name: `Choose an amount ${pan.name}` })
    expect(give.getAttribute('href')).toContain('412311')
    expect(screen.queryByRole('button', { name: /bag/ })).toBeNull()
  })
  test('10. follows the channel if the page listens to it', async () => {
    const channel = fakeChannel()
    const { shop } = show({ products: [{ ...kettle, isLive: false }, pan] })
    shop.models.of(onAirModel).start()
    const now = {
      ...aShow({ from: 0, at: new Date(1) }),
      Products: [{ ItemNo: kettle.itemNo, AirTime: '2026-11-21T20:00:00Z' }],
    }
    act(() => channel.opened[0]?.say('show', { At: '2026-11-21T20:00:00Z', Now: now, Next: null }))
    await waitFor(() => expect(tileOf(kettle.name).textContent).toContain('On Air Now'))
    expect(tileOf(pan.name).textContent).not.toContain('On Air Now')
  })

  test('10b. shows a price that the channel announces, and until when it is valid', async () => {
    const channel = fakeChannel()
    const { shop } = show({ products: [kettle, pan] })
    shop.models.of(onAirModel).start()
    const prices = { ShowIsPrice: true, IsPriceRange: null, WasPriceRange: null, EasyPaymentPrice: null }
    const say = (IsPrice: number, PriceUntil: string | null) =>
      act(() =>
        channel.opened[0]?.say('price', {
          At: '2026-11-21T20:00:00Z',
          ItemNo: kettle.itemNo,
          ...prices,
          IsPrice,
          WasPrice: 89.99,
          PriceUntil,
        }),
      )
    say(39.99, new Date(Date.now() + 3_600_000).toISOString())
    await waitFor(() => expect(tileOf(kettle.name).textContent).toContain('$39.99'))
    expect(tileOf(kettle.name).textContent).toContain('At this price until')
    expect(tileOf(pan.name).textContent).not.toContain('At this price until')
    say(59.99, null)
    await waitFor(() => expect(tileOf(kettle.name).textContent).toContain('$59.99'))
    expect(tileOf(kettle.name).textContent).not.toContain('At this price until')
  })
})

describe('adding to the bag', () => {
  const add = ({ name }: Product) => screen.getByRole('button', { name: `Add to bag ${name}` })

  test('11. a product with one style and size is added at once, and shown in a drawer', async () => {
    const onAdded = vi.fn()
    const { server, user } = show({ products: [pan], onAdded })
    await user.click(add(pan))
    const drawer = within(await screen.findByRole('dialog', { name: 'Added to your bag' }))
    expect(server.requests).toEqual(['GET /products/412311/styleCodes', 'POST /carts'])
    expect(onAdded).toHaveBeenCalledWith({ itemNo: '412311', edpNo: 9001, quantity: 1, count: 1 })
    expect(drawer.getByRole('link', { name: 'View bag' }).getAttribute('href')).toBe('/pages/shoppingbag')
    await user.click(drawer.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  test('11b. adding does not render the other tiles again', async () => {
    let drawn = 0
    const beside: Product = {
      ...mugs,
      get brand() {
        drawn += 1
        return 'Counted'
      },
    }
    const { user } = show({ products: [pan, beside] })
    await act(async () => {})
    const before = drawn
    await user.click(add(pan))
    await screen.findByRole('link', { name: 'View bag' })
    expect(before).toBeGreaterThan(0)
    expect(drawn).toBe(before)
  })
  test('12. a drawer that cannot load is replaced by a message, which can be dismissed and expires', async () => {
    vi.doMock('../connected/added/added-drawer.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    onTestFinished(() => void vi.doUnmock('../connected/added/added-drawer.tsx'))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      const { user } = show({ products: [pan] })
      await user.click(add(pan))
      const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
      expect(screen.getByRole('status').textContent).toBe(`${pan.name} was added to your bag.`)
      await user.click(dismiss)
      expect(screen.queryByRole('link', { name: 'View bag' })).toBeNull()
      await user.click(add(pan))
      await screen.findByRole('link', { name: 'View bag' })
      // The message stays while it has the focus.
      await act(async () => screen.getByRole('link', { name: 'View bag' }).focus())
      await act(() => vi.advanceTimersByTimeAsync(newsMs * 2))
      expect(screen.getByRole('link', { name: 'View bag' })).toBeTruthy()
      await act(async () => screen.getByRole('link', { name: 'View bag' }).blur())
      await user.hover(document.body)
      await act(() => vi.advanceTimersByTimeAsync(newsMs * 2))
      expect(screen.queryByRole('link', { name: 'View bag' })).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
  test('13. after a veto, a product is not added', async () => {
    const { server, user } = show({ products: [pan], onBeforeAdd: () => false })
    await user.click(add(pan))
    await waitFor(() => expect(add(pan).getAttribute('aria-disabled')).toBeNull())
    expect(server.requests).toEqual(['GET /products/412311/styleCodes'])
  })
  test('14. a second press meanwhile sends no second request', async () => {
    const server = ofOneKind()
    const { release } = server.delayReplies()
    const { user } = show({ products: [pan] }, { server })
    await user.dblClick(add(pan))
    await user.click(screen.getByRole('button', { name: `Adding… ${pan.name}` }))
    release()
    await screen.findByRole('link', { name: 'View bag' })
    expect(server.requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /carts'])
  })
  test('15. a refusal shows the server’s sentence', async () => {
    const server = ofOneKind()
    server.on('POST /api/v2/{language}/carts', () => refusal(417, 'Only two of these can be ordered.', 'Quantity'))
    const { user } = show({ products: [pan] }, { server })
    await user.click(add(pan))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Only two of these can be ordered.'))
  })
  test('16. after an unreachable server, the shopper can retry', async () => {
    const server = ofOneKind()
    server.reachable(false)
    const { user } = show({ products: [pan] }, { server })
    await user.click(add(pan))
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert').textContent).toContain('cannot be reached')
    server.reachable(true)
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'View bag' })).toBeTruthy()
  })
  test('17. code that cannot load shows a message, and the next press loads it again', async () => {
    vi.doMock('../connected/adding/adding.tsx', () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    })
    onTestFinished(() => void vi.doUnmock('../connected/adding/adding.tsx'))
    const { server, user } = show({ products: [pan] })
    await user.click(add(pan))
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached')
    expect(add(pan).getAttribute('aria-disabled')).toBeNull()
    vi.doUnmock('../connected/adding/adding.tsx')
    await user.click(add(pan))
    expect(await screen.findByRole('link', { name: 'View bag' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(server.requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /carts'])
  })
})

describe('choosing', () => {
  const open = async (props: Partial<ProductListProps> = {}, server = withChoices()) => {
    const shown = show({ products: [cardigan], ...props }, { server })
    await shown.user.click(screen.getByRole('button', { name: `Choose options ${cardigan.name}` }))
    return { ...shown, dialog: within(await screen.findByRole('dialog', { name: cardigan.name })) }
  }
  const radio = (dialog: ReturnType<typeof within>, name: RegExp) => {
    const match = dialog.getByRole('radio', { name })
    if (!(match instanceof HTMLInputElement)) throw new Error('That is no radio button')
    return match
  }

  test('17. a dialog offers the styles and sizes; sold-out ones say so, and cannot be chosen', async () => {
    const { dialog } = await open()
    expect(radio(dialog, /^Navy/).checked).toBe(true)
    expect(radio(dialog, /^M ?, ?Sold out/).disabled).toBe(true)
    expect(radio(dialog, /^L/).disabled).toBe(false)
    expect(dialog.getByRole('status').textContent).toBe('In stock')
  })
  test('18. each style has its own sizes and stock', async () => {
    const { dialog, user } = await open()
    await user.click(radio(dialog, /^Ivory/))
    expect(radio(dialog, /^XL ?, ?Not available in this style/).disabled).toBe(true)
    await user.click(radio(dialog, /^S ?, ?Only 1 left/))
    expect(dialog.getByRole('status').textContent).toBe('Only 1 left')
  })
  test('19. with the keyboard: arrows choose, and the choice is added to the bag', async () => {
    const onAdded = vi.fn()
    const { dialog, user, server } = await open({ onAdded })
    act(() => radio(dialog, /^S/).focus())
    // M is sold out: the arrow skips it.
    await user.keyboard('{ArrowRight}')
    expect(radio(dialog, /^L/).checked).toBe(true)
    await user.click(dialog.getByRole('button', { name: 'Add to bag' }))
    await waitFor(() => expect(onAdded).toHaveBeenCalledWith({ itemNo: '330118', edpNo: 8003, quantity: 1, count: 1 }))
    expect(server.requests.at(-1)).toBe('POST /carts')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: cardigan.name })).toBeNull())
    expect(await screen.findByRole('dialog', { name: 'Added to your bag' })).toBeVisible()
  })
  test('20. a refusal shows in the dialog, which stays open', async () => {
    const server = withChoices()
    server.on('POST /api/v2/{language}/carts', () => refusal(417, 'It has just been sold.', 'Quantity'))
    const { dialog, user } = await open({}, server)
    await user.click(dialog.getByRole('button', { name: 'Add to bag' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('It has just been sold.')
  })
  test('21. closing adds nothing', async () => {
    const { dialog, user, server } = await open()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.requests).toEqual(['GET /products/330118/styleCodes'])
  })
  test('22. different prices show beside the sizes', async () => {
    const { edps, ...rest } = shownCardigan()
    const dearer = edps.map((edp) => (edp.sizeCode === 'XL' ? { ...edp, price: 8900 } : edp))
    const { dialog } = await open({}, withChoices({ ...rest, edps: dearer }))
    expect(radio(dialog, /^XL ?, ?\$89\.00/)).toBeTruthy()
  })
})

describe('favourites', () => {
  test('23. an anonymous shopper goes to sign-in', async () => {
    const go = vi.fn()
    const { user } = show({ products: [kettle] }, { go })
    await user.click(screen.getByRole('button', { name: `Add ${kettle.name} to favourites` }))
    expect(go).toHaveBeenCalledWith('/pages/signin')
  })
})

describe('without JavaScript', () => {
  const html = (products: Product[]) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop()}>
        <ProductList products={products} />
      </ShopContext.Provider>,
    )
    return page
  }

  test('24. a product with one style posts its number', () => {
    const form = html([pan]).querySelector('form')
    expect(form?.getAttribute('action')).toBe('/bag/add')
    expect([...new FormData(form ?? undefined)]).toEqual([['itemNo', '412311']])
  })
  test('25. so does a product with a choice to make: the shop replies with its page', () => {
    for (const product of [cardigan, { ...pan, moreStyles: false, edpCount: 5 }]) {
      const action = html([product]).querySelector('.onair-tile-action')
      expect(action?.textContent).toBe(`Choose options ${product.name}`)
      const form = action?.querySelector('form')
      expect(form?.getAttribute('action')).toBe('/bag/add')
      expect([...new FormData(form ?? undefined)]).toEqual([['itemNo', product.itemNo]])
    }
  })
  test('25a. hydration keeps every element, so that the browser does not lay out the list again', async () => {
    const page = html([pan, cardigan, knives])
    document.body.append(page)
    const served = [...page.querySelectorAll('*')]
    const list = (
      <ShopContext.Provider value={aShop()}>
        <ProductList products={[pan, cardigan, knives]} />
      </ShopContext.Provider>
    )
    let root: ReturnType<typeof hydrateRoot> | undefined
    // Preact's `act` returns nothing.
    await act(async () => {
      root = hydrateRoot(page, list)
    })
    onTestFinished(async () => {
      await act(async () => root?.unmount())
      page.remove()
    })
    const hydrated = [...page.querySelectorAll('*')]
    expect(hydrated.filter((element) => !served.includes(element))).toEqual([])
    expect(hydrated).toHaveLength(served.length)
  })
  test('26. has no inline style, which the pages’ policy would drop', () => {
    expect(html([pan, cardigan, knives]).querySelector('[style]')).toBeNull()
  })
})

describe('the list', () => {
  test('27. is named by its heading', () => {
    show({ products: [pan], heading: 'Goes well with it', look: 'rail' })
    const region = screen.getByRole('region', { name: 'Goes well with it' })
    expect(within(region).getAllByRole('listitem')).toHaveLength(1)
    expect(within(region).getByRole('button', { name: 'More items' })).toBeTruthy()
  })
  test('28. fetches the first pictures at once, and the others when they come near', () => {
    const { container } = show({ products: [kettle, pan], first: 1 })
    const loading = [...container.querySelectorAll('.onair-tile-picture img')].map((image) =>
      image.getAttribute('loading'),
    )
    expect(loading).toEqual(['eager', 'lazy'])
  })
})
