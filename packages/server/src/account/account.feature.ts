import type { Feature } from '../kernel/feature.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { accountMessages } from './account.messages.ts'
import { accountRoutes } from './account.routes.ts'
import { type AccountExists, accountExistsMail } from './account-exists.mail.ts'

export const account: Feature = {
  name: 'account',
  messages: accountMessages,
  routes: accountRoutes,
  mails: ({ config: { shopOrigin, customerCareEmail: careEmail } }) => ({
    'account-exists': async ({ content }: QueuedMail<AccountExists>) =>
      accountExistsMail(content, { shopOrigin, careEmail }),
  }),
}
