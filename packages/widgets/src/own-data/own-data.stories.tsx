import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { cannedReplies } from '../testing/handlers.ts'
import { OwnData } from './own-data.tsx'

const call = '*/api/v2/:language/accounts/:edp/export'
const meta: Meta<typeof OwnData> = {
  title: 'Screens/Own data',
  component: OwnData,
  tags: ['autodocs'],
  parameters: { cookies: memberCookie, msw: [http.get(call, () => HttpResponse.error()), ...cannedReplies()] },
}
export default meta
type Story = StoryObj<typeof OwnData>

export const Open: Story = {}
export const OpenInFrench: Story = { globals: { language: 'fr' } }
export const WrongPassword: Story = {
  args: {
    refused: { area: 'CurrentPassword', message: 'This is not your current password. Please check it and try again.' },
  },
}
export const InstalmentsRun: Story = {
  args: {
    refused: {
      area: 'Instalments',
      message:
        'Easy Pay payments of your orders are still to come. Pay them, or wait for the last one, and then close your account.',
    },
  },
}
export const Away: Story = { args: { refused: 'away' } }
export const DownloadFails: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Download|Télécharger/ }))
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
