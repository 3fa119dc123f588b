import { fromWire } from '@onair/core/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { fillIn, fillInAddress } from '../../testing/at-checkout.tsx'
import { bagGuid } from '../../testing/bag.fixtures.ts'
import {
  aBagToOrder,
  aCheckoutServer,
  aMembersBag,
  type CheckoutServer,
  memberCookie,
} from '../../testing/checkout.fixtures.ts'
import { somePickUpPoints } from '../../testing/places.fixtures.ts'
import { renderIn } from '../../testing/render.tsx'
import { aShop } from '../../testing/shop.ts'
import { Checkout } from '../checkout.tsx'

const locator = 'POST /api/v2/{language}/accesspoints/locator'
const guest = `cartGuid=${bagGuid}`
const member = `${memberCookie}; ${guest}`
afterEach(cleanup)

function show(server: CheckoutServer, cookies: string) {
  const user = userEvent.setup()
  const shop = aShop({ cookies, fetch: server.fetch })
  renderIn(shop, <Checkout initial={fromWire(server.bag())} />)
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
  const chooses = (name: RegExp) => user.click(screen.getByRole('radio', { name }))
  return { user, press, chooses, shop }
}
const points = async () => within(await screen.findByRole('group', { name: 'Where would you like to pick it up?' }))
const billing = () => within(screen.getByRole('group', { name: 'Billing address' }))
const same = () => billing().getByRole('checkbox', { name: 'The same as the delivery address' })

describe('the delivery of a parcel', () => {
  test('1. a pick-up point is found near a postal code: the nearest first, with distance and hours', async () => {
    const { user, press, chooses } = show(aCheckoutServer(aBagToOrder()), guest)
    await press('Continue as a guest')
    await chooses(/pick-up point/)
    await user.type(await screen.findByLabelText(/^Postal code to look near/), 'l5g 1c9{Enter}')
    const list = await points()
    const radios = list.getAllByRole('radio')
    expect(radios).toHaveLength(2)
    expect(radios[0]?.closest('label')).toHaveTextContent(/^Lakeside Drug Store.*9:00 AM–6:00 PM.*0\.6 km$/)
    expect(radios[1]).toHaveAccessibleName(/^Stop & Smile Variety/)
    expect(screen.getByText('2 pick-up points near L5G 1C9')).toHaveAttribute('role', 'status')
  })

  test('1b. an address error does not take the focus from the choice of delivery', async () => {
    const { press, chooses } = show(aCheckoutServer(aBagToOrder()), guest)
    await press('Continue as a guest')
    await press('Deliver to this address')
    expect(screen.getByRole('region', { name: /^Please correct/ })).toHaveFocus()
    await chooses(/pick-up point/)
    expect(screen.getByRole('radio', { name: /pick-up point/ })).toHaveFocus()
  })

  test('2. the form requires a point first, which gets the focus', async () => {
    const { user, press, chooses } = show(aCheckoutServer(aBagToOrder()), guest)
    await press('Continue as a guest')
    await chooses(/pick-up point/)
    await press('Pick up here')
    const near = screen.getByLabelText(/^Postal code to look near/)
    await waitFor(() => expect(near).toHaveFocus())
    expect(near).toHaveAccessibleDescription('Please choose a pick-up point.')
    await user.type(near, 'L5G 1C9{Enter}')
    const list = await points()
    await press('Pick up here')
    await waitFor(() => expect(list.getAllByRole('radio')[0]).toHaveFocus())
    await user.click(list.getAllByRole('radio')[0] as HTMLElement)
    await press('Pick up here')
    await waitFor(() => expect(screen.getByRole('region', { name: /^Please correct/ })).toHaveFocus())
  })

  test('3. an invalid postal code, no point, and an unavailable carrier each show a message', async () => {
    const server = aCheckoutServer(aMembersBag())
    server.on(locator, () => ({ status: 200, body: { LocatorResponse: { SearchResults: {} } } }))
    const { user, press, chooses } = show(server, member)
    await chooses(/pick-up point/)
    expect(await screen.findByText(/There is no pick-up point near L5G 1C9/)).toBeVisible()
    const near = screen.getByLabelText(/^Postal code to look near/)
    await user.clear(near)
    await user.type(near, '90210')
    await press('Find pick-up points')
    expect(near).toHaveAccessibleDescription(/such as A1A 1A1/)
    server.reachable(false)
    await user.clear(near)
    await user.type(near, 'M5V 2T6{Enter}')
    expect(await screen.findByText(/Pick-up points cannot be shown right now/)).toBeVisible()
  })

  test('4. a member’s points are searched at once, and the previous point is chosen', async () => {
    const server = aCheckoutServer(aMembersBag())
    const { press, chooses, shop } = show(server, `${member}; accessPoint=U2`)
    await chooses(/pick-up point/)
    const list = await points()
    await waitFor(() => expect(list.getByRole('radio', { name: /Stop & Smile/ })).toBeChecked())
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Susan')
    expect(billing().getByText('88 Lakeshore Road East')).toBeVisible()
    await press('Pick up here')
    await waitFor(() => expect(server.requests).toContain('POST /accounts/7/cart/shippingaddress'))
    expect(server.requests).not.toContain('PUT /accounts/7/billingaddress')
    expect(shop.models).toBeDefined()
  })

  test('5. a single point, which the carrier sends without a list', async () => {
    const server = aCheckoutServer(aMembersBag())
    const [one] = somePickUpPoints.LocatorResponse.SearchResults.DropLocation
    server.on(locator, () => ({ status: 200, body: { LocatorResponse: { SearchResults: { DropLocation: one } } } }))
    const { chooses } = show(server, member)
    await chooses(/pick-up point/)
    expect((await points()).getAllByRole('radio')).toHaveLength(1)
  })
})

