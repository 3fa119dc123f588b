import type { Meta, StoryObj } from '@storybook/react-vite'
import { RecentlyViewed } from './recently-viewed.tsx'

const meta: Meta<typeof RecentlyViewed> = {
  title: 'Widgets/Recently viewed',
  component: RecentlyViewed,
  tags: ['autodocs'],
  parameters: { cookies: 'recentlyViewed=412305-412311-412318-412322-412340-412355' },
}
export default meta
type Story = StoryObj<typeof RecentlyViewed>

export const SomeProducts: Story = {}
export const SomeProductsInFrench: Story = { globals: { language: 'fr' } }
export const Dark: Story = { globals: { theme: 'dark' } }
/** The product of the page is not among them. */
export const OnAProductPage: Story = { args: { itemNo: '412-305' } }
export const AskingBeforeClearing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Clear|Effacer/ }))
  },
}
/** As on the account page: a grid in pages of ten. */
export const OnTheAccountPage: Story = { args: { open: true } }
export const OnTheAccountPageInFrench: Story = { args: { open: true }, globals: { language: 'fr' } }
/** As on the account page, which says when the list is empty. */
export const Empty: Story = { args: { open: true }, parameters: { cookies: '' } }
export const EmptyInFrench: Story = {
  args: { open: true },
  parameters: { cookies: '' },
  globals: { language: 'fr' },
}
