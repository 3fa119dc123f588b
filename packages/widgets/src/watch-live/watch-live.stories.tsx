import { fromWire } from '@onair/core/contract'
import type { WatchLive as Live } from '@onair/core/live/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http, sse } from 'msw'
import { shownProducts, someProducts, whatIsOn } from '../testing/fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { WatchLive } from './watch-live.tsx'

/** A stream that no server has: pressed, the player says that the picture is unavailable, and retries. */
const streamUrl = 'https://stream.invalid/channel.m3u8'

/** The server's reply, with the programme's first product on the screen. */
function liveNow(change: Partial<Live> = {}, language: 'en' | 'fr' = 'en'): Live {
  const { Now, Next } = whatIsOn({ at: new Date(), language })
  const Products = someProducts().map(({ ItemNo }) => ({ ItemNo, AirTime: Now.Start }))
  return {
    ...fromWire({ StreamUrl: streamUrl, Captions: ['en', 'fr'], Now: { ...Now, Products }, Next }),
    ...change,
  }
}

const meta: Meta<typeof WatchLive> = {
  title: 'Widgets/Watch live',
  component: WatchLive,
  tags: ['autodocs'],
  args: { live: liveNow(), products: shownProducts() },
}
export default meta
type Story = StoryObj<typeof WatchLive>

export const Poster: Story = {}
export const PosterInFrench: Story = {
  args: { live: liveNow({}, 'fr'), products: shownProducts({ language: 'fr' }) },
  globals: { language: 'fr' },
}
export const Dark: Story = { globals: { theme: 'dark' } }
/** The stream cannot be reached: the programme stays, and the picture comes back by itself. */
export const Away: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(await canvas.findByRole('link', { name: 'Watch live' })),
}
/** The shop has no stream. */
export const WithoutStream: Story = { args: { live: liveNow({ streamUrl: null }) } }
export const OffAir: Story = {
  args: { live: liveNow({ now: null }), products: [] },
  parameters: {
    msw: [
      sse<{ show: string }>('*/shows/events', ({ client }) => {
        client.send({ event: 'show', data: JSON.stringify({ ...whatIsOn({ at: new Date() }), Now: null }) })
      }),
      ...cannedReplies(),
    ],
  },
}
/** On a page that has read nothing: the element reads its own data. */
export const ByItself: Story = {
  args: { live: undefined, products: undefined },
  parameters: {
    msw: [
      http.get('*/shows/watchuslive', ({ params }) => {
        const { Now, Next } = whatIsOn({ at: new Date(), language: params.language === 'fr' ? 'fr' : 'en' })
        return HttpResponse.json({ StreamUrl: streamUrl, Captions: ['en', 'fr'], Now, Next })
      }),
      ...cannedReplies(),
    ],
  },
}
export const Loading: Story = {
  args: { live: undefined, products: undefined },
  parameters: { msw: [sse('*/shows/events', () => {}), http.get('*/shows/watchuslive', () => delay('infinite'))] },
}
