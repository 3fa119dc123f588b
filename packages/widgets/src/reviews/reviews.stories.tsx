import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { cannedReplies } from '../testing/handlers.ts'
import { shownNoReviews, shownReviews, someReviews } from '../testing/reviews.fixtures.ts'
import { Reviews } from './reviews.tsx'

const pages = http.get('*/api/v3/:language/products/:itemNo/reviews', ({ request }) =>
  HttpResponse.json(someReviews({ page: Number(new URL(request.url).searchParams.get('page') ?? 1) })),
)
const away = http.get('*/api/v3/:language/products/:itemNo/reviews', () => HttpResponse.error())

const meta: Meta<typeof Reviews> = {
  title: 'Widgets/Reviews',
  component: Reviews,
  tags: ['autodocs'],
  args: { itemNo: '412305', initial: shownReviews() },
  parameters: { msw: [pages, ...cannedReplies()] },
}
export default meta
type Story = StoryObj<typeof Reviews>

export const Some: Story = {}
export const SomeInFrench: Story = { globals: { language: 'fr' } }
export const None: Story = { args: { initial: shownNoReviews() } }
export const NoneInFrench: Story = { args: { initial: shownNoReviews() }, globals: { language: 'fr' } }
/** The review service did not reply when the page was rendered; a retry works. */
export const Unavailable: Story = { args: { initial: null } }
/** The first page is shown; the next cannot be read. */
export const Unreachable: Story = { parameters: { msw: [away, ...cannedReplies()] } }
/** As an element, which reads the reviews itself. */
export const Asking: Story = { args: { initial: undefined } }
export const Dark: Story = { globals: { theme: 'dark' } }
