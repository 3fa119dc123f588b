import { act, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { bagModel } from '../models/bag.model.ts'
import { bagCookies, line, loaded, showBag, withBag } from '../testing/at-bag.tsx'
import { aBag, bagGuid, shownBag } from '../testing/bag.fixtures.ts'
import { refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { BagView } from './bag.tsx'

describe('the bag', () => {
  test('1. is read if the server rendered none but the cookie names one', async () => {
    showBag(withBag(aBag()))
    expect(screen.getByText('Opening your bag…')).toBeInTheDocument()
    await loaded()
    expect(screen.getByText('3 items')).toBeVisible()
    expect(line(/Cardigan/).getByText('Item 330-118').parentElement).toHaveTextContent(/Navy · S · Item 330-118/)
    expect(screen.getByText('HST 13%')).toBeVisible()
    expect(screen.getAllByText('$236.14')[0]).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/pages/checkout')
  })

  test('2. shows the server’s bag without a request', async () => {
    const server = withBag(aBag())
    showBag(server, { initial: shownBag() })
    await loaded()
    expect(server.requests).toEqual([])
  })

  test.each([
    ['and left', false, 1],
    ['and not left yet', true, 0],
  ])('2b. a quantity that was typed before hydration %s', async (_, focused, changes) => {
    const server = withBag(aBag())
    const shop = aShop({ cookies: bagCookies, fetch: server.fetch })
    const view = (
      <ShopContext.Provider value={shop}>
        <BagView initial={shownBag()} />
      </ShopContext.Provider>
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(view)
    const field = within(container).getAllByRole<HTMLInputElement>('spinbutton')[0]
    if (!field) throw new Error('The bag has no quantity')
    field.value = '3'
    if (focused) field.focus()
    render(view, { container, hydrate: true })
    await loaded()
    await waitFor(() => expect(server.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(changes))
    expect(within(container).getAllByRole('spinbutton')[0]).toHaveValue(3)
  })

  test('3. is read again if the cookies name another bag', async () => {
    const server = withBag(aBag({ OrderTotal: 1 }))
    showBag(server, { initial: shownBag() }, { cookies: `cartGuid=${bagGuid}; cartProductCount=9` })
    await waitFor(() => expect(screen.getAllByText('$1.00')[0]).toBeInTheDocument())
  })

  test('4. shows an empty bag with a link to shop if there is none', () => {
    const server = withBag(aBag())
    showBag(server, {}, { cookies: '' })
    expect(screen.getByText('Your bag is empty.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Shop now' })).toHaveAttribute('href', '/')
    expect(server.requests).toEqual([])
  })

  test.each([
    ['the shop’s own page', '', /^Your browser refuses the shop’s cookies/],
    ['another site’s page', 'https://shop.example', /^Your browser keeps nothing for this site/],
  ])('4a. on %s in a browser that keeps no cookies it promises nothing', (_, base, sentence) => {
    showBag(withBag(aBag()), {}, { cookies: '', keepsCookies: false, base })
    expect(screen.getByText(sentence)).toBeVisible()
    expect(screen.queryByText(/21 days/)).toBeNull()
  })

  test('5. counts every quick click, and shows the server’s totals', async () => {
    const server = withBag(aBag())
    const { user } = showBag(server, { initial: shownBag() })
    const delayed = server.delayReplies()
    for (let click = 0; click < 3; click += 1)
      await user.click(line(/Kettle/).getByRole('button', { name: 'One more' }))
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(5)
    expect(screen.getAllByText('$236.14')[0]).toBeInTheDocument()
    expect(screen.getByText('Updating the totals…')).toBeInTheDocument()
    delayed.release()
    await waitFor(() => expect(screen.getAllByText('$999.99')[0]).toBeInTheDocument())
    await waitFor(() => expect(screen.queryByText('Updating the totals…')).toBeNull())
    // A screen reader says it only when it changes.
    expect(screen.getByText('Order total').closest('[aria-live=polite]')).toHaveTextContent('$999.99')
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(5)
  })

  test('6. a removed line can be restored; the undo button gets the focus', async () => {
    const { user } = showBag(withBag(aBag()), { initial: shownBag() })
    await user.click(screen.getByRole('button', { name: 'Remove Gooseneck Kettle with Thermometer' }))
    const undo = await screen.findByRole('button', { name: 'Put Gooseneck Kettle with Thermometer back' })
    expect(undo).toHaveFocus()
    expect(screen.getByText('1 item')).toBeVisible()
    await user.click(undo)
    await waitFor(() => expect(screen.getByText('3 items')).toBeVisible())
    expect(screen.queryByText(/was removed/)).toBeNull()
    expect(screen.getByRole('heading', { name: 'Your bag' })).toHaveFocus()
  })

  test('7. the last line can be restored to the empty bag', async () => {
    const one = aBag({ CartLines: aBag().CartLines.slice(0, 1), ProductCount: 2 })
    const { user } = showBag(withBag(one), {}, {})
    await loaded()
    await user.click(screen.getByRole('button', { name: /^Remove/ }))
    expect(await screen.findByText('Your bag is empty.')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Put .* back$/ })).toBeVisible()
  })

  test('8. another province has other taxes', async () => {
    const { user } = showBag(withBag(aBag()), { initial: shownBag() })
    await user.selectOptions(screen.getByLabelText('Estimate taxes for'), 'Quebec')
    expect(await screen.findByText('QST 9.975%')).toBeVisible()
    expect(screen.getByLabelText('Estimate taxes for')).toHaveValue('QC')
  })

  test('9. in four payments it shows which is due when', async () => {
    const { user } = showBag(withBag(aBag()), { initial: shownBag() })
    await user.click(screen.getByRole('radio', { name: /^4 payments/ }))
    const plan = await screen.findByRole('list', { name: 'Easy Pay payments' })
    expect(within(plan).getAllByRole('listitem')).toHaveLength(4)
    expect(within(plan).getByText('Dec 21, 2026')).toBeVisible()
    const due = screen.getByText('Easy Pay', { selector: 'dt' })
    expect(due.nextElementSibling).toHaveTextContent('Today $86.92, then ')
    expect(due.closest('dl')).toContainElement(screen.getByText('Order total'))
  })

  test('10. a refusal shows beside its line, and the quantity is rolled back', async () => {
    const server = withBag(aBag())
    server.on('PUT /api/v2/{language}/carts/{guid}/cartlines/{id}', () =>
      refusal(417, 'Only 2 of this item can be ordered right now.', 'Quantity'),
    )
    const { user } = showBag(server, { initial: shownBag() })
    await user.click(line(/Kettle/).getByRole('button', { name: 'One more' }))
    expect(await line(/Kettle/).findByRole('alert')).toHaveTextContent('Only 2 of this item')
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(2)
  })

  test('11. the line stays when its removal is refused', async () => {
    const server = withBag(aBag())
    server.on('DELETE /api/v2/{language}/carts/{guid}/cartlines/{id}', () =>
      refusal(409, 'It was ordered.', 'CartGuid'),
    )
    const { user } = showBag(server, { initial: shownBag() })
    await user.click(screen.getByRole('button', { name: /^Remove Gooseneck/ }))
    await waitFor(() => expect(line(/Kettle/).getByRole('alert')).toHaveTextContent('It was ordered.'))
    expect(screen.queryByText(/was removed/)).toBeNull()
  })

  test('12. a message about a line shows beside it, other messages above', async () => {
    const messages = [
      { Message: 'Only 1 of the kettle.', Area: 'CartLines.line-1' },
      { Message: 'Fewer payments.', Area: 'NoOfInstallments' },
    ]
    showBag(withBag(aBag({ Messages: messages })))
    await loaded()
    expect(line(/Kettle/).getByText('Only 1 of the kettle.')).toBeVisible()
    expect(line(/Kettle/).queryByText('Fewer payments.')).toBeNull()
    expect(screen.getByText('Fewer payments.')).toBeVisible()
  })

  test('13. says that the shop is unreachable, and reads the bag when the network is back', async () => {
    const server = withBag(aBag())
    server.reachable(false)
    showBag(server)
    expect(await screen.findByText(/Your bag is safe/)).toBeVisible()
    server.reachable(true)
    act(() => void dispatchEvent(new Event('online')))
    await loaded()
    await waitFor(() => expect(screen.queryByText(/Your bag is safe/)).toBeNull())
  })

  test('14. a change that did not reach the server can be repeated', async () => {
    const server = withBag(aBag())
    const { user } = showBag(server, { initial: shownBag() })
    server.reachable(false)
    await user.click(line(/Kettle/).getByRole('button', { name: 'One more' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Your bag was not changed.')
    expect(line(/Kettle/).getByRole('spinbutton')).toHaveValue(2)
    server.reachable(true)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getAllByText('$999.99')[0]).toBeInTheDocument())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('15. a listener can veto the checkout', async () => {
    const onBeforeCheckout = vi.fn(() => false)
    const { user } = showBag(withBag(aBag()), { initial: shownBag(), onBeforeCheckout })
    const link = screen.getByRole('link', { name: 'Checkout' })
    const went = vi.fn((event: Event) => event.defaultPrevented)
    document.addEventListener('click', went, { once: true })
    await user.click(link)
    expect(onBeforeCheckout).toHaveBeenCalledWith({ count: 3, href: '/pages/checkout' })
    expect(went).toHaveReturnedWith(true)
  })

  test('16. shows its changes in the page’s other widgets', async () => {
    const { shop, user } = showBag(withBag(aBag()), { initial: shownBag() })
    await user.click(screen.getByRole('button', { name: /^Remove Gooseneck/ }))
    await waitFor(() => expect(shop.models.of(bagModel).count.peek()).toBe(1))
  })

  test('17. speaks French', () => {
    showBag(withBag(aBag()), { initial: shownBag({ language: 'fr' }) }, { language: 'fr' })
    expect(screen.getByText('TVH 13 %')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Passer la commande' })).toBeVisible()
    expect(screen.getByLabelText('Estimer les taxes pour')).toHaveDisplayValue('Ontario')
  })
})

describe('a customer with an account', () => {
  test('1. is told that their bag is merged with this one, and returns here after signing in', async () => {
    const { shop, user } = showBag(withBag(aBag()), { initial: shownBag() })
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    expect(shop.session.jar.get('redirectToCart')).toBe('1')
  })

  test.each([
    ['is signed in', { cookies: `${bagCookies}; userToken=${encodeURIComponent('{"Token":"t","Edp":7}')}` }],
    ['is on another site’s page', { base: 'https://shop.test' }],
  ])('2. needs no such link where it %s', async (_, options) => {
    showBag(withBag(aBag()), { initial: shownBag() }, options)
    await loaded()
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
  })
})

test('a 503 counts as an unreachable shop', async () => {
  const server = withBag(aBag())
  server.on('GET /api/v2/{language}/carts/{guid}', () => refusal(503, 'Please try again in a moment.', 'Server'))
  const { user } = showBag(server)
  expect(await screen.findByText(/Your bag is safe/)).toBeVisible()
  expect(screen.queryByText('Opening your bag…')).toBeNull()
  act(() => void dispatchEvent(new Event('online')))
  await waitFor(() => expect(server.requests).toHaveLength(2))
  expect(screen.getByText(/Your bag is safe/)).toBeVisible()
  server.on('GET /api/v2/{language}/carts/{guid}', () => ({ status: 200, body: aBag() }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await loaded()
  expect(screen.queryByText(/Your bag is safe/)).toBeNull()
})

test('the amount missing for free delivery is shown', async () => {
  showBag(withBag(aBag({ FreeShippingRemaining: 12.34 })))
  await loaded()
  expect(screen.getByText('$12.34 more and standard delivery is free')).toBeVisible()
})

test('a removed line can be restored until the next change', async () => {
  const { user } = showBag(withBag(aBag()), { initial: shownBag() })
  await user.click(screen.getByRole('button', { name: /^Remove Gooseneck/ }))
  expect(await screen.findByText(/was removed/)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Estimate taxes for'), 'Quebec')
  expect(screen.queryByText(/was removed/)).toBeNull()
})

test('a line removed from an edited order cannot be restored to the shopper’s own bag, nor the reverse', async () => {
  const editing = { ModifyOrderNo: '40100001', ModifyDeadline: '2026-11-21T18:00:00.000Z' }
  const { user, shop } = showBag(withBag(aBag(editing)), { initial: shownBag(editing) })
  await user.click(screen.getByRole('button', { name: /^Remove Gooseneck/ }))
  expect(await screen.findByText(/was removed/)).toBeVisible()
  act(() => shop.models.of(bagModel).replace(shownBag()))
  expect(screen.queryByText(/was removed/)).toBeNull()
})

test('an edited order without lines does not promise to keep the bag', async () => {
  const editing = { ModifyOrderNo: '40100001', ModifyDeadline: '2026-11-21T18:00:00.000Z', CartLines: [] }
  showBag(withBag(aBag(editing)), { initial: shownBag(editing) })
  expect(screen.getByText('Your bag is empty.')).toBeVisible()
  expect(screen.queryByText(/21 days/)).toBeNull()
})

describe('the HTML of the server', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <ShopContext.Provider value={aShop()}>
      <BagView initial={shownBag()} />
    </ShopContext.Provider>,
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
    const payments = forms.find((form) => form.getAttribute('action') === '/bag/installments')
    expect([...new FormData(payments)]).toEqual([['installments', '1']])
    expect(payments?.querySelector('button')).toHaveAttribute('type', 'submit')
  })
  test('19. has no inline style', () => expect(page.querySelector('[style]')).toBeNull())
})
