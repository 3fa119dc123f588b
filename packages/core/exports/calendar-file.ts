export { type CalendarEvent, calendarFile } from '../src/shared/calendar-file.ts'
