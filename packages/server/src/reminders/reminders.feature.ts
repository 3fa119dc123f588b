import { remindersContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Feature } from '../kernel/feature.ts'
import { perHour } from '../kernel/limits.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { createPush } from '../outside/push.ts'
import { pushReminders } from './push-reminders.service.ts'
import { remindersKept } from './reminders.kept.ts'
import { remindersMessages } from './reminders.messages.ts'
import { queueReminders } from './reminders.queries.ts'
import { composeConfirmation, composeReminder, type ReminderLetter, remindersService } from './reminders.service.ts'
import { pushSettings } from './reminders.settings.ts'
import { subscriptionsService } from './subscriptions.service.ts'

const everyMs = 10_000
/** Letters that are queued at once. */
const batch = 500

export const reminders: Feature = {
  name: 'reminders',
  ...remindersKept,
  messages: remindersMessages,
  routes(app, { pool, clock, config }) {
    const service = remindersService({ pool, clock })
    const subscriptions = subscriptionsService({ pool, clock, config: pushSettings.of(config) })
    mount(app, remindersContract, {
      'POST /api/v2/{language}/pushsubscriptions': ({ body, customer }) => subscriptions.subscribe(body, customer?.edp),
      'PUT /api/v2/{language}/pushsubscriptions': ({ body }) => subscriptions.replace(body.former, body.next),
      'DELETE /api/v2/{language}/pushsubscriptions': ({ body }) => subscriptions.unsubscribe(body),
      'POST /api/v2/{language}/shows/{id}/reminders': ({ params, body: { timeZone, ...to }, language, customer }) =>
        service.ask({ showId: params.id, to, language, timeZone, edp: customer?.edp }),
      'DELETE /api/v2/{language}/shows/{id}/reminders/{token}': ({ params }) => service.stop(params.id, params.token),
      'POST /api/v2/{language}/reminders/confirm': ({ body }) => service.confirm(body.token),
    })
  },
  jobs({ pool, clock, config, fetch, log }) {
    const keys = pushSettings.of(config)
    const pushed = keys && pushReminders({ pool, clock, log, push: createPush({ config: keys, fetch, now: clock }) })
    return [
      { name: 'reminders', everyMs, run: () => queueReminders(pool, { now: clock(), most: batch }) },
      ...(pushed ? [{ name: 'push-reminders', everyMs, run: () => pushed.sendDue() }] : []),
    ]
  },
  mails: (deps) => ({
    'reminder-confirmation': (mail: QueuedMail<ReminderLetter>) => composeConfirmation(deps, mail),
    reminder: (mail: QueuedMail<ReminderLetter>) => composeReminder(deps, mail),
  }),
  settings: [pushSettings],
  limits: {
    reminders: perHour('LIMIT_REMINDERS', 'reminders that are asked for, and browsers that subscribe', 600, 30),
  },
}
