import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { cannedReplies } from '../testing/handlers.ts'
import { WriteReview } from './write-review.tsx'

const call = '*/api/v3/:language/products/:itemNo/reviews'
const taken = http.post(call, () => HttpResponse.json({ Id: '1' }, { status: 201 }))

const meta: Meta<typeof WriteReview> = {
  title: 'Widgets/Write a review',
  component: WriteReview,
  tags: ['autodocs'],
  args: { itemNo: '412305', name: 'Gooseneck Kettle with Thermometer', imageUrl: 'p/kettle-red-1' },
  parameters: { msw: [taken, ...cannedReplies()], cookies: 'userToken=%7B%22Token%22%3A%22t%22%2C%22Edp%22%3A7%7D' },
}
export default meta
type Story = StoryObj<typeof WriteReview>

export const Empty: Story = {}
export const EmptyInFrench: Story = {
  args: { name: 'Bouilloire à col de cygne avec thermomètre' },
  globals: { language: 'fr' },
}
/** A form that was posted without JavaScript and refused. */
export const Refused: Story = { args: { posted: 'refused' } }
export const Thanks: Story = { args: { posted: 'taken' } }
export const NotSignedIn: Story = { parameters: { cookies: '' } }
export const Unreachable: Story = {
  parameters: { msw: [http.post(call, () => HttpResponse.error()), ...cannedReplies()] },
}
export const Dark: Story = { globals: { theme: 'dark' } }
