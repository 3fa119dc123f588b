// Runs in the browser and on the server: it imports nothing and uses only the language.

/** `02 / 28`, as the field for month and year shows it: what is typed, pasted or filled in by the browser. */
export interface Expiry {
  /** "01" to "12"; other digits as typed, empty while incomplete */
  ExpiryMonth: string
  /** "2028", or empty while incomplete */
  ExpiryYear: string
}

/**
 * The text of the field after an edit.
 *
 * 1. Digits alone: two for the month, then the year: `1228` and `122028`. A first digit of 2 or more is a whole month.
 * 2. Separated parts: `1/28`, `12-2028`, `12 2028`. A year first, as calendars write it: `2028-12`.
 * 3. The separator is added after the month, except while deleting: else it could not be deleted.
 */
export const shownExpiry = (typed: string, isDeleting = false): string => {
  const [, yearFirst, monthLast] = /^\s*(20\d\d)\D+(\d{1,2})\s*$/.exec(typed) ?? []
  if (yearFirst && monthLast) return `${monthLast.padStart(2, '0')} / ${yearFirst.slice(2)}`
  const [, head = '', rest = ''] = /^\D*(\d*)(.*)$/s.exec(typed) ?? []
  const isSeparated = /\D/.test(rest) && !isDeleting
  const month = head.length === 1 && (head > '1' || isSeparated) && head !== '0' ? `0${head}` : head.slice(0, 2)
  const year = shownYear(head.slice(2) + rest.replace(/\D/g, ''))
  if (year !== '') return `${month} / ${year}`
  return month.length === 2 && !isDeleting ? `${month} / ` : month
}

/** Two digits of a year. Four are shortened once they are complete: the first two of `2028` are a year as well. */
const shownYear = (digits: string): string => {
  if (digits.length < 3) return digits
  return /^20\d/.test(digits) ? (digits.length > 3 ? digits.slice(2, 4) : digits) : digits.slice(0, 2)
}

/** Month and year of the field's text. */
export const expiryOf = (text: string): Expiry => {
  const [, ExpiryMonth = '', year = ''] = /^(\d{2}) \/ (\d{2})$/.exec(shownExpiry(text)) ?? []
  return year === '' ? { ExpiryMonth: '', ExpiryYear: '' } : { ExpiryMonth, ExpiryYear: `20${year}` }
}
