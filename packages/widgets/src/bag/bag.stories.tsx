import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { aBag, aBagInFour, bagGuid, shownBag, type WireBag } from '../testing/bag.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { BagView } from './bag.tsx'

const changes = '*/api/v2/:language/carts/:guid'
/** A server that gives the same reply to every read and every change. */
const always = (respond: () => Response) => [
  http.get(changes, respond),
  http.put(`${changes}/provincialtaxes`, respond),
  http.put(`${changes}/installment`, respond),
  http.put(`${changes}/cartlines/:id`, respond),
  http.delete(`${changes}/cartlines/:id`, respond),
  http.post(`${changes}/cartlines`, respond),
  http.put(`${changes}/promocode`, respond),
  http.delete(`${changes}/promocode`, respond),
  ...cannedReplies(),
]
const repliesWith = (bag: WireBag) => always(() => HttpResponse.json(bag))

const meta: Meta<typeof BagView> = {
  title: 'Widgets/Bag',
  component: BagView,
  tags: ['autodocs'],
  parameters: { cookies: `cartGuid=${bagGuid}; cartProductCount=3`, msw: repliesWith(aBag()) },
}
export default meta
type Story = StoryObj<typeof BagView>

export const Filled: Story = {}
export const FilledInFrench: Story = {
  parameters: { msw: repliesWith(aBag({ language: 'fr' })) },
  globals: { language: 'fr' },
}
/** In four payments with their due dates; shipping and taxes are in the first. */
export const InPayments: Story = { parameters: { msw: repliesWith(aBagInFour()) } }
export const InPaymentsInFrench: Story = {
  parameters: { msw: repliesWith(aBagInFour({ language: 'fr' })) },
  globals: { language: 'fr' },
}
/** Prices and stock changed since the last visit. */
export const Changed: Story = {
  parameters: {
    msw: repliesWith(
      aBag({
        CartLines: aBag().CartLines.map((line) =>
          line.Id === 'line-1' ? { ...line, Available: 1 } : { ...line, PriceBefore: 69 },
        ),
        Messages: [
          {
            Message:
              'Only 1 of Gooseneck Kettle with Thermometer can be ordered right now. Please change the quantity.',
            Area: 'CartLines.line-1',
          },
          {
            Message: 'The price of Long Cardigan in Merino Wool has changed from $69.00 to $79.00.',
            Area: 'CartLines.line-2',
          },
          { Message: 'Your bag can no longer be paid in 4 Easy Pay payments.', Area: 'NoOfInstallments' },
        ],
      }),
    ),
  },
}
/** A sold-out line has no quantity: it can be removed or saved for later. */
export const SoldOut: Story = {
  parameters: {
    msw: repliesWith(
      aBag({
        CartLines: aBag().CartLines.map((line) => (line.Id === 'line-1' ? { ...line, Available: 0 } : line)),
        Messages: [
          {
            Message: 'Gooseneck Kettle with Thermometer is sold out. Please remove it from your bag.',
            Area: 'CartLines.line-1',
          },
        ],
      }),
    ),
  },
}
/** A code that currently reduces nothing says why, and stays until it is removed. */
export const CodeNotApplied: Story = {
  parameters: {
    msw: repliesWith(
      aBag({
        Promotions: [
          { Code: 'EXTRA5', Description: '5% off from $50 of merchandise', Amount: 0, IsApplied: false },
          { Code: 'WELCOME10', Description: '10% off merchandise', Amount: 19.9, IsApplied: true },
        ],
        Discount: 19.9,
        Messages: [
          {
            Message: 'Promo code EXTRA5 cannot be combined with WELCOME10. Please remove WELCOME10 to use it.',
            Area: 'PromoCode',
          },
        ],
      }),
    ),
  },
}
/** The amount missing to free delivery, and why the bag cannot be paid in instalments. */
export const AlmostFreeDelivery: Story = {
  parameters: {
    msw: repliesWith(
      aBag({
        FreeShippingRemaining: 12.34,
        MaxInstallments: 1,
        CartLines: aBag().CartLines.map((line) => (line.Id === 'line-2' ? { ...line, EasyPaymentPrice: null } : line)),
      }),
    ),
  },
}
/** Saved items below the bag, even when it is empty, at today's price. */
export const SavedForLater: Story = {
  parameters: { cookies: '', stored: { savedItems: shownBag().cartLines } },
}
export const Discounted: Story = {
  parameters: {
    msw: repliesWith(
      aBag({
        Promotions: [{ Code: 'WELCOME10', Description: '10% off your first order', Amount: 19.9, IsApplied: true }],
        Discount: 19.9,
        ShippingHandling: 0,
        Taxes: [
          { Name: 'GST', Rate: 5, Amount: 8.95 },
          { Name: 'QST', Rate: 9.975, Amount: 17.86 },
        ],
        Province: 'QC',
        OrderTotal: 205.89,
      }),
    ),
  },
}
export const Empty: Story = { parameters: { cookies: '' } }
export const EmptyInFrench: Story = { parameters: { cookies: '' }, globals: { language: 'fr' } }
/** The shop cannot be reached. The bag appears when it can. */
export const Unreachable: Story = { parameters: { msw: always(() => HttpResponse.error()) } }
/** Rendered by the server; then every change is refused. */
export const Refused: Story = {
  args: { initial: shownBag() },
  parameters: {
    msw: always(() =>
      HttpResponse.json([{ Message: 'Only 2 of this item can be ordered right now.', Area: 'Quantity' }], {
        status: 417,
      }),
    ),
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const editing = { ModifyOrderNo: '40100001', ModifyDeadline: inMinutes(48) }
/** The bag is an order that is being changed. */
export const EditOfAnOrder: Story = { parameters: { msw: repliesWith(aBag(editing)) } }
export const EditOfAnOrderInFrench: Story = {
  parameters: { msw: repliesWith(aBag({ ...editing, language: 'fr' })) },
  globals: { language: 'fr' },
}
/** The deadline has passed: the order stays as it was. */
export const EditThatIsOver: Story = {
  parameters: { msw: repliesWith(aBag({ ...editing, ModifyDeadline: inMinutes(-1) })) },
}
/** The edited order has no lines left and can be cancelled. */
export const EditWithoutLines: Story = {
  parameters: { msw: repliesWith(aBag({ ...editing, CartLines: [], ProductCount: 0 })) },
}