describe('the billing address', () => {
  test('1. of a guest is the same until the box is cleared; typed values stay when it is checked again', async () => {
    const { user, press } = show(aCheckoutServer(aBagToOrder()), guest)
    await press('Continue as a guest')
    expect(same()).toBeChecked()
    await user.click(same())
    await user.type(billing().getByLabelText(/^City/), 'Laval')
    await user.click(same())
    expect(billing().queryByRole('textbox', { name: /^City/ })).toBeNull()
    await user.click(same())
    expect(billing().getByLabelText(/^City/)).toHaveValue('Laval')
    expect(billing().getByLabelText(/^City/)).toHaveAttribute('autocomplete', 'billing address-level2')
  })

  test('2. of a member is the account’s, and can be changed', async () => {
    const { press, chooses } = show(aCheckoutServer(aMembersBag()), member)
    expect(same()).toBeChecked()
    await chooses(/Sherbrooke/)
    expect(same()).not.toBeChecked()
    expect(billing().getByText('88 Lakeshore Road East')).toBeVisible()
    await press('Use another billing address')
    expect(billing().getByLabelText(/^City/)).toHaveValue('Mississauga')
    expect(billing().getByLabelText(/^Postal code/)).toHaveValue('L5G 1C9')
  })

  test('3. gives its first error the focus', async () => {
    const { user, press, chooses } = show(aCheckoutServer(aMembersBag()), member)
    await chooses(/Sherbrooke/)
    await press('Use another billing address')
    await user.clear(billing().getByLabelText(/^City/))
    await press('Deliver to this address')
    await waitFor(() => expect(billing().getByLabelText(/^City/)).toHaveFocus())
    expect(billing().getByLabelText(/^City/)).toHaveAccessibleDescription('Please fill this in.')
  })
})

describe('a bag that ships nothing', () => {
  const step = () => within(screen.getByRole('region', { name: 'Billing address' }))

  test('1. asks a guest only for the billing address, and continues with the payment', async () => {
    const server = aCheckoutServer(aBagToOrder('en', { Ships: false }))
    const { user, press } = show(server, guest)
    await press('Continue as a guest')
    expect(screen.getByText('Step 2 of 4: Billing address')).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(step().queryByText(/deliver|pick-up/i)).toBeNull()
    await press('Continue')
    await waitFor(() => expect(screen.getByRole('region', { name: /^Please correct/ })).toHaveFocus())
    await fillIn(user)
    await press('Continue')
    expect(await screen.findByText('Step 3 of 4: Payment')).toBeVisible()
    expect(step().getByText(/88 Lakeshore Road East/)).toBeVisible()
    expect(server.requests).toContain('POST /accounts')
    expect(server.requests.filter((request) => request.includes('ship'))).toEqual([])
  })

  test('2. has a member’s billing address; changing it changes the account', async () => {
    const server = aCheckoutServer(aMembersBag('en', { Ships: false }))
    const { user, press } = show(server, member)
    expect(screen.getByText('Step 3 of 4: Payment')).toBeVisible()
    await press('Change – Billing address')
    const city = step().getByLabelText(/^City/)
    expect(city).toHaveValue('Mississauga')
    await user.clear(city)
    await user.type(city, 'Port Credit')
    await press('Continue')
    expect(await step().findByText(/Port Credit/)).toBeVisible()
    expect(server.requests).toContain('PUT /accounts/7/billingaddress')
    expect(server.requests.filter((request) => request.includes('ship'))).toEqual([])
  })
})

describe('an address for one order only', () => {
  const once = () => screen.queryByRole('checkbox', { name: 'Use this address for this order only' })
  const sent = (server: CheckoutServer) => server.bag().ShippingAddress

  test('1. is an option for a member’s typed address, which is then not saved in the account', async () => {
    const server = aCheckoutServer(aMembersBag())
    const { user, press, chooses } = show(server, member)
    expect(once()).toBeNull()
    await chooses(/another address/i)
    expect(once()).not.toBeChecked()
    expect(once()).toHaveAccessibleDescription(/we do not keep it with your addresses/)
    await user.click(once() as HTMLElement)
    await fillInAddress(user)
    await press('Deliver to this address')
    await waitFor(() => expect(sent(server)).toMatchObject({ Id: 'a9', ThisOrderOnly: true }))
    await press('Change – Delivery address')
    expect(once()).toBeChecked()
    expect(screen.getByLabelText(/^City/)).toHaveValue('Mississauga')
  })

  test('2. is no option while a guest’s first address is the billing address', async () => {
    const { user, press } = show(aCheckoutServer(aBagToOrder()), guest)
    await press('Continue as a guest')
    expect(once()).toBeNull()
    await user.click(same())
    expect(once()).not.toBeChecked()
    await user.click(same())
    expect(once()).toBeNull()
  })
})
