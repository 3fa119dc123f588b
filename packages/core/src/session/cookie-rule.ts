import { readGuid } from '../shared/guid.ts'
import { type Locale, parseLocale } from '../shared/language.ts'

/** A cookie’s lifetime, in the unit of the specification’s table (§3). */
export type Lifetime = { days: number } | { hours: number } | { seconds: number }

/**
 * A cookie's name, lifetime and value type (specification §3). All are written `Secure` (`areCookiesSecure`), with the path
 * `/`, and same-site lax unless the rule is stricter. `table.ts` has the purpose of each.
 */
export type CookieRule<T> = {
  name: string
  lifetime: Lifetime
  sameSite?: 'strict'
  /** The shop reads it and never writes it. */
  readOnly?: true
  kind: ValueKind<T>
}

/** A lifetime in seconds. */
export function lifetimeSeconds(lifetime: Lifetime): number {
  if ('days' in lifetime) return lifetime.days * 86_400
  return 'hours' in lifetime ? lifetime.hours * 3600 : lifetime.seconds
}

// The kinds of a value

/** Parses and prints a cookie's value. Undefined: the value is invalid, or must not be stored. */
export type ValueKind<T> = { read(text: string): T | undefined; write(value: T): string | undefined }

/** Trimmed text; empty text is invalid. */
export const trimmed: ValueKind<string> = {
  read: (text) => text.trim() || undefined,
  write: (value) => value.trim() || undefined,
}

/** Trimmed text that matches a pattern. Other text is invalid: an older shop or anybody else may have left it. */
export const formed = (form: RegExp): ValueKind<string> => {
  const read = (text: string) => (form.test(text.trim()) ? text.trim() : undefined)
  return { read, write: read }
}

/**
 * A bag's id. Other spellings of a UUID, in capitals, in braces or without hyphens, mean the same bag. The server decides on
 * other words; what cannot be an id is invalid.
 */
export const bagId: ValueKind<string> = {
  read: (text) => readGuid(text) ?? formed(/^[\w-]{1,64}$/).read(text),
  write: trimmed.write,
}

/** A line about the shopper: at most this long, without control characters. */
export const shortLine = (most: number): ValueKind<string> => {
  const read = (text: string) => {
    const line = text.trim()
    return line && line.length <= most && !/[\p{Cc}\p{Cs}]/u.test(line) ? line : undefined
  }
  return { read, write: read }
}

/** A flag; `false` removes the cookie. */
export const flag: ValueKind<boolean> = {
  read: (text) => text === '1' || text === 'true' || undefined,
  write: (value) => (value ? '1' : undefined),
}

/** A preference; `false` is stored. */
export const choice: ValueKind<boolean> = {
  read: (text) => (text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : undefined),
  write: (value) => (value ? '1' : '0'),
}

/** A whole number, zero or more. */
export const count: ValueKind<number> = {
  read: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
  write: (value) => (Number.isInteger(value) && value >= 0 ? String(value) : undefined),
}

/** An instant, in milliseconds since 1970. */
export const instant: ValueKind<Date> = {
  read: (text) => (/^\d{1,15}$/.test(text) ? new Date(Number(text)) : undefined),
  write: (value) => String(value.getTime()),
}

/** A locale. Reading accepts any spelling, as `parseLocale` does. */
export const locale: ValueKind<Locale> = { read: parseLocale, write: (value) => value }
