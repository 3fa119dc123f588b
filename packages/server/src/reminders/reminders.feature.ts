import { remindersContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Feature } from '../kernel/feature.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { remindersMessages } from './reminders.messages.ts'
import { forgetReminders, queueReminders } from './reminders.queries.ts'
import { composeConfirmation, composeReminder, type ReminderLetter, remindersService } from './reminders.service.ts'

const everyMs = 10_000
const forgetMs = 3_600_000
/** Letters that are queued at once. */
const batch = 500

export const reminders: Feature = {
  name: 'reminders',
  messages: remindersMessages,
  routes(app, { pool, clock }) {
    const service = remindersService({ pool, clock })
    mount(app, remindersContract, {
      'POST /api/v2/{language}/shows/{id}/reminders': ({ params, body, language, customer }) =>
        service.ask({ showId: params.id, email: body.email, language, timeZone: body.timeZone, edp: customer?.edp }),
      'DELETE /api/v2/{language}/shows/{id}/reminders/{token}': ({ params }) => service.stop(params.id, params.token),
      'POST /api/v2/{language}/reminders/confirm': ({ body }) => service.confirm(body.token),
    })
  },
  jobs: ({ pool, clock }) => [
    { name: 'reminders', everyMs, run: () => queueReminders(pool, clock(), batch) },
    { name: 'forget-reminders', everyMs: forgetMs, run: () => forgetReminders(pool, clock()) },
  ],
  mails: (deps) => ({
    'reminder-confirmation': (mail: QueuedMail<ReminderLetter>) => composeConfirmation(deps, mail),
    reminder: (mail: QueuedMail<ReminderLetter>) => composeReminder(deps, mail),
  }),
}
