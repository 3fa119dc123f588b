import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { cannedReplies } from '../testing/handlers.ts'
import { SignIn } from './sign-in.tsx'

const answers = (answer: () => Response | Promise<Response>) => [
  http.post('*/api/v2/:language/token', answer),
  ...cannedReplies(),
]

const meta: Meta<typeof SignIn> = {
  title: 'Widgets/Sign in',
  component: SignIn,
  tags: ['autodocs'],
  args: { returnTo: '/pages/myaccount' },
  beforeEach() {
    // A minimal service script for the stories.
    Object.assign(window, {
      grecaptcha: { ready: (callback: () => void) => callback(), execute: () => Promise.resolve('ok-story') },
    })
  },
}
export default meta
type Story = StoryObj<typeof SignIn>

export const Plain: Story = {}
export const InFrench: Story = { globals: { language: 'fr' } }
export const SignedOut: Story = { args: { message: 'done' } }
export const SignedOutInFrench: Story = { args: { message: 'done' }, globals: { language: 'fr' } }
export const SignOutFailed: Story = { args: { message: 'failed' } }
/** The page after a form without JavaScript was refused. */
export const RefusedBefore: Story = { args: { refused: true } }
/** Press the button: the server refuses. */
export const Refused: Story = {
  parameters: {
    msw: answers(() =>
      HttpResponse.json([{ Message: 'The e-mail address or the password is not right.', Area: 'SignIn' }], {
        status: 401,
      }),
    ),
  },
}
export const Unreachable: Story = { parameters: { msw: answers(() => HttpResponse.error()) } }
/** Press the button: the reply is slow. */
export const Busy: Story = {
  parameters: {
    msw: answers(async () => {
      await delay('infinite')
      return HttpResponse.error()
    }),
  },
}
export const Dark: Story = { globals: { theme: 'dark' } }
