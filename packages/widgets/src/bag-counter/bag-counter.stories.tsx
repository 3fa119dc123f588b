import type { Meta, StoryObj } from '@storybook/react-vite'
import { BagCounter } from './bag-counter.tsx'

const meta: Meta<typeof BagCounter> = { title: 'Widgets/Bag counter', component: BagCounter, tags: ['autodocs'] }
export default meta
type Story = StoryObj<typeof BagCounter>

export const Empty: Story = {}
export const SomeThings: Story = { parameters: { cookies: 'cartProductCount=3' } }
export const SomeThingsInFrench: Story = { parameters: { cookies: 'cartProductCount=3' }, globals: { language: 'fr' } }
/** Above 99 the bubble stays small; the accessible name has the true number. */
export const Many: Story = { parameters: { cookies: 'cartProductCount=128' } }
export const Compact: Story = { args: { compact: true }, parameters: { cookies: 'cartProductCount=1' } }
export const Dark: Story = { parameters: { cookies: 'cartProductCount=3' }, globals: { theme: 'dark' } }
