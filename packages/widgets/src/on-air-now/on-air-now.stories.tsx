import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http, sse } from 'msw'
import { shownDay, whatIsOn } from '../testing/fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { OnAirNow } from './on-air-now.tsx'

const meta: Meta<typeof OnAirNow> = { title: 'Widgets/On air now', component: OnAirNow, tags: ['autodocs'] }
export default meta
type Story = StoryObj<typeof OnAirNow>

export const OnAir: Story = {}
export const OnAirInFrench: Story = { globals: { language: 'fr' } }
/** For a page with the channel's own picture. */
export const Compact: Story = { args: { compact: true } }
export const Dark: Story = { globals: { theme: 'dark' } }
/** The product that the host presents has a badge, which follows the programme. */
export const Presenting: Story = {
  parameters: {
    msw: [
      sse<{ show: string; product: string }>('*/api/v2/:language/shows/events', ({ client, params }) => {
        const on = whatIsOn({ at: new Date(), language: params.language === 'fr' ? 'fr' : 'en' })
        client.send({ event: 'show', data: JSON.stringify(on) })
        client.send({ event: 'product', data: JSON.stringify({ At: on.At, ItemNo: '412311', ShowId: on.Now.Id }) })
      }),
      ...cannedReplies(),
    ],
  },
}
export const WithoutProducts: Story = {
  parameters: { msw: [http.get('*/products/onairnow', () => HttpResponse.json({ Products: [] })), ...cannedReplies()] },
}
export const OffAir: Story = {
  parameters: {
    msw: [
      sse<{ show: string }>('*/shows/events', ({ client }) => {
        client.send({ event: 'show', data: JSON.stringify({ ...whatIsOn({ at: new Date() }), Now: null }) })
      }),
      ...cannedReplies(),
    ],
  },
}
export const Loading: Story = {
  parameters: { msw: [sse('*/shows/events', () => {}), http.get('*/shows/today', () => delay('infinite'))] },
}
export const FromTheServer: Story = {
  loaders: [() => ({ schedule: shownDay({ at: new Date() }) })],
  render: (args, { loaded }) => <OnAirNow {...args} schedule={loaded.schedule} />,
}
