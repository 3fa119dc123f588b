export { businessDaysAfter } from '../src/shared/business-days.ts'
export {
  formatDate,
  formatDateTime,
  formatDay,
  formatShortDate,
  formatTime,
  isTimeZone,
  planTimeZone,
  type When,
} from '../src/shared/dates.ts'
export { formatShortDay } from '../src/shared/short-day.ts'
export { addDays, zonedDate, zonedDayRange, zonedInstant } from '../src/shared/zoned-days.ts'
