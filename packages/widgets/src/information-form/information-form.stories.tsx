import type { Meta, StoryObj } from '@storybook/react-vite'
import { InformationForm } from './information-form.tsx'

const meta: Meta<typeof InformationForm> = {
  title: 'Screens/Information form',
  component: InformationForm,
  tags: ['autodocs'],
  args: { kind: 'email' },
}
export default meta
type Story = StoryObj<typeof InformationForm>

export const Email: Story = {}
export const EmailInFrench: Story = { globals: { language: 'fr' } }
export const Password: Story = { args: { kind: 'password' } }
export const PasswordInFrench: Story = { args: { kind: 'password' }, globals: { language: 'fr' } }
export const Question: Story = { args: { kind: 'question' } }
export const QuestionToReplace: Story = { args: { kind: 'question', securityQuestionId: 'first-job' } }
export const WrongPassword: Story = {
  args: {
    typed: {
      email: 'susan@example.org',
      reason: { area: 'CurrentPassword', message: 'This is not your current password. Please check it and try again.' },
    },
  },
}
export const Away: Story = { args: { typed: { email: 'susan@example.org', away: true } } }
export const Incomplete: Story = {
  args: { kind: 'password' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Change the password|Modifier le mot de passe/ }))
  },
}
export const Dark: Story = { args: { kind: 'password' }, globals: { theme: 'dark' } }
export const LongestTexts: Story = {
  args: { typed: { email: `${'very-long-name-'.repeat(6)}@example.org`, away: true } },
}
