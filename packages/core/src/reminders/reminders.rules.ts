/** Minutes before a programme at which its reminder is sent. */
export const reminderMinutes = 15
/** Days for which a confirmation mail's link is valid. */
export const reminderLinkDays = 3
/** The page that a confirmation mail links to. */
export const reminderConfirmPath = '/pages/reminder/confirm'
/** What came of a request for a reminder. */
export type ReminderOutcome = 'asked' | 'invalid' | 'late' | 'busy' | 'away'

/** The outcome of a call for a reminder; undefined is no answer. */
export function reminderOutcome(answer: { ok: boolean; status?: number } | undefined): ReminderOutcome {
  if (answer?.ok) return 'asked'
  switch (answer?.status) {
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

/** The page that stops the reminders of an address. */
export const reminderStopPath = '/pages/reminder/stop'
