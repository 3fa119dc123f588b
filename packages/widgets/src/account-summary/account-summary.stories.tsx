import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountSummary, type AccountSummaryProps } from './account-summary.tsx'

const latest = {
  orderNo: '40000130',
  orderDateTime: '2026-11-21T19:42:00-05:00',
  status: 'Received',
  shipments: [{ shipOrderNo: '4000013001', names: ['1.7-litre kettle'], estimatedDelivery: '2026-11-27' }],
}
const payment = { orderNo: '40000129', totalAmount: 7499, paymentDate: '2026-12-21', status: 'Due' as const }
const favourites = Array.from({ length: 7 }, (_, index) => ({
  itemNo: String(412_305 + index),
  name: `${index + 2}-piece set of bowls`,
  ...(index < 2 && { airTime: `2026-11-22T0${index + 1}:30:00Z` }),
  ...(index % 2 === 0 && { isPrice: 3095, wasPrice: 4395 }),
}))
const meta: Meta<typeof AccountSummary> = {
  title: 'Screens/Account summary',
  component: AccountSummary,
  tags: ['autodocs'],
  args: {
    latest,
    payment,
    editable: [{ orderNo: '40000130', until: '2026-11-21T20:42:00-05:00' }],
    returnable: [{ orderNo: '40000114', shipOrderNo: '4000011401', until: '2026-12-10' }],
    favourites,
  } satisfies AccountSummaryProps,
}
export default meta
type Story = StoryObj<typeof AccountSummary>

const french = { ...latest, status: 'Reçue' }
const nothing: AccountSummaryProps = {
  latest: undefined,
  payment: undefined,
  editable: [],
  returnable: [],
  favourites: [],
}

export const Many: Story = {}
export const ManyInFrench: Story = { args: { latest: french }, globals: { language: 'fr' } }
export const One: Story = { args: { ...nothing, latest, favourites: favourites.slice(0, 1) } }
export const Empty: Story = { args: nothing }
export const EmptyInFrench: Story = { args: nothing, globals: { language: 'fr' } }
/** Two parcels, of which one has arrived; the last payment was declined. */
export const OnItsWay: Story = {
  args: {
    latest: {
      ...latest,
      status: 'Shipped',
      trackPath: '/pages/trackorder?orderNo=40000130&postalCode=M5V3T1',
      shipments: [
        { shipOrderNo: '4000013001', names: ['1.7-litre kettle', 'Cardigan'], deliveryDate: '2026-11-20' },
        { shipOrderNo: '4000013002', names: ['Brooch'], shipDate: '2026-11-19' },
      ],
    },
    payment: { ...payment, status: 'Failed' },
  },
}
/** A guest has no favourites. */
export const Guest: Story = { args: { favourites: undefined } }
const long = 'Hand-painted-bamboo-fibre-serving-bowl-set '.repeat(4)
export const LongestTexts: Story = {
  args: {
    latest: { ...latest, shipments: [{ shipOrderNo: '4000013001', names: [long, long, long] }] },
    favourites: [
      { itemNo: '412305', name: long, airTime: '2026-11-22T01:30:00Z', isPrice: 123_456_789, wasPrice: 987_654_321 },
    ],
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
