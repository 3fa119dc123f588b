import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { productListOf } from '../testing/fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
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
export const One: Story = { args: { open: true }, parameters: { cookies: 'recentlyViewed=412305' } }
const products = (reply: () => Response | Promise<Response>) => ({
  args: { open: true },
  parameters: { msw: [http.get('*/api/v3/:language/products', reply), ...cannedReplies()] },
})
/** While the list is absent, it is shown as empty (specification §4). */
export const Loading: Story = products(async () => {
  await delay('infinite')
  return HttpResponse.json({})
})
/** A failure is only logged (specification §8). */
export const Failing: Story = products(() => HttpResponse.json([], { status: 503 }))
const listed = productListOf(['412305', '412311', '412318'])
export const LongestTexts: Story = products(() =>
  HttpResponse.json({
    ...listed,
    Products: listed.Products.map((one) => ({ ...one, Name: `${one.Name} `.repeat(6), IsPrice: 99_999.99 })),
  }),
)
