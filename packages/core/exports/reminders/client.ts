export { remindersClient } from '../../src/reminders/reminders.client.ts'
