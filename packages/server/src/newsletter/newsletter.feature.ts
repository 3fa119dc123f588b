import type { Feature } from '../kernel/feature.ts'
import { perHour } from '../kernel/limits.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { newsletterKept } from './newsletter.kept.ts'
import { composeNewsletter } from './newsletter.letter.ts'
import { newsletterMessages } from './newsletter.messages.ts'
import { newsletterRoutes } from './newsletter.routes.ts'
import type { NewsletterLetter } from './newsletter.service.ts'

export const newsletter: Feature = {
  name: 'newsletter',
  ...newsletterKept,
  messages: newsletterMessages,
  routes: newsletterRoutes,
  mails: (deps) => ({
    newsletter: (mail: QueuedMail<NewsletterLetter>) => composeNewsletter(deps, mail),
  }),
  limits: { newsletter: perHour('LIMIT_NEWSLETTER', 'requests for the newsletter', 600, 20) },
}
