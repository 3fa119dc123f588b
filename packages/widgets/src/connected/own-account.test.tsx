import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { guestCookie, memberCookie } from '../testing/checkout.fixtures.ts'
import { renderIn } from '../testing/render.tsx'
import { aServer } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { OwnAccount, type OwnAccountProps } from './own-account.tsx'

const cookies = `${memberCookie}; userName=Susan`
const show = (props: Partial<OwnAccountProps> = {}, options: Parameters<typeof aShop>[0] = {}) =>
  renderIn(
    aShop({ cookies, base: 'http://shop.test', ...options }),
    <OwnAccount crumbs={[{ text: 'Easy Pay' }]} {...props}>
      The screen
    </OwnAccount>,
  )

test('1. says whose account it is: a possessive in English, the name alone in French', () => {
  show()
  expect(screen.getByText('Susan').parentElement).toHaveTextContent('Susan’s ACCOUNT')
  document.body.replaceChildren()
  show({}, { language: 'fr' })
  expect(screen.getByText('Susan')).toBeVisible()
})

test('2. takes the name from the screen’s data if there is no cookie', () => {
  show({ firstName: 'Susan' }, { cookies: memberCookie })
  expect(screen.getByText('Susan').parentElement).toHaveTextContent('Susan’s ACCOUNT')
})

test('3. shows the customer number, but not a guest’s 0', () => {
  show({ customerNo: '1000007' })
  expect(screen.getByText('1000007').parentElement).toHaveTextContent('Customer number 1000007')
  document.body.replaceChildren()
  show({ customerNo: '0' })
  expect(screen.queryByText(/Customer number/)).toBeNull()
  document.body.replaceChildren()
  // Favourites, orders and payments do not have it: it is the signed-in member's.
  show()
  expect(screen.getByText('7').parentElement).toHaveTextContent('Customer number 7')
  document.body.replaceChildren()
  show({}, { cookies: guestCookie })
  expect(screen.queryByText(/Customer number/)).toBeNull()
})

test('4. the breadcrumb begins with a link to the account and ends with the screen, without a link', () => {
  show()
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(crumbs.getByRole('link', { name: 'My account' })).toHaveAttribute('href', 'http://shop.test/pages/myaccount')
  expect(crumbs.getByText('Easy Pay')).toHaveAttribute('aria-current', 'page')
})

test('5. signs out', async () => {
  const server = aServer()
  server.on('POST /api/v2/{language}/accounts/{edp}/signout', () => ({ status: 204 }))
  const shop = aShop({ cookies, base: 'http://shop.test', fetch: server.fetch })
  renderIn(shop, <OwnAccount crumbs={[{ text: 'Easy Pay' }]}>The screen</OwnAccount>)
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await expect.poll(() => shop.session.jar.get('userToken')).toBeUndefined()
})

test('6. signs out here even if the code for it cannot be fetched', async () => {
  vi.doMock('../models/session.model.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const shop = aShop({ cookies, base: 'http://shop.test' })
  renderIn(shop, <OwnAccount crumbs={[{ text: 'Easy Pay' }]}>The screen</OwnAccount>)
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))
  await expect.poll(() => shop.session.jar.get('userToken')).toBeUndefined()
  vi.doUnmock('../models/session.model.ts')
})
