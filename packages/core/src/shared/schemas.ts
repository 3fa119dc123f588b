import { z } from 'zod/mini'
import { maxEmailLength, maxPasswordLength, maxTrackedLengths, minPasswordLength } from './limits.ts'
import {
  cleanCode,
  cleanDigits,
  cleanEmail,
  cleanGuid,
  cleanItemNumber,
  cleanLine,
  cleanName,
  cleanNumber,
  cleanParagraphs,
  cleanPhone,
  cleanPostalCode,
} from './typed-text.ts'

/** Dollars with at most two decimals (decisions: amounts are JSON numbers). Every use must have a name that `isMoney` knows. */
export const money = () => z.number().register(moneySchemas, { money: true })
/** An amount in a request: dollars with at most two decimals, from the least one up, within the exact range of numbers. */
export const wholeCents = (least = -1e9) =>
  z.number().check(z.multipleOf(0.01), z.gte(least), z.lte(1e9)).register(moneySchemas, { money: true })
/** The schemas of amounts; a test checks `isMoney` against them. */
export const moneySchemas = z.registry<{ money: true }>()

/** An ISO 8601 instant with its offset. */
export const instant = () => z.iso.datetime({ offset: true })
/** `YYYY-MM-DD` */
export const day = () => z.iso.date()

/** Text as people type and paste it, cleaned before it is validated; handlers get and store the clean text. */
const cleaned = (clean: (text: string) => string) => z.overwrite(clean)
const withoutControls = /^[^\p{Cc}\p{Cs}]*$/u

/** Three digits and three to six more. A request may have a hyphen or blank after the third; a reply never has. */
export const itemNo = () => z.string().check(cleaned(cleanItemNumber), z.regex(/^\d{6,9}$/))
/** A customer's number in a path: digits only, because `Number` accepts `1e7` too. */
export const edp = () => z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))
/** A bag's id: a UUID. */
export const guid = () => z.string().check(cleaned(cleanGuid), z.uuid())
/** A language in a path: `en` or `fr`. */
export const language = () => z.enum(['en', 'fr'])
/** The two letters of a province or territory. */
export const province = () => z.enum(['AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'])
/** A short line of text: cleaned, bounded, without control characters. */
export const line = (max: number, min = 0) =>
  z.string().check(cleaned(cleanLine), z.minLength(min), z.maxLength(max), z.regex(withoutControls))
/** As `line`, for names, places and search terms: dashes are hyphens. */
export const nameLine = (max: number, min = 0) =>
  z.string().check(cleaned(cleanName), z.minLength(min), z.maxLength(max), z.regex(withoutControls))
/** As `line`, for a code that people copy from a mail. */
export const code = (max: number, min = 0) =>
  z.string().check(cleaned(cleanCode), z.minLength(min), z.maxLength(max), z.regex(withoutControls))
/** As `line`, with several lines. */
export const paragraphs = (max: number, min = 0) =>
  z
    .string()
    .check(cleaned(cleanParagraphs), z.minLength(min), z.maxLength(max), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u))
/** The token of a mailed link, which mail programs break and people copy. */
export const linkToken = () => line(128, 1)
/** Digits of one length or of several, such as a PIN's. */
export const digits = (pattern: RegExp) => z.string().check(cleaned(cleanDigits), z.regex(pattern))
/** An e-mail address, cleaned. */
export const email = () => z.string().check(cleaned(cleanEmail), z.maxLength(maxEmailLength), z.email())
/** The e-mail address of a sign-in, which is compared and not validated. */
export const userName = () =>
  z.string().check(cleaned(cleanEmail), z.minLength(1), z.maxLength(maxEmailLength), z.regex(withoutControls))
/** A password, which is compared, or validated by the rules. */
export const password = () => z.string().check(z.maxLength(maxPasswordLength))
/** The password of a new account. */
export const newPassword = () =>
  z.string().check(z.minLength(minPasswordLength), z.maxLength(maxPasswordLength), z.regex(/\d/))
/** A Canadian postal code, in capitals without its space. */
export const postalCode = () => z.string().check(cleaned(cleanPostalCode), z.regex(/^[A-Z]\d[A-Z]\d[A-Z]\d$/))
/** A phone number. Ten digits are brought into the wire's format ({@link cleanPhone}); the rules refuse anything else. */
export const phone = () =>
  z.string().check(
    cleaned((text) => cleanPhone(text) ?? cleanLine(text)),
    z.minLength(7),
    z.maxLength(30),
    z.regex(withoutControls),
  )

/** The position of a page in a list. */
export const Paging = z.object({ CurrentPage: z.int(), TotalPages: z.int(), TotalRecords: z.int() })
/** The query of a list: a page, from 1, and its size, at most 100. */
export const pageQuery = (pageSize: number) => ({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), pageSize),
})

/** The path of a call without further parameters: the language. */
export const inLanguage = z.object({ language: language() })
/** The path of a call about a customer: language and customer number. */
export const inAccount = z.object({ language: language(), edp: edp() })
/** An order's number: digits only. */
export const orderNumber = () => z.string().check(cleaned(cleanNumber), z.regex(/^\d{6,12}$/))
const compared = (clean: (text: string) => string, max: number) =>
  z.string().check(cleaned(clean), z.minLength(1), z.maxLength(max), z.regex(withoutControls))
/** As `orderNumber` and `postalCode`, but any text: it is compared with what is stored, and not validated. */
export const typedOrderNumber = () => compared(cleanNumber, maxTrackedLengths.orderNo)
export const typedPostalCode = () => compared(cleanPostalCode, maxTrackedLengths.postalCode)
/** The number of a part of an order, under which it ships. */
export const shipOrderNumber = () => z.string().check(cleaned(cleanNumber), z.regex(/^\d{8,14}$/))
/** The path of a call about an order: language, customer number and order number. */
export const inOrder = z.object({ language: language(), edp: edp(), id: orderNumber() })
/** The path of a call about a bag: language and bag id. */
export const inCart = z.object({ language: language(), guid: guid() })
