import { fromWire } from '@onair/core/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { Checkout } from '../checkout/checkout.tsx'
import { bagGuid, type WireBag } from './bag.fixtures.ts'
import { aCard, aMembersBag, anAddress, type CheckoutServer, memberCookie } from './checkout.fixtures.ts'
import { renderIn } from './render.tsx'
import { aShop } from './shop.ts'

/** The cookies of a shopper with a bag: anonymous, and a signed-in member. */
export const anonymous = `cartGuid=${bagGuid}`
export const member = `${memberCookie}; ${anonymous}`

/** A member's bag that is ready to be ordered. */
export const ready = (changes: Partial<WireBag> = {}): WireBag =>
  aMembersBag('en', { ShippingAddress: anAddress(), CreditCard: aCard(), ...changes })

/** The checkout of the server's bag, on a page of the shop. */
export function show(server: CheckoutServer, cookies: string, options: Parameters<typeof aShop>[0] = {}) {
  const [go, placed] = [vi.fn(), vi.fn()]
  const shop = aShop({ cookies, fetch: server.fetch, go, ...options })
  renderIn(shop, <Checkout initial={fromWire(server.bag())} siteKey="site" onOrderPlaced={placed} />)
  return { shop, go, placed, user: userEvent.setup() }
}
export type User = ReturnType<typeof userEvent.setup>

export const step = (name: string) => screen.getByRole('region', { name })
export const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
export const openStep = (name: string) => waitFor(() => expect(step(name)).toHaveAttribute('aria-current', 'step'))

/** Types a guest's e-mail and address. */
export async function fillIn(user: User) {
  await user.type(screen.getByLabelText(/^E-mail address/), 'susan@example.com')
  await fillInAddress(user)
}

/** Types an address. */
export async function fillInAddress(user: User) {
  const fields = {
    'First name': 'Susan',
    'Last name': 'Martin',
    'Address line 1': '88 Lakeshore Road East',
    City: 'Mississauga',
    'Postal code': 'L5G 1C9',
    Phone: '416 555 0123',
  }
  for (const [label, text] of Object.entries(fields)) {
    await user.type(screen.getByLabelText(new RegExp(`^${label}`)), text)
  }
}

/** Sends a message as the capture frame does, from its own window and origin. */
export function frameSays(message: object, origin = 'http://127.0.0.1:3001') {
  const frame = screen.getByTitle<HTMLIFrameElement>(/^Card details/)
  fireEvent(
    window,
    new MessageEvent('message', {
      data: { source: 'onair-capture', ...message },
      origin,
      source: frame.contentWindow,
    }),
  )
}
/** The frame's message with a card. */
export const token = {
  type: 'token',
  Token: 'card_vi_4242_approve_00',
  CardType: 'VI',
  LastDigits: '4242',
  ExpiryMonth: '08',
  ExpiryYear: '2029',
  HolderName: 'Susan Martin',
}
