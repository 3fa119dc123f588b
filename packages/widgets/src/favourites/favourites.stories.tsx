import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { shownFavourites } from '../testing/favourites.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { Favourites } from './favourites.tsx'
import { OwnFavourites } from './own-favourites.tsx'

const meta: Meta<typeof Favourites> = {
  title: 'Widgets/Favourites',
  component: Favourites,
  tags: ['autodocs'],
  args: { initial: shownFavourites() },
  parameters: { cookies: `${memberCookie}; userName=Susan`, msw: cannedReplies() },
}
export default meta
type Story = StoryObj<typeof Favourites>

export const Some: Story = {}
export const SomeInFrench: Story = {
  args: { initial: shownFavourites({ language: 'fr' }) },
  globals: { language: 'fr' },
}
export const One: Story = { args: { initial: shownFavourites({ count: 1 }) } }
export const SecondOfThreePages: Story = { args: { initial: shownFavourites({ page: 2, total: 55 }) } }
export const AskingBeforeClearing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Clear all|Tout effacer)/ }))
  },
}
const { favourites, paging } = shownFavourites()
export const SomeNoLongerSold: Story = {
  args: { initial: { favourites: favourites.map((one, n) => ({ ...one, isRemoved: n < 2 })), paging } },
}
export const Empty: Story = { args: { initial: shownFavourites({ count: 0 }) } }
export const EmptyInFrench: Story = {
  args: { initial: shownFavourites({ count: 0 }) },
  globals: { language: 'fr' },
}
export const LongestTexts: Story = {
  args: { initial: { favourites: favourites.map((one) => ({ ...one, name: `${one.name} `.repeat(6) })), paging } },
}
export const Dark: Story = { globals: { theme: 'dark' } }
const own = (answer: () => Response | Promise<Response>) => ({
  render: () => <OwnFavourites />,
  parameters: { msw: [http.get('*/api/v2/:language/accounts/:edp/favourites', answer), ...cannedReplies()] },
})
/** As an element, which reads the favourites itself. */
export const Loading: Story = own(async () => {
  await delay('infinite')
  return HttpResponse.json({})
})
export const Failing: Story = own(() =>
  HttpResponse.json([{ Message: 'The shop has too many visitors right now.', Area: 'Busy' }], { status: 503 }),
)
