/** Minutes before a programme at which its reminder is sent. */
export const reminderMinutes = 15
/** Days for which a confirmation mail's link is valid. */
export const reminderLinkDays = 3
/** The page that a confirmation mail links to. */
export const reminderConfirmPath = '/pages/reminder/confirm'
/** The result of a request for a reminder. */
export type ReminderOutcome = 'asked' | 'invalid' | 'late' | 'busy' | 'away'

/** The result of a call for a reminder; `undefined`: no reply arrived. */
export function reminderOutcome(result: { ok: boolean; status?: number } | undefined): ReminderOutcome {
  if (result?.ok) return 'asked'
  switch (result?.status) {
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
