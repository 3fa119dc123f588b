import { memoryStorage } from '@onair/core/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { bagModel } from '../models/bag.model.ts'
import { ShopContext } from '../shop.tsx'
import { aBag, aBagInFour, bagGuid, shownBag, type WireBag } from '../testing/bag.fixtures.ts'
import { productListOf } from '../testing/fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal, type TestServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { type BagProps, BagView } from './bag.tsx'

const memoryStorages = () => ({ session: memoryStorage(), local: memoryStorage() })
const cookies = `cartGuid=${bagGuid}; cartProductCount=3`
const readCall = 'GET /api/v2/{language}/carts/{guid}'

/** A server that holds one bag and changes it only in the ways that are asked of it. */
function holding(first: WireBag): TestServer {
  const server = aServer()
  let bag = first
  const answer = (next: WireBag) => {
    bag = { ...next, ProductCount: next.CartLines.reduce((sum, { Quantity }) => sum + Quantity, 0) }
    return { status: 200, body: bag }
  }
  server.on(readCall, () => ({ status: 200, body: bag }))
  server.on('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', ({ path: [, , id] }) =>
    answer({ ...bag, CartLines: bag.CartLines.filter(({ Id }) => Id !== id) }),
  )
  server.on('POST /api/v2/{language}/carts/{guid}/cartlines', ({ body }) =>
    answer({
      ...bag,
      CartLines: [...bag.CartLines, ...first.CartLines.filter(({ EdpNo }) => EdpNo === body.EdpNo)],
    }),
  )
  server.on('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', ({ path: [, , id], body }) =>
    answer({
      ...bag,
      CartLines: bag.CartLines.map((line) => (line.Id === id ? { ...line, Quantity: Number(body.Quantity) } : line)),
      OrderTotal: 999.99,
    }),
  )
  server.on('PUT /api/v2/{language}/carts/{guid}/provincialtaxes', ({ body }) =>
    answer({
      ...bag,
      Province: body.Province as WireBag['Province'],
      Taxes: [
        { Name: 'GST', Rate: 5, Amount: 10.45 },
        { Name: 'QST', Rate: 9.975, Amount: 20.84 },
      ],
    }),
  )
  server.on('PUT /api/v2/{language}/carts/{guid}/installment', () => answer(aBagInFour()))
  const welcome = { Code: 'WELCOME10', Description: '10% off', Amount: 19.9, IsApplied: true }
  server.on('PUT /api/v2/{language}/carts/{guid}/promocode', ({ body }) =>
    body.PromoCode === 'welcome10'
      ? answer({ ...bag, Promotions: [welcome], Discount: 19.9 })
      : refusal(417, `${body.PromoCode} ended on Nov 1.`, 'PromoCode'),
  )
  server.on('DELETE /api/v2/{language}/carts/{guid}/promocode', ({ query }) =>
    answer({ ...bag, Promotions: bag.Promotions.filter(({ Code }) => Code !== query.get('code')), Discount: 0 }),
  )
  server.on('GET /api/v3/{language}/products', ({ query }) => ({
    status: 200,
    body: productListOf((query.get('itemNos') ?? '').split('-'), {}),
  }))
  return server
}

function show(server: TestServer, props: BagProps = {}, options: Parameters<typeof aShop>[0] = {}) {
  const shop = aShop({ cookies, fetch: server.fetch, ...options })
  renderIn(shop, <BagView {...props} />)
  return { shop, user: userEvent.setup() }
}
const line = (name: RegExp) => {
  const found = screen.getAllByRole('listitem').find((item) => name.test(item.textContent ?? ''))
  if (!found) throw new Error(`There is no line ${name}`)
  return within(found)
}
const loaded = () => screen.findByRole('heading', { name: 'Order summary' })

