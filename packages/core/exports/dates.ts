export { businessDaysAfter } from '../src/shared/business-days.ts'
export {
  addDays,
  formatDate,
  formatDateTime,
  formatDay,
  formatShortDate,
  formatTime,
  isTimeZone,
  planTimeZone,
  type When,
  zonedDate,
  zonedDayRange,
  zonedInstant,
} from '../src/shared/dates.ts'
export { formatShortDay } from '../src/shared/short-day.ts'
