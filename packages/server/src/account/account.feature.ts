import type { Feature } from '../kernel/feature.ts'
import { perHour, perMinute } from '../kernel/limits.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { shopOf } from '../kernel/mail/shop.ts'
import { accountKept } from './account.kept.ts'
import { accountMessages } from './account.messages.ts'
import { accountRoutes } from './account.routes.ts'
import { type AccountExists, accountExistsMail } from './account-exists.mail.ts'

declare module '../kernel/limits.ts' {
  interface Limits {
    readonly takenEmails: number
  }
}

export const account: Feature = {
  name: 'account',
  ...accountKept,
  messages: accountMessages,
  routes: accountRoutes,
  mails: ({ config }) => ({
    'account-exists': async ({ content }: QueuedMail<AccountExists>) => accountExistsMail(content, shopOf(config)),
  }),
  limits: {
    accounts: perMinute('LIMIT_ACCOUNTS', 'accounts that are opened', 120, 20),
    takenEmails: perHour(
      'LIMIT_TAKEN_EMAILS',
      'registrations that reveal that an e-mail is taken, before they need a reCAPTCHA token',
      600,
      3,
    ),
  },
}
