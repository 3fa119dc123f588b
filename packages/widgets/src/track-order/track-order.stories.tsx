import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { cannedReplies } from '../testing/handlers.ts'
import { shownTracking, tracking } from '../testing/tracking.fixtures.ts'
import { TrackOrder } from './track-order.tsx'

const answers = (answer: () => Response | Promise<Response>) => ({
  msw: [http.get('*/api/v2/:language/ordertracking', answer), ...cannedReplies()],
})
const meta: Meta<typeof TrackOrder> = {
  title: 'Widgets/Track order',
  component: TrackOrder,
  tags: ['autodocs'],
  parameters: answers(() => HttpResponse.json(tracking())),
}
export default meta
type Story = StoryObj<typeof TrackOrder>
const asked = { orderNo: '100000123', postalCode: 'L5G 1C9' }

export const Empty: Story = {}
export const EmptyInFrench: Story = { globals: { language: 'fr' } }
export const OnItsWay: Story = { args: { ...asked, initial: shownTracking() } }
export const OnItsWayInFrench: Story = {
  args: { ...asked, initial: shownTracking({ language: 'fr' }) },
  globals: { language: 'fr' },
}
export const SeveralParcels: Story = { args: { ...asked, initial: shownTracking({ parcels: 3 }) } }
export const Delivered: Story = { args: { ...asked, initial: shownTracking({ delivered: true }) } }
export const Cancelled: Story = { args: { ...asked, initial: shownTracking({ cancelled: true }) } }
export const Loading: Story = {
  args: asked,
  parameters: answers(async () => {
    await delay('infinite')
    return HttpResponse.json(tracking())
  }),
}
export const Unknown: Story = {
  args: asked,
  parameters: answers(() =>
    HttpResponse.json([{ Message: 'We found no order with this number and postal code.', Area: 'OrderNo' }], {
      status: 404,
    }),
  ),
}
export const Dark: Story = { ...OnItsWay, globals: { theme: 'dark' } }
export const Failing: Story = {
  args: asked,
  parameters: answers(() =>
    HttpResponse.json([{ Message: 'The shop has too many visitors right now.', Area: 'Busy' }], { status: 503 }),
  ),
}
const { subOrders, ...tracked } = shownTracking({ parcels: 2 })
const long = 'Saint-Louis-du-Ha! Ha!, distribution centre of the Bas-Saint-Laurent '.repeat(3)
export const LongestTexts: Story = {
  args: {
    ...asked,
    initial: {
      ...tracked,
      subOrders: subOrders.map((part) => ({
        ...part,
        shipMethod: long,
        events: part.events.map((event) => ({ ...event, place: long, text: long })),
      })),
    },
  },
}
