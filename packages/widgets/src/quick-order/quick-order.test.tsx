import { toWire } from '@onair/core/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { fakeChannel } from '../testing/channel.ts'
import { productListOf, shownProducts, someProducts } from '../testing/fixtures.ts'
import { shownKettle } from '../testing/product.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { QuickOrder, type QuickOrderProps } from './quick-order.tsx'

const products = 'GET /api/v3/{language}/products'
const styleCodes = 'GET /api/v3/{language}/products/{itemNo}/styleCodes'
const newBag = 'POST /api/v2/{language}/carts'
const newLine = 'POST /api/v2/{language}/carts/{guid}/cartlines'

/** The kettle (412305) has four styles, the pan (412311) and the fryer (412355) one; the knives (412322) are sold out. */
function show(props: QuickOrderProps = {}, options: Parameters<typeof aShop>[0] = {}) {
  const server = aServer()
  const asked: string[] = []
  const added: unknown[] = []
  server.on(products, ({ query }) => {
    const itemNos = query.get('itemNos') ?? ''
    asked.push(itemNos)
    const list = productListOf(itemNos.split('-'))
    return {
      status: 200,
      body: { ...list, Products: list.Products.map((one) => ({ ...one, EdpCount: one.ItemNo === '412305' ? 4 : 1 })) },
    }
  })
  const { styles, sizes, edps } = shownKettle()
  server.on(styleCodes, () => ({ status: 200, body: toWire({ styles, sizes, edps }) }))
  const view = renderIn(
    aShop({ fetch: server.fetch, ...options }),
    <QuickOrder onAdded={(one) => added.push(one)} {...props} />,
  )
  return { server, asked, added, user: userEvent.setup(), ...view }
}
const field = (row: number) => screen.getByRole('textbox', { name: `Item number, row ${row}` })
const quantity = (row: number) => screen.getByRole('spinbutton', { name: `Quantity, row ${row}` })
const rowOf = (row: number) => {
  const item = field(row).closest('li')
  if (!item) throw new Error(`There is no row ${row}`)
  return item
}
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Add all to bag' }))
const status = () => screen.getByRole('status')
const linesOf = (server: ReturnType<typeof aServer>) =>
  server.requests.filter((request) => /^POST \/carts/.test(request)).length

beforeEach(() => void fakeChannel())
afterEach(() => void vi.unstubAllGlobals())

describe('checked while typing', () => {
  test('0. a change of language keeps the rows', async () => {
    const { server, user, rerender } = show()
    await user.type(field(2), '412311')
    await user.clear(quantity(2))
    await user.type(quantity(2), '4')
    await user.tab()
    rerender(
      <ShopContext.Provider value={aShop({ fetch: server.fetch, language: 'fr' })}>
        <QuickOrder />
      </ShopContext.Provider>,
    )
    const second = screen.getAllByRole('listitem')[1] as HTMLElement
    expect(within(second).getByRole('textbox')).toHaveValue('412311')
    expect(within(second).getByRole('spinbutton')).toHaveValue(4)
  })
  test('1. a number shows its product, price and Easy Pay, once for the whole number', async () => {
    const { asked, user } = show()
    await user.type(field(1), '412-355')
    expect(await within(rowOf(1)).findByRole('link', { name: 'Five-litre Air Fryer' })).toHaveAttribute(
      'href',
      '/pages/productdetails?nav=R:412355',
    )
    expect(rowOf(1)).toHaveTextContent(/\$149\.99.*\$30\.00/s)
    expect(asked).toEqual(['412355'])
    expect(status()).toHaveTextContent('Five-litre Air Fryer found.')
    expect(field(1)).toHaveAccessibleDescription(/Five-litre Air Fryer/)
  })

  test('2. text that is no number shows its error when the field loses the focus, not during typing', async () => {
    const { asked, user } = show()
    await user.type(field(1), '4123')
    expect(field(1)).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(field(1)).toHaveAttribute('aria-invalid', 'true')
    expect(field(1)).toHaveAccessibleDescription(/six to nine digits/)
    expect(asked).toEqual([])
  })

  test('3. an unknown number, a sold-out product and a donation show a message, and none is added', async () => {
    const { server, user } = show({ items: '999999 412322' })
    expect(await within(rowOf(1)).findByText('We have no item 999-999. Please check the number.')).toBeVisible()
    expect(rowOf(2)).toHaveTextContent('Sold out')
    expect(status()).toHaveTextContent('1 item found. 1 item number not found.')
    server.on(products, () => ({
      status: 200,
      body: {
        ...productListOf([]),
        Products: someProducts()
          .slice(1, 2)
          .map((one) => ({ ...one, IsDonation: true })),
      },
    }))
    await user.type(field(3), '412311')
    expect(await within(rowOf(3)).findByRole('link', { name: 'Choose an amount' })).toBeVisible()
    await press(user)
    await waitFor(() => expect(status()).toHaveTextContent('3 rows need your attention.'))
    expect(field(1)).toHaveFocus()
    expect(linesOf(server)).toBe(0)
  })

  test('4. a late reply belongs to its number', async () => {
    const { server, user } = show()
    const delayed = server.delayReplies()
    await user.type(field(1), '412355{Enter}')
    await user.clear(field(1))
    await user.type(field(1), '412311{Enter}')
    delayed.release()
    expect(await within(rowOf(1)).findByRole('link', { name: /Frying Pan/ })).toBeVisible()
    expect(rowOf(1)).not.toHaveTextContent('Air Fryer')
  })

  test('5. while the shop is unreachable, typed numbers stay, and are checked again', async () => {
    const { server, user } = show()
    server.reachable(false)
    await user.type(field(1), '412311{Enter}')
    expect(await screen.findByText(/What you typed is still here/)).toBeVisible()
    server.reachable(true)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await within(rowOf(1)).findByRole('link', { name: /Frying Pan/ })).toBeVisible()
    expect(screen.queryByText(/What you typed is still here/)).toBeNull()
  })
})

