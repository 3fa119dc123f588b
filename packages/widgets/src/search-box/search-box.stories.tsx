import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { cannedReplies } from '../testing/handlers.ts'
import { noSuggestions } from '../testing/suggestions.fixtures.ts'
import { SearchBox } from './search-box.tsx'

const meta: Meta<typeof SearchBox> = {
  title: 'Widgets/Search box',
  component: SearchBox,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <div className="column">
        <Story />
      </div>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof SearchBox>

const typing =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), text)
  }

export const Empty: Story = {}
/** The offers of an empty field with the focus. */
export const Offers: Story = { play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox')) }
export const OffersInFrench: Story = { ...Offers, globals: { language: 'fr' } }
export const WithTerm: Story = { args: { searchTerm: 'kettle' } }
export const Suggestions: Story = { play: typing('ket') }
export const SuggestionsInFrench: Story = { globals: { language: 'fr' }, play: typing('bou') }
export const SuggestionsInTheDark: Story = { globals: { theme: 'dark' }, play: typing('ket') }
/** The third option, by keyboard: the field keeps the focus. */
export const ByKeyboard: Story = { play: typing('ket{ArrowDown}') }
export const NothingFound: Story = {
  parameters: {
    msw: [http.get('*/products/suggestions', () => HttpResponse.json(noSuggestions)), ...cannedReplies()],
  },
  play: typing('zzz'),
}
/** Without the server it is a plain search. */
export const ServerAway: Story = {
  parameters: { msw: [http.get('*/products/suggestions', () => HttpResponse.error()), ...cannedReplies()] },
  play: typing('kettle'),
}
