export {
  type ReminderOutcome,
  reminderConfirmPath,
  reminderLinkDays,
  reminderMinutes,
  reminderOutcome,
  reminderStopPath,
} from '../src/reminders/reminders.rules.ts'