describe('the bag', () => {
  test('1. reads itself where the server rendered none but the cookie names one', async () => {
    show(holding(aBag()))
    expect(screen.getByText('Opening your bag…')).toBeInTheDocument()
    await loaded()
    expect(screen.getByText('3 items')).toBeVisible()
    expect(line(/Cardigan/).getByText(/Navy · S · Item 330-118/)).toBeVisible()
    expect(screen.getByText('HST 13%')).toBeVisible()
    expect(screen.getAllByText('$236.14')[0]).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/pages/checkout')
  })

  test('2. shows what the server rendered and asks for nothing', async () => {
    const server = holding(aBag())
    show(server, { initial: shownBag() })
    await loaded()
    expect(server.requests).toEqual([])
  })

  test('3. reads it again when the cookies speak of another', async () => {
    const server = holding(aBag({ OrderTotal: 1 }))
    show(server, { initial: shownBag() }, { cookies: `cartGuid=${bagGuid}; cartProductCount=9` })
    await waitFor(() => expect(screen.getAllByText('$1.00')[0]).toBeInTheDocument())
  })

  test('4. without one it is empty at once, with a way on', () => {
    const server = holding(aBag())
    show(server, {}, { cookies: '' })
    expect(screen.getByText('Your bag is empty.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/')
    expect(server.requests).toEqual([])
  })

  test('5. quick clicks are all counted, and the totals are the server’s', async () => {
    const server = holding(aBag())
    const { user } = show(server, { initial: shownBag() })
    const held = server.hold()
    for (let click = 0; click < 3; click += 1)
      await user.click(line(/Kettle/).getByRole('button', { name: 'One more' }))
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(5)
    expect(screen.getAllByText('$236.14')[0]).toBeInTheDocument()
    expect(screen.getByText('Updating the totals…')).toBeInTheDocument()
    held.release()
    await waitFor(() => expect(screen.getAllByText('$999.99')[0]).toBeInTheDocument())
    await waitFor(() => expect(screen.queryByText('Updating the totals…')).toBeNull())
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(5)
  })

  test('6. a removed line can be put back; the focus goes to its undoing', async () => {
    const { user } = show(holding(aBag()), { initial: shownBag() })
    await user.click(screen.getByRole('button', { name: 'Remove Gooseneck Kettle with Thermometer' }))
    const undo = await screen.findByRole('button', { name: 'Put Gooseneck Kettle with Thermometer back' })
    expect(undo).toHaveFocus()
    expect(screen.getByText('1 item')).toBeVisible()
    await user.click(undo)
    await waitFor(() => expect(screen.getByText('3 items')).toBeVisible())
    expect(screen.queryByText(/was removed/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Your bag' })).toHaveFocus()
  })

  test('7. the last line gone, it is empty and can still be put back', async () => {
    const one = aBag({ CartLines: aBag().CartLines.slice(0, 1), ProductCount: 2 })
    const { user } = show(holding(one), {}, {})
    await loaded()
    await user.click(screen.getByRole('button', { name: /^Remove/ }))
    expect(await screen.findByText('Your bag is empty.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Put .* back$/ })).toBeVisible()
  })

  test('8. another province has other taxes', async () => {
    const { user } = show(holding(aBag()), { initial: shownBag() })
    await user.selectOptions(screen.getByLabelText('Estimate taxes for'), 'Quebec')
    expect(await screen.findByText('QST 9.975%')).toBeVisible()
    expect(screen.getByLabelText('Estimate taxes for')).toHaveValue('QC')
  })

  test('9. in four payments it shows which is due when', async () => {
    const { user } = show(holding(aBag()), { initial: shownBag() })
    await user.selectOptions(screen.getByLabelText('How you would like to pay'), '4 Easy Payments')
    const plan = await screen.findByRole('list', { name: 'Easy Pay payments' })
    expect(within(plan).getAllByRole('listitem')).toHaveLength(4)
    expect(within(plan).getByText('Dec 21, 2026')).toBeVisible()
    expect(screen.getByText('First payment today: $86.92')).toBeVisible()
  })

  test('10. a refusal stands beside its line, and the quantity is taken back', async () => {
    const server = holding(aBag())
    server.on('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', () =>
      refusal(417, 'Only 2 of this item can be ordered right now.', 'Quantity'),
    )
    const { user } = show(server, { initial: shownBag() })
    await user.click(line(/Kettle/).getByRole('button', { name: 'One more' }))
    expect(await line(/Kettle/).findByRole('alert')).toHaveTextContent('Only 2 of this item')
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(2)
  })

  test('11. a refused removal leaves the line', async () => {
    const server = holding(aBag())
    server.on('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', () =>
      refusal(409, 'It was ordered.', 'CartGuid'),
    )
    const { user } = show(server, { initial: shownBag() })
    await user.click(screen.getByRole('button', { name: /^Remove Gooseneck/ }))
    await waitFor(() => expect(line(/Kettle/).getByRole('alert')).toHaveTextContent('It was ordered.'))
    expect(screen.queryByText(/was removed/)).toBeNull()
  })

  test('12. what the shop tells of a line stands beside it, the rest above', async () => {
    const messages = [
      { Message: 'Only 1 of the kettle.', Area: 'CartLines.line-1' },
      { Message: 'Fewer payments.', Area: 'NoOfInstallments' },
    ]
    show(holding(aBag({ Messages: messages })))
    await loaded()
    expect(line(/Kettle/).getByText('Only 1 of the kettle.')).toBeVisible()
    expect(line(/Kettle/).queryByText('Fewer payments.')).toBeNull()
    expect(screen.getByText('Fewer payments.')).toBeVisible()
  })

  test('13. with the shop away it says so, and comes back by itself with the network', async () => {
    const server = holding(aBag())
    server.reachable(false)
    show(server)
    expect(await screen.findByText(/Your bag is safe/)).toBeVisible()
    server.reachable(true)
    act(() => void dispatchEvent(new Event('online')))
    await loaded()
    await waitFor(() => expect(screen.queryByText(/Your bag is safe/)).toBeNull())
  })

  test('14. a change that did not get through can be tried again', async () => {
    const server = holding(aBag())
    const { user } = show(server, { initial: shownBag() })
    server.reachable(false)
    await user.click(line(/Kettle/).getByRole('button', { name: 'One more' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your bag was not changed.')
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(2)
    server.reachable(true)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByText('$999.99')[0]).toBeInTheDocument())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('15. the way to the checkout can be vetoed', async () => {
    const onBeforeCheckout = vi.fn(() => false)
    const { user } = show(holding(aBag()), { initial: shownBag(), onBeforeCheckout })
    const link = screen.getByRole('link', { name: 'Checkout' })
    const went = vi.fn((event: Event) => event.defaultPrevented)
    document.addEventListener('click', went, { once: true })
    await user.click(link)
    expect(onBeforeCheckout).toHaveBeenCalledWith({ count: 3, href: '/pages/checkout' })
    expect(went).toHaveReturnedWith(true)
  })

  test('16. shares its changes with the page’s other widgets', async () => {
    const { shop, user } = show(holding(aBag()), { initial: shownBag() })
    await user.click(screen.getByRole('button', { name: /^Remove Gooseneck/ }))
    await waitFor(() => expect(shop.models.of(bagModel).count.peek()).toBe(1))
  })

  test('17. speaks French', () => {
    show(holding(aBag()), { initial: shownBag({ language: 'fr' }) }, { language: 'fr' })
    expect(screen.getByText('TVH 13 %')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Passer à la caisse' })).toBeVisible()
    expect(screen.getByLabelText('Estimer les taxes pour')).toHaveDisplayValue('Ontario')
  })
})

describe('who has an account', () => {
  test('1. is told that its bag joins this one, and comes back here from signing in', async () => {
    const { shop, user } = show(holding(aBag()), { initial: shownBag() })
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(shop.session.jar.get('redirectToCart')).toBe('1')
  })

  test.each([
    ['is signed in', { cookies: `${cookies}; userToken=${encodeURIComponent('{"Token":"t","Edp":7}')}` }],
    ['is on another site’s page', { base: 'https://shop.test' }],
  ])('2. needs no such link where it %s', async (_, options) => {
    show(holding(aBag()), { initial: shownBag() }, options)
    await loaded()
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })
})

describe('a promo code', () => {
  test('1. is used, named and taken off; then taken back', async () => {
    const { user } = show(holding(aBag()), { initial: shownBag() })
    await user.type(screen.getByLabelText('Promo code'), ' welcome10 {Enter}')
    const codes = within(await screen.findByRole('list', { name: 'Promo codes in use' }))
    expect(codes.getByRole('listitem')).toHaveTextContent('WELCOME10 10% off')
    expect(screen.getByText('-$19.90')).toBeVisible()
    expect(screen.getByText('The promo code welcome10 is applied.')).toBeInTheDocument()
    expect(screen.getByLabelText('Promo code')).toHaveValue('')
    await user.click(codes.getByRole('button', { name: 'Remove the promo code WELCOME10' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Promo codes in use' })).toBeNull())
    expect(screen.getByLabelText('Promo code')).toHaveFocus()
  })

  test('2. that is refused says why beside the field, which has the focus and keeps the code', async () => {
    const { user } = show(holding(aBag()), { initial: shownBag() })
    await user.type(screen.getByLabelText('Promo code'), 'EXPIRED')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    const field = screen.getByLabelText('Promo code')
    await waitFor(() => expect(field).toHaveAccessibleDescription('EXPIRED ended on Nov 1.'))
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(field).toHaveValue('EXPIRED')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('3. that takes nothing off now says why, and can be taken back', async () => {
    const idle = { Code: 'BIG50', Description: '$50 off', Amount: 0, IsApplied: false }
    const why = { Message: 'Promo code BIG50 needs $300.00 of merchandise.', Area: 'PromoCode' }
    show(holding(aBag({ Promotions: [idle], Messages: [why] })))
    await loaded()
    const summary = within(screen.getByRole('region', { name: 'Order summary' }))
    expect(summary.getByText(why.Message)).toBeVisible()
    expect(screen.getAllByText(why.Message)).toHaveLength(1)
    expect(summary.getByRole('listitem')).toHaveTextContent('BIG50 $50 off (not applied)')
    expect(summary.getByRole('button', { name: 'Remove the promo code BIG50' })).toBeVisible()
  })

  test('4. that is empty is asked for', async () => {
    const server = holding(aBag())
    const { user } = show(server, { initial: shownBag() })
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.getByLabelText('Promo code')).toHaveFocus()
    expect(server.requests).toEqual([])
  })
})

describe('a line that changed', () => {
  const changed = (about: Partial<WireBag['CartLines'][number]>, ...texts: string[]) => {
    const [kettle, ...others] = aBag().CartLines
    const lines = kettle ? [{ ...kettle, ...about }, ...others] : []
    return aBag({ CartLines: lines, Messages: texts.map((Message) => ({ Message, Area: 'CartLines.line-1' })) })
  }
  const puts = (server: TestServer) => server.requests.filter((request) => request.startsWith('PUT'))

  test('1. has its new price accepted with one click: the same quantity is sent', async () => {
    const server = holding(changed({ PriceBefore: 49.99 }, 'The price has changed from $49.99 to $59.99.'))
    const { user } = show(server)
    await loaded()
    expect(line(/Kettle/).getByText('The price has changed from $49.99 to $59.99.')).toBeVisible()
    await user.click(line(/Kettle/).getByRole('button', { name: 'Accept $59.99' }))
    await waitFor(() => expect(puts(server)).toEqual([`PUT /carts/${bagGuid}/cartlines/line-1`]))
    await waitFor(() => expect(line(/Kettle/).getByRole('link')).toHaveFocus())
  })

  test('2. of which fewer are left takes those', async () => {
    const { user } = show(
      holding(changed({ Available: 1, PriceBefore: 49.99 }, 'Only 1 is left.', 'Its price changed.')),
    )
    await loaded()
    expect(line(/Kettle/).queryByRole('button', { name: /^Accept/ })).toBeNull()
    await user.click(line(/Kettle/).getByRole('button', { name: 'Take the 1 left' }))
    await waitFor(() => expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(1))
  })

  test('3. that is sold out has no quantity, and can go or wait', async () => {
    const { user } = show(holding(changed({ Available: 0 }, 'It is sold out.')))
    await loaded()
    const kettle = line(/Kettle/)
    expect(kettle.queryByRole('spinbutton')).toBeNull()
    expect(kettle.getByRole('button', { name: /^Save for later: Gooseneck / })).toBeVisible()
    await user.click(kettle.getAllByRole('button', { name: /^Remove/ })[1] ?? document.body)
    await waitFor(() => expect(screen.getByText('1 item')).toBeVisible())
    expect(screen.getByText(/was removed/)).toBeVisible()
  })

  test('4. that is not offered with Easy Pay says so, by its name', async () => {
    show(holding({ ...changed({ EasyPaymentPrice: null }), MaxInstallments: 1 }))
    await loaded()
    expect(screen.getByText(/^Gooseneck Kettle with Thermometer is not offered with Easy Pay/)).toBeVisible()
    expect(screen.queryByText(/^Long Cardigan.*Easy Pay/)).toBeNull()
  })
})

test('how much more makes delivery free is said', async () => {
  show(holding(aBag({ FreeShippingRemaining: 12.34 })))
  await loaded()
  expect(screen.getByText('$12.34 more and standard delivery is free')).toBeVisible()
})

describe('saving for later', () => {
  const saved = () => within(screen.getByRole('region', { name: 'Saved for later' }))
  const later = (name: string) => screen.getByRole('button', { name: `Save for later: ${name}` })
  const kettle = 'Gooseneck Kettle with Thermometer'

  test('1. takes a line out of the bag and keeps it below, at today’s price; it can be undone', async () => {
    const { user } = show(holding(aBag()), { initial: shownBag() }, { storage: memoryStorages() })
    await user.click(later(kettle))
    const undo = await screen.findByRole('button', { name: `Put ${kettle} back` })
    expect(undo).toHaveFocus()
    expect(saved().getByRole('link', { name: kettle })).toHaveAttribute('href', expect.stringContaining('412305'))
    expect(saved().getByText(/Red · Item 412-305 · 2 pieces/)).toBeVisible()
    await waitFor(() => expect(saved().getByText('$59.99')).toBeInTheDocument())
    await user.click(undo)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull())
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(2)
  })

  test('2. outlives the page, also in an empty bag, and goes back', async () => {
    const storage = memoryStorages()
    const first = show(holding(aBag()), { initial: shownBag() }, { storage })
    await first.user.click(later(kettle))
    await screen.findByRole('region', { name: 'Saved for later' })
    cleanup()
    const server = holding(aBag({ CartLines: [], ProductCount: 0 }))
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', ({ body }) => {
      expect(body).toEqual({ ItemNo: '412305', EdpNo: 9001, Quantity: 2 })
      return { status: 200, body: aBag() }
    })
    const { user } = show(server, {}, { storage })
    expect(await screen.findByText('Your bag is empty.')).toBeVisible()
    await user.click(saved().getByRole('button', { name: /^Move .* to the bag$/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull())
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(2)
    expect(screen.getByRole('heading', { name: 'Your bag' })).toHaveFocus()
  })

  test('3. is refused where it cannot go back, beside it', async () => {
    const storage = memoryStorages()
    const server = holding(aBag())
    server.on('POST /api/v2/{language}/carts/{guid}/cartlines', () =>
      refusal(417, 'This item is sold out.', 'Quantity'),
    )
    const { user } = show(server, { initial: shownBag() }, { storage })
    await user.click(later(kettle))
    await user.click(saved().getByRole('button', { name: /^Move/ }))
    expect(await saved().findByRole('alert')).toHaveTextContent('This item is sold out.')
  })

  test('3b. goes back once, however often it is clicked', async () => {
    const server = holding(aBag())
    const { user } = show(server, { initial: shownBag() }, { storage: memoryStorages() })
    await user.click(later(kettle))
    await user.dblClick(saved().getByRole('button', { name: /^Move/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull())
    expect(server.requests.filter((call) => /^POST .*cartlines$/.test(call))).toHaveLength(1)
  })

  test('4. keeps the bag as it was where the line cannot leave it', async () => {
    const server = holding(aBag())
    server.on('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', () =>
      refusal(409, 'It was ordered.', 'CartGuid'),
    )
    const { user } = show(server, { initial: shownBag() }, { storage: memoryStorages() })
    await user.click(later(kettle))
    expect(await line(/Kettle/).findByRole('alert')).toHaveTextContent('It was ordered.')
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull()
    // The undoing that had the focus is gone.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test('5. says of what is sold out or gone that it is, and lets it go', async () => {
    const storage = memoryStorages()
    const server = holding(aBag())
    server.on('GET /api/v3/{language}/products', () => ({ status: 200, body: productListOf([], {}) }))
    const { user } = show(server, { initial: shownBag() }, { storage })
    await user.click(later(kettle))
    expect(await saved().findByText('No longer offered')).toBeVisible()
    expect(saved().queryByRole('button', { name: /^Move/ })).toBeNull()
    await user.click(saved().getByRole('button', { name: /^Remove/ }))
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull()
  })

  test('6. is known to the other tabs', async () => {
    const storage = memoryStorages()
    show(holding(aBag()), { initial: shownBag() }, { storage })
    const item = { itemNo: '330118', edpNo: 8001, name: 'Cardigan', imageUrl: 'p/cardigan-navy-0', quantity: 1 }
    storage.local.setItem('savedItems', JSON.stringify([{ ...item, style: null, size: null }]))
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'savedItems' })))
    expect(saved().getByRole('link')).toHaveAttribute('href', expect.stringContaining('330118'))
  })

  test.each(['no JSON', '{}', '[{}]', '[{"itemNo":1}]'])('7. is nothing where storage holds %s', (text) => {
    const storage = memoryStorages()
    storage.local.setItem('savedItems', text)
    show(holding(aBag()), { initial: shownBag() }, { storage })
    expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull()
  })
})

test('what left the bag can be put back until something else is done', async () => {
  const { user } = show(holding(aBag()), { initial: shownBag() })
  await user.click(screen.getByRole('button', { name: /^Remove Gooseneck/ }))
  expect(await screen.findByText(/was removed/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Estimate taxes for'), 'Quebec')
  expect(screen.queryByText(/was removed/)).toBeNull()
})

describe('the HTML of the server', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <ShopContext value={aShop()}>
      <BagView initial={shownBag()} />
    </ShopContext>,
  )
  const forms = [...page.querySelectorAll('form')]

  test('18. has a form for every change, for pages without JavaScript', () => {
    expect(forms.map((form) => form.getAttribute('action'))).toEqual([
      '/bag/line',
      '/bag/line',
      '/bag/province',
      '/bag/installments',
      '/bag/promo',
    ])
    const [first] = forms
    expect(Object.fromEntries(new FormData(first))).toEqual({ line: 'line-1', quantity: '2' })
    expect(first?.querySelector('button[name="remove"]')).toHaveAttribute('type', 'submit')
  })
  test('19. has no inline style', () => expect(page.querySelector('[style]')).toBeNull())
})
