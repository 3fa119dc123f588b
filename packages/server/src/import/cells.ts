import { isItemNumber } from '@onair/core/item-number'
import { decodeHTMLStrict } from 'entities'
import { z } from 'zod'
import { cleanHtml } from './html.ts'
import { isPictureAddress } from './picture-name.ts'

/** Why a value is invalid for a field. */
class Wrong {
  readonly sentence: string
  constructor(sentence: string) {
    this.sentence = sentence
  }
}
export const wrong = (sentence: string) => new Wrong(sentence)

/** Reads a value of a cell or a JSON field that is neither absent nor empty. */
export type Reader<T> = (value: unknown) => T | Wrong

function cell<T>(read: (value: unknown) => T | Wrong) {
  return z.transform((value: unknown, context): T => {
    const result = read(value)
    if (!(result instanceof Wrong)) return result
    context.issues.push({ code: 'custom', input: value, message: result.sentence })
    return z.NEVER
  })
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && !value.trim())

/** A required field. */
export const needed = <T>(read: Reader<T>) =>
  cell((value) => (isEmpty(value) ? wrong('It is needed, but empty.') : read(value)))

/** An optional field: absent is null, and leaves the stored value; empty becomes `empty`. */
export const optional = <T, Empty = T>(read: Reader<T>, empty: Empty) =>
  cell((value): T | Empty | null | Wrong => (value === undefined ? null : isEmpty(value) ? empty : read(value)))

/** A field for which absent and empty are the same: null. */
export const perhaps = <T>(read: Reader<T>) => cell((value): T | null | Wrong => (isEmpty(value) ? null : read(value)))

/** A list, as JSON in a cell of CSV. Absent: null; empty: none. */
export function list<Item extends z.ZodType>(item: Item, most: number) {
  const parse = cell((value) => {
    if (value === undefined) return null
    if (isEmpty(value)) return []
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value) as unknown
    } catch {
      return wrong('It is not JSON.')
    }
  })
  const sentence = `It must be a list of at most ${most}.`
  return z.pipe(parse, z.nullable(z.array(item, { error: sentence }).max(most, { error: sentence })))
}

const shown = (value: unknown): string => {
  const text = typeof value === 'string' ? value : asJson(value)
  return `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`
}

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    // JSON.parse accepts any depth, but JSON.stringify does not print it.
    return Array.isArray(value) ? '[…]' : '{…}'
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

function asText(value: unknown): string | Wrong {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return wrong(`${shown(value)} is not text.`)
  if (!value.isWellFormed()) return wrong('It holds half of a character (a lone surrogate).')
  if (control.test(value)) return wrong('It holds a control character, such as NUL.')
  return value
}

/** Text without entities: other shops export `Pots &amp; pans`, some twice encoded. What has been decoded stays as it is. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  const decoded = decodeHTMLStrict(text)
  return decoded === text ? text : withoutEntities(decoded)
}

/** Plain text in one line, trimmed, its entities decoded. `most`: characters. */
export const text =
  (most: number): Reader<string> =>
  (value) => {
    const read = asText(value)
    if (read instanceof Wrong) return read
    const line = withoutEntities(read)
      .replace(/\s+/g, (space) => (space.length === 1 && space !== '\n' && space !== '\t' ? space : ' '))
      .trim()
    return line.length > most ? wrong(`It has ${line.length} characters; ${most} is the most.`) : line
  }

/** Sanitised HTML. */
export const html =
  (most: number): Reader<string> =>
  (value) => {
    const read = asText(value)
    if (read instanceof Wrong) return read
    if (read.length > most) return wrong(`It has ${read.length} characters; ${most} is the most.`)
    return cleanHtml(read.replace(/\r\n?/g, '\n').trim())
  }

/** A name that rows refer to: a brand's, a category's, a style's. */
export const code =
  (most: number): Reader<string> =>
  (value) => {
    const read = text(most)(value)
    if (read instanceof Wrong || /^[\w.-]+$/.test(read)) return read
    return wrong(`${shown(read)} is no code: letters, digits, “-”, “_” and “.” only.`)
  }

