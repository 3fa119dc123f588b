import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { cannedReplies } from '../testing/handlers.ts'
import { CreateAccount } from './create-account.tsx'

const accountsReply = (reply: () => Response | Promise<Response>) => [
  http.post('*/api/v2/:language/accounts', reply),
  ...cannedReplies(),
]
const made = () => HttpResponse.json({ AccessToken: 't', CustomerEDP: 7, Email: 'maya@example.com' }, { status: 201 })

const meta: Meta<typeof CreateAccount> = {
  title: 'Widgets/Create account',
  component: CreateAccount,
  tags: ['autodocs'],
  args: { returnTo: '/pages/myaccount' },
  parameters: { msw: accountsReply(made) },
}
export default meta
type Story = StoryObj<typeof CreateAccount>

export const Empty: Story = {}
export const EmptyInFrench: Story = { globals: { language: 'fr' } }
/** Fill in the form: the e-mail has an account. */
export const EmailTaken: Story = {
  parameters: {
    msw: accountsReply(() =>
      HttpResponse.json([{ Message: 'There is already an account with this e-mail.', Area: 'Email' }], { status: 417 }),
    ),
  },
}
/** The page after a form without JavaScript was refused. */
export const TakenBefore: Story = { args: { posted: 'taken' } }
export const RefusedBefore: Story = { args: { posted: 'refused' } }
export const RefusedAsTyped: Story = {
  args: {
    posted: 'refused',
    typed: {
      values: {
        email: 'maya@example.com',
        firstName: 'Maya',
        lastName: 'Tremblay',
        address1: '128 Rideau Street',
        address2: '',
        city: 'Ottawa',
        province: 'QC',
        zipCode: 'K1N 5X4',
        phone: '613-555-0142',
        spoken: 'en',
        subscribe: true,
      },
      status: 400,
      items: [{ area: 'PostalCode', message: 'This postal code is not in the province you chose.' }],
    },
  },
}
export const Unreachable: Story = { parameters: { msw: accountsReply(() => HttpResponse.error()) } }
/** Fill in the form: the reply takes its time. */
export const Busy: Story = {
  parameters: {
    msw: accountsReply(async () => {
      await delay('infinite')
      return made()
    }),
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
