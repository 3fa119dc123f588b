import { fromWire } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
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

/** A checkout of a bag, with a server that stores the changes. */
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
  await userEvent.click(await canvas.findByRole('button', { name: /^(Pay \$|Payer |Place order|Passer la commande)/ }))
}

export const WhoIsOrdering: Story = of(aBagToOrder())
export const WhoIsOrderingInFrench: Story = of(aBagToOrder('fr'), { language: 'fr' })
/** Submitted empty: every field shows its error, and the first has the focus. */
export const GuestsAddressWithErrors: Story = {
  ...of(aBagToOrder()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as a guest' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Deliver to this address' }))
  },
}
export const MembersAddresses: Story = of(aMembersBag(), { cookies: member })
export const MembersAddressesInFrench: Story = of(aMembersBag('fr'), { cookies: member, language: 'fr' })
/** Suggestions while the first line is typed; a street opens. */
export const AddressSuggestions: Story = {
  ...of(aBagToOrder()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue as a guest' }))
    await userEvent.type(canvas.getByRole('combobox', { name: /^Address line 1/ }), '12 port')
  },
}
/** Near the account's postal code, the nearest first. */
export const PickUpPoints: Story = {
  ...of(aMembersBag(), { cookies: member }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /pick-up point/ }))
  },
}
export const PickUpPointsInFrench: Story = {
  ...of(aMembersBag('fr'), { cookies: member, language: 'fr' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /point de ramassage/ }))
  },
}
/** Another billing address. */
export const BillingAddress: Story = {
  ...of(aMembersBag(), { cookies: member }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Sherbrooke/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Use another billing address' }))
  },
}
export const ShippingMethods: Story = of(aMembersBag('en', { ShippingAddress: anAddress() }), { cookies: member })
/** Easy Pay with its plan, saved cards, and the provider's frame, which is the sandbox's (run `npm start`). */
export const Payment: Story = {
  ...of(aMembersBag('en', { ShippingAddress: anAddress() }), { cookies: member }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await userEvent.click(await canvas.findByRole('radio', { name: /^4 payments/ }))
    await userEvent.click(await canvas.findByRole('radio', { name: 'Another card' }))
  },
}
export const Review: Story = of(ready(), { cookies: member })
export const ReviewInFrench: Story = of(ready('fr'), { cookies: member, language: 'fr' })
export const ReviewDark: Story = { ...of(ready(), { cookies: member }), globals: { theme: 'dark' } }
const atPayment = (language: Language = 'en', changes: Partial<WireBag> = {}) =>
  aMembersBag(language, { ShippingAddress: anAddress(), ...changes })
const onwards: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Continue|Continuer)$/ }))
}
const fifty = { Id: 'g1', LastDigits: '0050', Amount: 50, Balance: 50 }
const fiveHundred = { Id: 'g2', LastDigits: '0500', Amount: 186.14, Balance: 500 }

