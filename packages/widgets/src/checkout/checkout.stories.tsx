import { fromWire } from '@onair/core/contract'
import type { Language } from '@onair/core/rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { bagGuid, type WireBag } from '../testing/bag.fixtures.ts'
import {
  aBagToOrder,
  aCard,
  aMembersBag,
  anAddress,
  type CheckoutServer,
  memberCookie,
} from '../testing/checkout.fixtures.ts'
import { checkoutReplies } from '../testing/checkout.handlers.ts'
import { refusal } from '../testing/server.ts'
import { Checkout } from './checkout.tsx'

const meta: Meta<typeof Checkout> = { title: 'Widgets/Checkout', component: Checkout, tags: ['autodocs'] }
export default meta
type Story = StoryObj<typeof Checkout>

const guest = `cartGuid=${bagGuid}`
const member = `${memberCookie}; ${guest}`

/** A checkout of a bag, with a server that remembers what is done to it. */
const of = (
  bag: WireBag,
  {
    language = 'en',
    cookies = guest,
    prepare,
  }: { language?: Language; cookies?: string; prepare?: (server: CheckoutServer) => void } = {},
): Story => ({
  args: { initial: fromWire(bag) },
  parameters: { cookies, msw: checkoutReplies(bag, { language, prepare }) },
  globals: { language },
})
const ready = (language: Language = 'en') =>
  aMembersBag(language, { ShippingAddress: anAddress(), CreditCard: aCard() })
const place = 'POST /api/v2/{language}/accounts/{edp}/orders' as const
const pressed: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Place order|Passer la commande)/ }))
}

export const WhoIsOrdering: Story = of(aBagToOrder())
export const WhoIsOrderingInFrench: Story = of(aBagToOrder('fr'), { language: 'fr' })
/** Sent empty: every field says what is wrong, and the first has the focus. */
export const GuestsAddressWithErrors: Story = {
  ...of(aBagToOrder()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as a guest' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }))
  },
}
export const MembersAddresses: Story = of(aMembersBag(), { cookies: member })
export const MembersAddressesInFrench: Story = of(aMembersBag('fr'), { cookies: member, language: 'fr' })
export const ShippingMethods: Story = of(aMembersBag('en', { ShippingAddress: anAddress() }), { cookies: member })
/** Easy Pay with its plan, saved cards, and the provider's frame, which is the sandbox's: `npm start` runs it. */
export const Payment: Story = {
  ...of(aMembersBag('en', { ShippingAddress: anAddress() }), { cookies: member }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^4 Easy Pay/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Another card' }))
  },
}
export const Review: Story = of(ready(), { cookies: member })
export const ReviewInFrench: Story = of(ready('fr'), { cookies: member, language: 'fr' })
export const ReviewDark: Story = { ...of(ready(), { cookies: member }), globals: { theme: 'dark' } }
/** Nothing is lost: the order waits for another card. */
export const Declined: Story = {
  ...of(ready(), {
    cookies: member,
    prepare: (server) =>
      server.on(place, () =>
        refusal(417, 'Your card was declined. Nothing was charged. Please use another card.', 'CreditCard'),
      ),
  }),
  play: pressed,
}
/** A price changed since the review: said with both totals, accepted with one click. */
export const Changed: Story = {
  ...of(ready(), {
    cookies: member,
    prepare: (server) =>
      server.on(place, () => {
        server.change({ GrandTotal: 247.44 })
        return refusal(409, 'Your order has changed since you reviewed it: the items or their prices.', 'ReviewHash')
      }),
  }),
  play: pressed,
}
/** No answer came: pressing again repeats the same attempt. */
export const NotKnown: Story = {
  ...of(ready(), { cookies: member, prepare: (server) => server.on(place, () => 'lost') }),
  play: pressed,
}
export const CaptureAway: Story = {
  ...of(aMembersBag('en', { ShippingAddress: anAddress(), CreditCard: null }), {
    cookies: member,
    prepare: (server) => server.on('GET /api/semafone/config', () => refusal(503, 'Away.', 'Capture')),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Another card' }))
  },
}
export const Placed: Story = { ...of(ready(), { cookies: member }), play: pressed }
