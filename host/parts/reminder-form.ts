import type { ReminderOutcome } from '@onair/core/reminders'
import type { Visit } from '../kernel/visit.ts'

/** The path that the form of a programme's reminder posts to without script. */
export const reminderFormPath = '/reminder'

const outcomes = ['asked', 'invalid', 'late', 'busy', 'away'] as const satisfies ReminderOutcome[]

/** The result of the form, as the page's address names it. */
export const postedReminder = ({ query }: Pick<Visit, 'query'>): ReminderOutcome | undefined =>
  outcomes.find((outcome) => outcome === query.get('reminder'))
