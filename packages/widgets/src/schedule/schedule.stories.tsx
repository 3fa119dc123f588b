import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http, sse } from 'msw'
import { aDay, anEmptyDay, shownDay } from '../testing/fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { Schedule } from './schedule.tsx'

const meta: Meta<typeof Schedule> = {
  title: 'Widgets/Schedule',
  component: Schedule,
  tags: ['autodocs'],
  argTypes: { view: { control: 'inline-radio', options: ['now', 'rest', 'day', 'week', 'search'] } },
}
export default meta
type Story = StoryObj<typeof Schedule>

const silentChannel = sse('*/shows/events', () => {})

/** The programme on air with its picture, and the next ones. */
export const RestOfToday: Story = {}
export const RestOfTodayInFrench: Story = { globals: { language: 'fr' } }
export const Dark: Story = { globals: { theme: 'dark' } }
/** Only the programme on air and the next one. */
export const Now: Story = { args: { view: 'now' } }
/** For a side column. */
export const Compact: Story = {
  args: { compact: true },
  decorators: [
    (Story) => (
      <div className="column">
        <Story />
      </div>
    ),
  ],
}
export const WholeDay: Story = { args: { view: 'day' } }
export const WholeDayInFrench: Story = { args: { view: 'day' }, globals: { language: 'fr' } }
/** Seven days, a column each; on a phone they are swiped. */
export const Week: Story = { args: { view: 'week' } }
export const WeekInFrench: Story = { args: { view: 'week' }, globals: { language: 'fr' } }
export const Search: Story = { args: { view: 'search' } }
export const SearchInFrench: Story = { args: { view: 'search' }, globals: { language: 'fr' } }
/** Half an hour ahead of the Atlantic provinces. The zone is named, because it is not the channel's own. */
export const InNewfoundland: Story = { args: { timeZone: 'America/St_Johns' } }
/** As rendered by the server: nothing is read again. */
export const FromTheServer: Story = {
  loaders: [() => ({ initial: shownDay({ at: new Date() }) })],
  render: (args, { loaded }) => <Schedule {...args} initial={loaded.initial} />,
}
export const OffAir: Story = {
  parameters: {
    msw: [silentChannel, http.get('*/shows/today', () => HttpResponse.json(anEmptyDay({ at: new Date() })))],
  },
}
export const Loading: Story = {
  parameters: { msw: [silentChannel, http.get('*/shows/today', () => delay('infinite'))] },
}
export const Unreachable: Story = {
  parameters: { msw: [silentChannel, http.get('*/shows/today', () => HttpResponse.error())] },
}
/** A minute before a change: the next programme appears without a reload. */
export const AboutToChange: Story = {
  parameters: {
    msw: [
      sse<{ show: string }>('*/shows/events', async ({ client }) => {
        const { Shows } = aDay({ at: new Date() })
        for (let next = 0; next + 1 < Shows.length; next += 1) {
          client.send({
            event: 'show',
            data: JSON.stringify({ At: new Date().toISOString(), Now: Shows[next], Next: Shows[next + 1] }),
          })
          await delay(4000)
        }
      }),
      ...cannedReplies(),
    ],
  },
}
/** The form of a reminder; the shop refuses the address. In its last hour, the day's view has no upcoming programme. */
export const Reminding: Story = {
  parameters: {
    msw: [
      http.post('*/shows/:id/reminders', () => HttpResponse.json([{ Message: 'No.', Area: 'Email' }], { status: 400 })),
      ...cannedReplies(),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const [bell] = await canvas.findAllByRole('link', { name: /^(Remind me of|Me rappeler)/ })
    if (bell) await userEvent.click(bell)
    await userEvent.type(await canvas.findByRole('textbox'), 'maya@example.com')
    await userEvent.click(canvas.getByRole('button', { name: /^(Remind me|M’envoyer un rappel)$/ }))
    await canvas.findByText(/^(A valid email|Une adresse courriel valide)/)
  },
}
export const RemindingInFrench: Story = { ...Reminding, globals: { language: 'fr' } }
