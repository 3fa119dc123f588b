import type { Feature } from '../kernel/feature.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { shopOf } from '../kernel/mail/shop.ts'
import { composeEmailChange, type EmailChange } from './email-change.letter.ts'
import {
  type EmailChangeAsked,
  type EmailChanged,
  emailChangeAskedMail,
  emailChangedMail,
} from './email-change.mail.ts'
import { informationKept } from './information.kept.ts'
import { informationMessages } from './information.messages.ts'
import { informationRoutes } from './information.routes.ts'

export const information: Feature = {
  name: 'information',
  ...informationKept,
  messages: informationMessages,
  routes: informationRoutes,
  mails: ({ pool, clock, config }) => ({
    'email-change': (mail: QueuedMail<EmailChange>) => composeEmailChange({ pool, clock, ...shopOf(config) }, mail),
    'email-change-asked': async ({ content }: QueuedMail<EmailChangeAsked>) =>
      emailChangeAskedMail(content, shopOf(config)),
    'email-changed': async ({ content }: QueuedMail<EmailChanged>) => emailChangedMail(content, shopOf(config)),
  }),
}
