import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { aShowstopper } from '../testing/fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { Showstopper } from './showstopper.tsx'

const meta: Meta<typeof Showstopper> = { title: 'Widgets/Showstopper', component: Showstopper, tags: ['autodocs'] }
export default meta
type Story = StoryObj<typeof Showstopper>

const answered = (answer: () => Response | Promise<Response>) => ({
  parameters: { msw: [http.get('*/products/todayshowstopper', answer), ...cannedReplies()] },
})

export const Today: Story = {}
export const TodayInFrench: Story = { globals: { language: 'fr' } }
export const Dark: Story = { globals: { theme: 'dark' } }
/** The day's price is over, and the next one is not known yet. */
export const Ended: Story = answered(() => HttpResponse.json(aShowstopper({ at: new Date(), hours: -1 })))
export const None: Story = answered(() => HttpResponse.json({ ...aShowstopper({ at: new Date() }), Product: null }))
export const Loading: Story = answered(async () => {
  await delay('infinite')
  return HttpResponse.json({})
})
