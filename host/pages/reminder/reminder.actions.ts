import { showPath } from '@onair/core/guide'
import { reminderOutcome } from '@onair/core/reminders'
import { remindersClient } from '@onair/core/reminders/client'
import type { Action } from '../../kernel/action.ts'
import { tried } from '../../kernel/unwrap.ts'
import { reminderFormPath } from '../../parts/reminder-form.ts'

/**
 * The form of a programme's reminder. The e-mail is in no address. The path has the page's language, in which the letter is
 * written.
 */
export const reminderActions: readonly Action[] = ['', '/en', '/fr'].map((prefix) => ({
  path: prefix + reminderFormPath,
  audience: 'everyone',
  run: async ({ http, timeZone }, { show = '', email = '' }) =>
    `${showPath(show)}&reminder=${reminderOutcome(await tried(remindersClient(http).ask(show, { email }, timeZone)))}#reminder`,
}))
