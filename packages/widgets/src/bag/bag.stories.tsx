import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { aBag, aBagInFour, bagGuid, shownBag, type WireBag } from '../testing/bag.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { BagView } from './bag.tsx'

const changes = '*/api/v2/:language/carts/:guid'
/** A server that answers every reading and every change of the bag alike. */
const always = (answer: () => Response) => [
  http.get(changes, answer),
  http.put(`${changes}/provincialtaxes`, answer),
  http.put(`${changes}/installment`, answer),
  http.put(`${changes}/cartlines/:id`, answer),
  http.delete(`${changes}/cartlines/:id`, answer),
  http.post(`${changes}/cartlines`, answer),
  ...cannedReplies(),
]
const holds = (bag: WireBag) => always(() => HttpResponse.json(bag))

const meta: Meta<typeof BagView> = {
  title: 'Widgets/Bag',
  component: BagView,
  tags: ['autodocs'],
  parameters: { cookies: `cartGuid=${bagGuid}; cartProductCount=3`, msw: holds(aBag()) },
}
export default meta
type Story = StoryObj<typeof BagView>

export const Filled: Story = {}
export const FilledInFrench: Story = {
  parameters: { msw: holds(aBag({ language: 'fr' })) },
  globals: { language: 'fr' },
}
/** In four payments: which is due when, shipping and taxes on the first. */
export const InPayments: Story = { parameters: { msw: holds(aBagInFour()) } }
export const InPaymentsInFrench: Story = {
  parameters: { msw: holds(aBagInFour({ language: 'fr' })) },
  globals: { language: 'fr' },
}
/** Something changed while the bag lay there. */
export const Changed: Story = {
  parameters: {
    msw: holds(
      aBag({
        CartLines: aBag().CartLines.map((line) => ({ ...line, Available: line.Id === 'line-1' ? 1 : 3 })),
        Messages: [
          {
            Message:
              'Only 1 of Gooseneck Kettle with Thermometer can be ordered right now. Please change the quantity.',
            Area: 'CartLines.line-1',
          },
          { Message: 'Your bag can no longer be paid in 4 Easy Pay payments.', Area: 'NoOfInstallments' },
        ],
      }),
    ),
  },
}
export const Discounted: Story = {
  parameters: {
    msw: holds(
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
/** The shop is away. The bag appears by itself when it is back. */
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
