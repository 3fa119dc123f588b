import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { shownFound, shownWeek } from '../testing/fixtures.ts'
import { Guide } from './guide.tsx'

const meta: Meta<typeof Guide> = { title: 'Widgets/Guide', component: Guide, tags: ['autodocs'] }
export default meta
type Story = StoryObj<typeof Guide>

const at = () => new Date()

/** As the schedule's page renders it. */
export const Week: Story = { render: () => <Guide view="week" initial={shownWeek({ at: at() })} /> }
export const WeekInFrench: Story = {
  globals: { language: 'fr' },
  render: () => <Guide view="week" initial={shownWeek({ at: at(), language: 'fr' })} />,
}
export const WeekUnreachable: Story = {
  parameters: { msw: [http.get('*/shows/weekly', () => HttpResponse.error())] },
  render: () => <Guide view="week" />,
}
export const WeekLoading: Story = {
  parameters: { msw: [http.get('*/shows/weekly', () => delay('infinite'))] },
  render: () => <Guide view="week" />,
}
export const SearchBefore: Story = { render: () => <Guide view="search" /> }
export const SearchFound: Story = {
  render: () => <Guide view="search" term="home" initial={shownFound({ at: at() })} />,
}
export const SearchFoundNothing: Story = {
  render: () => <Guide view="search" term="zeppelin" initial={shownFound({ at: at(), count: 0 })} />,
}
export const SearchInFrench: Story = {
  globals: { language: 'fr' },
  render: () => <Guide view="search" term="maison" initial={shownFound({ at: at(), language: 'fr' })} />,
}
