/** Minutes before a programme at which its reminder is sent. */
export const reminderMinutes = 15
/** Days for which the link of a letter that asks for confirmation is valid. */
export const reminderLinkDays = 3
/** The page that the link of a letter that asks for confirmation opens. */
export const reminderConfirmPath = '/pages/reminder/confirm'
/** The page that stops the reminders of an address. */
export const reminderStopPath = '/pages/reminder/stop'
