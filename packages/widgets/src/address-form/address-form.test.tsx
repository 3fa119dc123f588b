import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ShopContext } from '../kit/shop.tsx'
import { watchPosts } from '../testing/posts.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { AddressForm, type AddressFormProps } from './address-form.tsx'

const values = {
  firstName: 'Susan',
  lastName: 'Martin',
  address1: '88 Lakeshore Road East',
  address2: '',
  city: 'Mississauga',
  province: 'ON',
  zipCode: 'L5G 1C9',
  phone: '416-555-0123',
}
const show = (props: Partial<AddressFormProps> = {}, language: 'en' | 'fr' = 'en') => {
  const shop = aShop({ language, cookies: 'cartProvince=QC', fetch: aServer().fetch })
  const shown = renderIn(shop, <AddressForm kind="shipping" {...props} />)
  const form = shown.container.querySelector('form') as HTMLFormElement
  const posted = watchPosts()
  return { form, posted, user: userEvent.setup() }
}
const save = () => screen.getByRole('button', { name: 'Save the address' })

describe('the form of an address', () => {
  test('1. marks section 5’s required fields with an asterisk, and starts with the shopper’s province', () => {
    show()
    for (const field of ['First name', 'Last name', 'Address line 1', 'City', 'Postal code', 'Phone']) {
      expect(screen.getByLabelText(new RegExp(`^${field} \\*`))).toBeRequired()
    }
    expect(screen.getByLabelText(/^Address line 2 \(optional\)/)).not.toBeRequired()
    expect(screen.getByLabelText(/^Province or territory/)).toHaveValue('QC')
  })

  test('2. is not posted while a field is invalid; the first invalid field is focused', async () => {
    const { posted, user } = show({ address: { id: 'a1', values, isDefault: false } })
    const postal = screen.getByLabelText(/^Postal code/)
    await user.clear(postal)
    await user.type(postal, 'V5K 0A1')
    await user.click(save())
    expect(posted).toEqual([])
    expect(postal).toHaveFocus()
    expect(postal).toHaveAccessibleDescription(/not in the province/)
  })

  test('3. is posted once, with the address and the checkboxes', async () => {
    const { posted, form, user } = show({ address: { id: 'a1', values, isDefault: false } })
    await user.click(screen.getByLabelText('Make this my default shipping address'))
    await user.click(save())
    await user.click(screen.getByRole('button', { name: 'Saving…' }))
    expect(form).toHaveAttribute('method', 'post')
    expect(posted).toEqual([{ action: '/account/addresses/save', fields: { ...values, id: 'a1', isDefault: 'on' } }])
  })

  test('4. offers no default and no new address for the billing address', () => {
    const { form } = show({ kind: 'billing', address: { id: 'b', values, isDefault: false } }, 'fr')
    expect(screen.getByRole('heading', { name: 'Adresse de facturation' })).toBeVisible()
    expect(form).toHaveAttribute('action', '/account/addresses/billing')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('5. shows the server’s sentence at its field after a refusal, with the typed values', () => {
    const items = [{ area: 'Phone', message: 'Enter a phone number of ten digits.' }]
    show({ typed: { values: { ...values, phone: '12' }, isDefault: true, isBilling: false, items } })
    expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription(/ten digits\./)
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('12')
    expect(screen.getByLabelText('Make this my default shipping address')).toBeChecked()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('6. says that nothing is lost if the shop was not available', () => {
    show({ typed: { values, isDefault: false, isBilling: false, items: [], away: true } })
    expect(screen.getByRole('alert')).toHaveTextContent('What you typed is still here')
    expect(screen.getByLabelText(/^City/)).toHaveValue('Mississauga')
  })

  test('7. focuses the first invalid field in the server’s HTML, which has no inline styles', () => {
    const page = document.createElement('div')
    const items = [{ area: 'ZipCode', message: 'No such code.' }]
    page.innerHTML = renderToString(
      <ShopContext.Provider value={aShop()}>
        <AddressForm kind="shipping" typed={{ values, isDefault: false, isBilling: false, items }} />
      </ShopContext.Provider>,
    )
    expect(page.querySelector('[autofocus]')).toHaveAttribute('name', 'zipCode')
    expect(page.querySelector('[style]')).toBeNull()
  })
})