/** A wrong PIN: the server's message appears beside the number. */
export const GiftCardRefused: Story = {
  ...of(atPayment(), { cookies: member }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await onwards(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a gift card' }))
    await userEvent.type(canvas.getByLabelText(/^Gift card number/), '6006 4900 0000 0050')
    await userEvent.type(canvas.getByLabelText(/^PIN/), '9999')
    await userEvent.click(canvas.getByRole('button', { name: 'Use this card' }))
  },
}
/** One gift card, and Easy Pay for the rest: the card reduces the first payment. */
export const GiftCard: Story = {
  ...of(
    atPayment('en', {
      GiftCards: [fifty],
      GrandTotal: 186.14,
      CreditCard: aCard(),
      NoOfInstallments: 4,
      Installments: [
        { Number: 1, DueDate: '2026-11-21', Amount: 36.92 },
        { Number: 2, DueDate: '2026-12-21', Amount: 49.74 },
        { Number: 3, DueDate: '2027-01-20', Amount: 49.74 },
        { Number: 4, DueDate: '2027-02-19', Amount: 49.74 },
      ],
    }),
    { cookies: member },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change – Payment/ }))
  },
}
/** Several gift cards pay everything: there is no card section. */
export const NothingLeftToPay: Story = {
  ...of(atPayment('en', { GiftCards: [fifty, fiveHundred], GrandTotal: 0 }), { cookies: member }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change – Payment/ }))
  },
}
export const NothingLeftToPayInFrench: Story = {
  ...of(atPayment('fr', { GiftCards: [fifty, fiveHundred], GrandTotal: 0 }), { cookies: member, language: 'fr' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Modifier – Mode de paiement/ }))
  },
}
const wallet = aCard({ Id: 'wallet', CardType: 'PY', LastDigits: '', ExpiryMonth: '', ExpiryYear: '', HolderName: '' })
/** The wallet is chosen. It pays at once, so Easy Pay is not offered. */
export const WalletChosen: Story = {
  ...of(atPayment('en', { CreditCard: wallet }), { cookies: member }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change – Payment/ }))
  },
}
const point = anAddress({
  Id: 'p1',
  Address1: '210 Queen Street West',
  Address2: null,
  City: 'Toronto',
  ZipCode: 'M5V1Z6',
  AccessPoint: { Id: 'AP1', Name: 'Corner Pharmacy' },
})
/** To a pick-up point, with promo codes, a gift card and another billing address. */
export const ReviewOfPickUp: Story = of(
  atPayment('en', {
    ShippingAddress: point,
    CreditCard: aCard(),
    Promotions: [
      { Code: 'WELCOME10', Description: '10% off your order', Amount: 19.9, IsApplied: true },
      { Code: 'FREESHIP', Description: 'Free standard shipping', Amount: 0, IsApplied: true },
    ],
    Discount: 19.9,
    ShippingHandling: 0,
    Taxes: [{ Name: 'HST', Rate: 13, Amount: 23.28 }],
    TaxTotal: 23.28,
    OrderTotal: 202.36,
    GiftCards: [fifty],
    GrandTotal: 152.36,
  }),
  { cookies: member },
)
const short = (available: number, language: Language = 'en') => {
  const [kettle, ...others] = ready(language).CartLines
  return { ...ready(language), CartLines: kettle ? [{ ...kettle, Available: available }, ...others] : others }
}
/** Sold out during checkout: removed in place. */
export const SoldOut: Story = of(short(0), { cookies: member })
/** Fewer left than ordered. */
export const OnlyOneLeftInFrench: Story = of(short(1, 'fr'), { cookies: member, language: 'fr' })
/** A promo code that another order used in the meantime. */
export const PromoCodeRefused: Story = {
  ...of(
    aMembersBag('en', {
      ShippingAddress: anAddress(),
      CreditCard: aCard(),
      Promotions: [{ Code: 'ONCEONLY', Description: '$5 off', Amount: 5, IsApplied: true }],
    }),
    {
      cookies: member,
      prepare: (server) =>
        server.on(place, () =>
          refusal(417, 'You have already used promo code ONCEONLY. Please use another one.', 'PromoCode'),
        ),
    },
  ),
  play: pressed,
}
/** A declined card: the order waits for another one. */
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
/** A price changed after the review: old and new price, accepted with one click. */
export const Changed: Story = {
  ...of(ready(), {
    cookies: member,
    prepare: (server) =>
      server.on(place, () => {
        const [kettle, ...others] = server.bag().CartLines
        if (kettle) {
          server.change({ CartLines: [{ ...kettle, Price: 64.99, LineTotal: 129.98 }, ...others], GrandTotal: 247.44 })
        }
        return refusal(409, 'Your order has changed since you reviewed it: the items or their prices.', 'ReviewHash')
      }),
  }),
  play: pressed,
}
/** No reply arrived: pressing again repeats the same attempt. */
export const NoReply: Story = {
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

const edited = (grandTotal: number, language: Language = 'en'): Story =>
  of(
    {
      ...ready(language),
      GrandTotal: grandTotal,
      ModifyOrderNo: '40100001',
      ModifyDeadline: new Date(Date.now() + 25 * 60_000).toISOString(),
    },
    { cookies: member, language },
  )
/** The edit of an order that costs more than before. */
export const EditOfAnOrder: Story = edited(236.14)
/** The edit of an order that costs less. */
export const EditThatGivesBackInFrench: Story = edited(150.66, 'fr')
/** A code of the order no longer applies. */
export const EditThatLosesACode: Story = {
  ...of(
    { ...ready(), ModifyOrderNo: '40100001', ModifyDeadline: new Date(Date.now() + 25 * 60_000).toISOString() },
    {
      cookies: member,
      prepare: (server) =>
        server.on('PUT /api/v2/{language}/accounts/{edp}/orders/{id}/review', () =>
          refusal(
            417,
            'Promo code EXTRA5 needs $150.00 of merchandise. Please add $30.02 more to your bag.',
            'ModifyOrderPromocode',
          ),
        ),
    },
  ),
}
