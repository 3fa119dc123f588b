export {
  reminderConfirmPath,
  reminderLinkDays,
  reminderMinutes,
  reminderStopPath,
} from '../src/reminders/reminders.rules.ts'
