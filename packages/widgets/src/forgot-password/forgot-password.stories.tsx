import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { cannedReplies } from '../testing/handlers.ts'
import { ForgotPassword } from './forgot-password.tsx'

const done = (name: string) =>
  http.post(`*/api/v2/:language/password${name}`, () => new HttpResponse(null, { status: 204 }))
const link = { email: 'm•••@example.com', securityQuestionId: null }
const refused = (Message: string, Area: string) =>
  http.post('*/api/v2/:language/passwordupdate', () => HttpResponse.json([{ Message, Area }], { status: 417 }))

const meta: Meta<typeof ForgotPassword> = {
  title: 'Widgets/Forgot password',
  component: ForgotPassword,
  tags: ['autodocs'],
  parameters: { msw: [done('reset'), done('update'), ...cannedReplies()] },
}
export default meta
type Story = StoryObj<typeof ForgotPassword>

export const Ask: Story = {}
export const AskInFrench: Story = { globals: { language: 'fr' } }
export const Sent: Story = { args: { posted: 'sent' } }
export const Choose: Story = { args: { token: 'token', link } }
export const WithSecurityQuestion: Story = {
  args: { token: 'token', link: { ...link, securityQuestionId: 'first-pet' } },
}
export const WithSecurityQuestionInFrench: Story = {
  args: { token: 'token', link: { ...link, securityQuestionId: 'first-pet' } },
  globals: { language: 'fr' },
}
/** Choose any password: the answer is wrong. */
export const WrongAnswer: Story = {
  args: { token: 'token', link: { ...link, securityQuestionId: 'first-pet' } },
  parameters: {
    msw: [refused('This is not the answer that we know. Please try again.', 'Answer'), ...cannedReplies()],
  },
}
export const LinkSpent: Story = { args: { token: 'token', link: 'spent' } }
/** The server is busy and cannot judge the link. */
export const LinkNotChecked: Story = { args: { token: 'token', link: 'later' } }
export const Changed: Story = { args: { posted: 'changed' } }
/** Press the button: the shop is away. */
export const Unreachable: Story = {
  parameters: { msw: [http.post('*/api/v2/:language/passwordreset', () => HttpResponse.error()), ...cannedReplies()] },
}
export const Dark: Story = { args: { token: 'token', link }, globals: { theme: 'dark' } }
