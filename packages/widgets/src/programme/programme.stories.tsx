import type { Meta, StoryObj } from '@storybook/react-vite'
import { shownProgramme } from '../testing/fixtures.ts'
import { Programme } from './programme.tsx'

const meta: Meta<typeof Programme> = { title: 'Widgets/Programme', component: Programme, tags: ['autodocs'] }
export default meta
type Story = StoryObj<typeof Programme>

export const OnAir: Story = { render: () => <Programme {...shownProgramme({ at: new Date() })} /> }
export const ToCome: Story = { render: () => <Programme {...shownProgramme({ at: new Date(), hours: 3 })} /> }
export const Over: Story = { render: () => <Programme {...shownProgramme({ at: new Date(), hours: -3 })} /> }
export const InFrench: Story = {
  globals: { language: 'fr' },
  render: () => <Programme {...shownProgramme({ at: new Date(), language: 'fr' })} />,
}
export const Dark: Story = { globals: { theme: 'dark' }, render: OnAir.render }
/** Announced; products and repeats are not known yet. */
export const WithoutProducts: Story = {
  render: () => <Programme {...shownProgramme({ at: new Date(), hours: 20 })} products={[]} again={[]} />,
}
