import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { someAddress } from '../testing/account.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aShop } from '../testing/shop.ts'
import { Addresses, type AddressesProps } from './addresses.tsx'

const second = someAddress({ id: 'a2', isDefault: false, address1: '2 Elgin Street' })
const two = { billing: someAddress({ id: 'b', isDefault: false }), shipping: [someAddress(), second] }
const show = (props: Partial<AddressesProps> = {}, language: 'en' | 'fr' = 'en') =>
  renderIn(aShop({ language }), <Addresses {...two} {...props} />)

describe('the list of addresses', () => {
  test('1. names the default, and has buttons with each address’s name to edit, remove and choose it', () => {
    show()
    const [first, other] = within(screen.getByRole('region', { name: 'Shipping addresses' })).getAllByRole('listitem')
    expect(first).toHaveTextContent('Default shipping address')
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull()
    const inOther = within(other as HTMLElement)
    expect(inOther.getByRole('link', { name: 'Edit – 2 Elgin Street' })).toHaveAttribute(
      'href',
      '/pages/myaccount/addresses/addaddress?id=a2',
    )
    const form = inOther.getByRole('button', { name: 'Make default – 2 Elgin Street' }).closest('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/account/addresses/default'])
    expect(new FormData(form ?? undefined).get('id')).toBe('a2')
  })

  test('2. asks before an address is removed', async () => {
    show()
    await userEvent.click(screen.getByRole('link', { name: 'Remove – 2 Elgin Street' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove this address?' })
    expect(dialog).toHaveTextContent('2 Elgin Street')
    const confirm = within(dialog).getByRole('button', { name: 'Remove the address' })
    const form = dialog.querySelector('form')
    expect(confirm).toHaveAttribute('form', form?.id)
    expect(form).toHaveAttribute('action', '/account/addresses/remove')
    expect(new FormData(form ?? undefined).get('id')).toBe('a2')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('3. says what was done, or that it failed', () => {
    show({ done: 'removed' })
    expect(screen.getByRole('status')).toHaveTextContent('Your address was removed.')
    show({ refused: 'gone' }, 'fr')
    expect(screen.getByRole('alert')).toHaveTextContent('Cette adresse n’est plus dans votre compte.')
  })

  test('4. links to the forms if empty; says so if full', () => {
    const { unmount } = show({ billing: null, shipping: [] })
    expect(screen.getByRole('link', { name: 'Add a billing address' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add an address' })).toBeVisible()
    unmount()
    show({ shipping: Array.from({ length: 50 }, (_, n) => someAddress({ id: String(n) })) })
    expect(screen.queryByRole('link', { name: 'Add an address' })).toBeNull()
    expect(screen.getByText(/holds 50 addresses/)).toBeVisible()
  })

  test('5. without JavaScript, asks in the page, with a link to cancel', () => {
    const page = document.body.appendChild(document.createElement('div'))
    onTestFinished(() => page.remove())
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop()}>
        <Addresses {...two} asking="a2" />
      </ShopContext.Provider>,
    )
    const question = within(page).getByRole('region', { name: 'Remove this address?' })
    expect(within(question).getByRole('button', { name: 'Remove the address' })).toHaveAttribute('type', 'submit')
    expect(within(question).getByRole('link', { name: 'Keep it' })).toHaveAttribute(
      'href',
      '/pages/myaccount/addresses',
    )
    expect(page.querySelector('[style]')).toBeNull()
  })
})