/** An item number as stored, as printed (`123-456`), or as spreadsheets write digits as text (`'123456`, `="123456"`). */
export const itemNumber: Reader<string> = (value) => {
  const read = asText(value)
  if (read instanceof Wrong) return read
  const [, first = '', rest = ''] = /^(?:'|=")?(\d{3})[-\s\u2010-\u2015]?(\d{3,6})"?$/.exec(read.trim()) ?? []
  if (isItemNumber(first + rest)) return first + rest
  return wrong(`${shown(read)} is no item number: six to nine digits.`)
}

/** A whole number. */
export const whole =
  (least: number, most: number): Reader<number> =>
  (value) => {
    const written = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
    // Spreadsheets write 1,200 or 1 200, and some programs 5.0.
    const digits = /^\d{1,3}([,\s]\d{3})+$/.test(written) ? written.replace(/\D/g, '') : written.replace(/\.0+$/, '')
    const number = /^-?\d{1,15}$/.test(digits) ? Number(digits) : Number.NaN
    if (number >= least && number <= most) return number
    return wrong(`${shown(value)} must be a whole number from ${least} to ${most}.`)
  }

const mostDollars = 9_999_999

const dollarSign = /^(?:CA|C)?\$\s?|^CAD\s?\$?\s?|\s?\$(?:\s?CA)?$|\s?CAD$/gi
const forms = {
  plain: /^(\d{1,7})(?:[.,](\d{1,2}))?$/,
  /** `1,234.56`, `1 234.56` and `1'234.56`. */
  english: /^(\d{1,3}(?:[,\s'’]\d{3}){1,2})(?:\.(\d{1,2}))?$/,
  /** `1 234,56` and `1.234,56`. The cents are required, because `1.234` may be a weight. */
  french: /^(\d{1,3}(?:[.\s'’]\d{3}){1,2}),(\d{1,2})$/,
}

/**
 * Dollars, as cents: `49.99`, or in the forms of spreadsheets and other shops, `$1,234.56`, `29.99 CAD` or `1 234,56 $`. No form is
 * ambiguous: three digits after a comma are thousands, because cents have two digits.
 */
export const amount: Reader<number> = (value) => {
  const written = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : ''
  const bare = written.replace(dollarSign, '').replace(/^[.,](?=\d)/, '0.')
  const match = forms.plain.exec(bare) ?? forms.english.exec(bare) ?? forms.french.exec(bare)
  if (!match || !hasRoom(match[1]))
    return wrong(
      /^[^\d\s]?\s?[\d.,\s]+\s?(?:[A-Z]{3}|[€£¥])$|^(?:[€£¥]|[A-Z]{2,3}\$?)\s?[\d.,\s]+$/.test(bare)
        ? `${shown(value)} is in another currency: the shop’s prices are Canadian dollars.`
        : `${shown(value)} is no amount: dollars up to ${mostDollars}, and cents after a point, as in 49.99.`,
    )
  const cents = Number(match[1]?.replace(/\D/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents > 0 ? cents : wrong('It must be more than 0.')
}

const hasRoom = (dollars = ''): boolean => Number(dollars.replace(/\D/g, '')) <= mostDollars

/** A former price, in cents. Other shops write 0.00 for none. */
export const formerAmount: Reader<number | null> = (value) =>
  /^[^\d-]*0+(?:[.,]0{1,2})?[^\d]*$/.test(asWord(value)) ? null : amount(value)

/** A JSON scalar as the text that CSV would have; empty for lists and objects. */
const asWord = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : ''

/** An average of stars, to one decimal. */
export const stars: Reader<number> = (value) => {
  const written = asWord(value)
  if (/^([1-4](\.\d)?|5(\.0)?|0(\.0)?)$/.test(written)) return Number(written)
  return wrong(`${shown(value)} must be from 1.0 to 5.0, with one decimal.`)
}

const yes = new Set(['true', '1', 'yes', 'y', 'vrai', 'oui'])
const no = new Set(['false', '0', 'no', 'n', 'faux', 'non'])

/** `true` or `false`, also in the forms of spreadsheets and other shops in English and French. */
export const flag: Reader<boolean> = (value) => {
  const word = asWord(value).toLowerCase()
  if (yes.has(word)) return true
  if (no.has(word)) return false
  return wrong(`${shown(value)} must be true or false.`)
}

export const oneOf =
  <T extends string>(...allowed: T[]): Reader<T> =>
  (value) =>
    allowed.find((one) => one === (typeof value === 'string' ? value.trim() : value)) ??
    wrong(`${shown(value)} must be one of ${allowed.join(', ')}.`)

/** Whether the day exists: Date would read 31 February as 3 March. */
function isDay(day: string): boolean {
  const midnight = new Date(day)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)
}

/** A day, or a day and a time with its offset, of ISO 8601; other shops write `2026-11-21 17:00:00 -0500`. */
export const instant: Reader<Date> = (value) => {
  const written = typeof value === 'string' ? value.trim() : ''
  const [, day = '', time, sign, hours, minutes] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?) ?(?:Z|UTC|([+-])(\d\d):?(\d\d)))?$/.exec(written) ??
    []
  const zone = sign ? `${sign}${hours}:${minutes}` : 'Z'
  const at = new Date(isDay(day) ? (time ? `${day}T${time}${zone}` : day) : Number.NaN)
  const year = at.getUTCFullYear()
  if (year >= 1900 && year <= 2200) return at
  return wrong(`${shown(value)} must be a date like 2026-11-21, or a time like 2026-11-21T17:00:00Z.`)
}

/** The name of a picture below its base URL, or a URL, which `own-pictures.ts` converts to the name. */
export const picture: Reader<string> = (value) => {
  const read = asText(value)
  return read instanceof Wrong || !isPictureAddress(read) ? fileName(value) : read.trim()
}

/** The name of a picture or clip below its base URL. */
export const fileName: Reader<string> = (value) => {
  const read = text(300)(value)
  if (read instanceof Wrong || (/^\w[\w./-]*$/.test(read) && !read.includes('..'))) return read
  return wrong(`${shown(read)} is no name of a picture or clip: letters, digits, “-”, “_”, “.” and “/” only.`)
}