describe('rows', () => {
  test('6. Enter goes to the next row, from a blank one to the button', async () => {
    const { user } = show()
    await user.type(field(1), '412311{Enter}')
    expect(field(2)).toHaveFocus()
    await user.keyboard('412355{Enter}')
    expect(field(3)).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Add all to bag' })).toHaveFocus()
  })

  test('7. there is always a blank row after the last', async () => {
    const { user } = show()
    expect(screen.getAllByRole('textbox')).toHaveLength(3)
    await user.type(field(3), '4')
    expect(screen.getAllByRole('textbox')).toHaveLength(4)
  })

  test('8. a pasted list becomes rows with its quantities, checked by one call', async () => {
    const { asked, user } = show()
    await user.click(field(1))
    await user.paste('412-311 x 2\n412355\t3\nkettle')
    expect([field(1), field(2), field(3)].map((one) => (one as HTMLInputElement).value)).toEqual([
      '412-311',
      '412355',
      'kettle',
    ])
    expect([quantity(1), quantity(2)].map((one) => (one as HTMLInputElement).value)).toEqual(['2', '3'])
    expect(field(4)).toHaveFocus()
    expect(await within(rowOf(1)).findByRole('link')).toBeVisible()
    expect(asked).toEqual(['412311-412355'])
    expect(field(3)).toHaveAccessibleDescription(/six to nine digits/)
  })

  test('9. a list that is typed into one field becomes rows too', async () => {
    const { user } = show()
    await user.type(field(1), '412311 412355 x 2{Enter}')
    expect([field(1), field(2)].map((one) => (one as HTMLInputElement).value)).toEqual(['412311', '412355'])
    expect(quantity(2)).toHaveValue(2)
    expect(field(3)).toHaveFocus()
  })

  test('10. are at most as many as a bag’s lines; the others are counted', async () => {
    const { user } = show()
    await user.click(field(1))
    await user.paste(Array.from({ length: 103 }, (_, index) => 500_000 + index).join('\n'))
    expect(screen.getAllByRole('textbox')).toHaveLength(100)
    expect(status()).toHaveTextContent('3 items of your list did not fit')
  })

  test('11. removing a row moves the focus to its neighbour; the list can be cleared', async () => {
    const { user } = show({ items: '412311 412355' })
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }))
    expect(field(1)).toHaveValue('412355')
    expect(field(1)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Clear the list' }))
    expect(screen.getAllByRole('textbox').map((one) => (one as HTMLInputElement).value)).toEqual(['', '', ''])
  })

  test('12. a quantity that cannot be ordered needs another', async () => {
    const { server, user } = show({ items: '412311 x 120' })
    expect(await within(rowOf(1)).findByText('You can order from 1 to 99 of an item.')).toBeVisible()
    await press(user)
    expect(linesOf(server)).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Order 99' }))
    await press(user)
    await waitFor(() => expect(linesOf(server)).toBe(1))
  })
})

