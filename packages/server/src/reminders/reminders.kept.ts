import { reminderLinkDays } from '@onair/core/reminders'
import { daysLater } from '../kernel/db/expired.ts'
import type { Kept } from '../kernel/kept.ts'
import {
  endReminders,
  forgetPushReminders,
  forgetReminders,
  forgetSubscriptions,
  forgetUnconfirmed,
  ownReminders,
} from './kept.queries.ts'

export const remindersKept: Kept = {
  tables: ['push_reminder', 'push_subscription', 'reminder', 'reminder_address'],
  retention: [
    {
      name: 'reminderAddresses',
      tables: ['reminder_address'],
      data: 'addresses for reminders',
      kept: `${reminderLinkDays} days, unless confirmed; then until stopped`,
      because: 'an address is confirmed once',
      forget: forgetUnconfirmed,
    },
    {
      name: 'reminders',
      tables: ['reminder'],
      data: 'reminders of programmes by mail',
      kept: 'a week after the programme',
      because: 'questions about what was sent',
      forget: daysLater(7, forgetReminders),
    },
    {
      name: 'pushReminders',
      tables: ['push_reminder'],
      data: 'reminders of programmes in browsers',
      kept: 'a week after the programme',
      because: 'questions about what was sent',
      forget: daysLater(7, forgetPushReminders),
    },
    {
      name: 'pushSubscriptions',
      tables: ['push_subscription'],
      data: 'browsers’ push subscriptions',
      kept: 'a week after the last reminder',
      because: 'a browser sends its own again',
      forget: daysLater(7, forgetSubscriptions),
    },
  ],
  ownData: {
    export: async (on, { edp, email }) => ({ account: (await ownReminders(on, { edp, email }))[0] }),
    erase: (on, { edp, email }) => endReminders(on, { edp, email }),
  },
}
