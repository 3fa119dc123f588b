/** A range of days, possibly incomplete. Days are `YYYY-MM-DD`. */
export type DateRange = { start?: string; end?: string }

/**
 * Applies a click on a day of the calendar to a range (specification §4).
 *
 * 1. The first click sets the start.
 * 2. A second click on an earlier day makes that day the start.
 * 3. A second click on the same or a later day completes the range, and the calendar closes.
 * 4. A click on a complete range starts a new one.
 */
export function pickDay(range: DateRange, day: string): { range: DateRange; complete: boolean } {
  if (range.start === undefined || range.end !== undefined || day < range.start) {
    return { range: { start: day }, complete: false }
  }
  return { range: { start: range.start, end: day }, complete: true }
}

/** The calendar's layout (specification §9): two months, and grids of months, in four rows of three, and of years. */
export const calendarLayout = {
  rangeMonths: 2,
  weeks: 6,
  daysPerWeek: 7,
  monthGrid: { columns: 3, rows: 4 },
  yearGrid: { columns: 4, rows: 4 },
} as const

/** The error key of an invalid range (specification §5). */
export type DateRangeError = 'bsDate' | 'minDate' | 'maxDate'

const isDay = (text: unknown): text is string =>
  typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/**
 * Validates a range. Returns undefined for a valid one.
 *
 * 1. `bsDate`: it is not a list of two valid days.
 * 2. `minDate`: it starts before the earliest day.
 * 3. `maxDate`: it ends after the latest day.
 */
export function dateRangeError(
  value: unknown,
  bounds: { min?: string; max?: string } = {},
): DateRangeError | undefined {
  const [start, end, ...more] = Array.isArray(value) ? (value as unknown[]) : []
  if (!isDay(start) || !isDay(end) || more.length > 0) return 'bsDate'
  if (bounds.min !== undefined && start < bounds.min) return 'minDate'
  if (bounds.max !== undefined && end > bounds.max) return 'maxDate'
  return undefined
}

/** Returns the entries with a day inside the range, both ends included. */
export function inDateRange<T>(entries: readonly T[], dayOf: (entry: T) => string, range: Required<DateRange>): T[] {
  return entries.filter((entry) => dayOf(entry) >= range.start && dayOf(entry) <= range.end)
}