describe('adding to the bag', () => {
  test('13. all rows in sequence, each announced once', async () => {
    const { server, added, user } = show({ items: '412311 x 2, 412355' })
    await press(user)
    await waitFor(() => expect(status()).toHaveTextContent('2 items were added to your bag.'))
    expect(within(rowOf(1)).getByText('In your bag')).toBeVisible()
    expect(screen.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/pages/shoppingbag')
    expect(added).toEqual([
      { itemNo: '412311', edpNo: 900_001, quantity: 2, count: 2 },
      { itemNo: '412355', edpNo: 900_005, quantity: 1, count: 3 },
    ])
    await press(user)
    await waitFor(() => expect(status()).toHaveTextContent('Type at least one item number.'))
    expect(linesOf(server)).toBe(2)
  })

  test('14. a product with several styles waits for a choice; the others are added', async () => {
    const { added, user } = show({ items: '412305 412311' })
    await within(rowOf(1)).findByRole('combobox', { name: 'Style and size' })
    await press(user)
    await waitFor(() => expect(status()).toHaveTextContent('1 item was added to your bag. 1 row needs your attention.'))
    expect(within(rowOf(1)).getByRole('combobox')).toHaveFocus()
    await user.selectOptions(within(rowOf(1)).getByRole('combobox'), '9002')
    expect(within(rowOf(1)).getByRole('option', { name: /Ivory.*Sold out/ })).toBeDisabled()
    await press(user)
    await waitFor(() => expect(added).toHaveLength(2))
    expect(added[1]).toMatchObject({ itemNo: '412305', edpNo: 9002 })
  })

  test('15. a refused row stays with the server’s sentence, and the others are added', async () => {
    const { server, added, user } = show({ items: '412311 x 5, 412355' })
    server.on(newBag, () => refusal(417, 'Only 2 of this item can be ordered right now.', 'Quantity'))
    await press(user)
    expect(await within(rowOf(1)).findByText('Only 2 of this item can be ordered right now.')).toBeVisible()
    expect(field(1)).toHaveFocus()
    expect(field(1)).toHaveAccessibleDescription(/Only 2 of this item/)
    expect(added).toEqual([])
    expect(quantity(1)).toHaveValue(5)
  })

  test('16. rows not yet in the bag stay when the shop becomes unreachable', async () => {
    const { server, added, user } = show({ items: '412311 412355' })
    await within(rowOf(2)).findByRole('link')
    server.on(newLine, () => 'lost')
    await press(user)
    await waitFor(() => expect(status()).toHaveTextContent(/1 item was added to your bag. The shop cannot be reached/))
    expect(added).toHaveLength(1)
    expect(within(rowOf(1)).getByText('In your bag')).toBeVisible()
    expect(within(rowOf(2)).queryByText('In your bag')).toBeNull()
  })

  test('17. each line is a write with its own key', async () => {
    const keys: (string | null)[] = []
    const { server, user } = show({ items: '412311 412355' })
    server.on(newLine, ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      return refusal(417, 'No.', 'Quantity')
    })
    server.on(newBag, ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      return refusal(417, 'No.', 'Quantity')
    })
    await press(user)
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(new Set(keys).size).toBe(2)
  })

  test('18. a veto leaves the row on the list', async () => {
    const { server, user } = show({ items: '412311', onBeforeAdd: () => false })
    await press(user)
    await waitFor(() => expect(status()).toHaveTextContent('1 row needs your attention.'))
    expect(linesOf(server)).toBe(0)
  })

  test('19. an empty form requires a number', async () => {
    const { user } = show()
    await press(user)
    await waitFor(() => expect(status()).toHaveTextContent('Type at least one item number.'))
    expect(field(1)).toHaveFocus()
  })
})

test('20. speaks French', async () => {
  show({ items: '999999' }, { language: 'fr' })
  expect(await screen.findByText('Nous n’avons aucun article 999-999. Veuillez vérifier le numéro.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Tout ajouter au panier' })).toBeVisible()
})

describe('without JavaScript', () => {
  const html = (props: QuickOrderProps) => {
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop()}>
        <QuickOrder {...props} />
      </ShopContext.Provider>,
    )
    return page
  }
  const pan = shownProducts()[1]
  if (!pan) throw new Error('The fixtures have a pan')

  test('21. the form posts, and a second button checks it', () => {
    const page = html({})
    const form = page.querySelector('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/quickorder/add'])
    expect([...new FormData(form ?? undefined).keys()]).toEqual([
      'item1',
      'quantity1',
      'item2',
      'quantity2',
      'item3',
      'quantity3',
    ])
    const check = within(page).getByRole('button', { name: 'Check the numbers' })
    expect([check.getAttribute('formmethod'), check.getAttribute('formaction')]).toEqual(['get', '/pages/quickorder'])
    expect(page.querySelector('[style]')).toBeNull()
  })

  test('22. the page shows the products that the server has read, and why rows were refused', () => {
    const page = html({
      initial: {
        entries: [
          { text: '412311', quantity: 4, refused: 'Only 2 of this item can be ordered right now.' },
          { text: '999999', quantity: 1 },
        ],
        items: [{ product: pan }],
        unknown: ['999999'],
      },
    })
    expect(page).toHaveTextContent('Only 2 of this item can be ordered right now.')
    expect(page).toHaveTextContent('We have no item 999-999.')
    expect(page.querySelector('input[name=quantity1]')).toHaveValue(4)
  })
})
