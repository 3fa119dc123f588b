import { showPath } from '@onair/core/guide'
import { remindersClient } from '@onair/core/reminders/client'
import type { Action } from '../../kernel/action.ts'
import { tried } from '../../kernel/unwrap.ts'
import { type ReminderOutcome, reminderFormPath } from '../../parts/reminder-form.tsx'

function outcomeOf(asked: { ok: boolean; status?: number } | undefined): ReminderOutcome {
  if (!asked) return 'away'
  if (asked.ok) return 'sent'
  switch (asked.status) {
    case 400:
      return 'invalid'
    case 404:
    case 417:
      return 'late'
    case 429:
      return 'busy'
    default:
      return 'away'
  }
}

/**
 * The form of a programme's reminder. The address stands in no address. Its path has the page's language, which the letter is
 * written in.
 */
export const reminderActions: readonly Action[] = ['', '/en', '/fr'].map((prefix) => ({
  path: prefix + reminderFormPath,
  audience: 'everyone',
  run: async ({ http, timeZone }, { show = '', email = '' }) =>
    `${showPath(show)}&reminder=${outcomeOf(await tried(remindersClient(http).ask(show, { email }, timeZone)))}#reminder`,
}))
