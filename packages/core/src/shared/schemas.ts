import { z } from 'zod/mini'

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

/** Three digits and three to six more, never hyphenated on the wire. */
export const itemNo = () => z.string().check(z.regex(/^\d{6,9}$/))
/** A customer's number in a path: digits only, because `Number` accepts `1e7` too. */
export const edp = () => z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))
/** A bag's id: a UUID. */
export const guid = () => z.uuid()
/** A language in a path: `en` or `fr`. */
export const language = () => z.enum(['en', 'fr'])
/** The two letters of a province or territory. */
export const province = () => z.enum(['AB', 'BC', 'MB', 'NB', 'NL', 'NT', 'NS', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT'])
/** A short line of text: trimmed, bounded, without control characters. */
export const line = (max: number, min = 0) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}]*$/u))
/**
 * As `line`, for names and places that other people see: without characters that change the direction of the text
 * around it, which could disguise a name or an address.
 */
export const nameLine = (max: number, min = 0) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}\p{Bidi_Control}]*$/u))
/** As `line`, with several lines. */
export const paragraphs = (max: number, min = 0) =>
  z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u))
/** An e-mail address: trimmed, at most 254 characters. */
export const email = () => z.string().check(z.trim(), z.maxLength(254), z.email())

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
export const orderNumber = () => z.string().check(z.regex(/^\d{6,12}$/))
/** The path of a call about an order: language, customer number and order number. */
export const inOrder = z.object({ language: language(), edp: edp(), id: orderNumber() })
/** The path of a call about a bag: language and bag id. */
export const inCart = z.object({ language: language(), guid: guid() })
