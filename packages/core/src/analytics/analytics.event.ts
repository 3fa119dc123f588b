/** The data of an event: a small and shallow JSON object. */
export type EventContent = Readonly<Record<string, unknown>>

/** An event's name: words of lower-case letters and digits, joined by hyphens. */
export const eventName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+){0,5}$/
/** The maximum length of an event's name, in characters. */
export const maxEventNameLength = 48
/** The maximum size of an event's data, in bytes of JSON. */
export const maxEventBytes = 8192
/** The maximum depth of nested objects and lists, counting the data itself. */
export const maxEventDepth = 4

/**
 * Whether the marketing feed accepts an event's data.
 *
 * 1. It is at most 8 kB of JSON and at most four levels deep.
 * 2. It identifies nobody: no field has the name of a personal detail, and no text looks like an e-mail address.
 * 3. Names and texts contain only characters that can be stored: no control characters and no lone surrogates.
 */
export function isEventContent(content: unknown): content is EventContent {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return false
  if (!isHarmless(content, 1)) return false
  return new TextEncoder().encode(JSON.stringify(content)).length <= maxEventBytes
}

const personal =
  /e-?mail|phone|password|token|first-?name|last-?name|address|postal|zip-?code|card-?number|holder|birth/i
const unstorable = /[\p{Cc}\p{Cs}]/u

function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !unstorable.test(value) && !/\S@\S+\.\S/.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > maxEventDepth) return false
  return Object.entries(value).every(
    ([name, inner]) =>
      (Array.isArray(value) || !(personal.test(name) || unstorable.test(name))) && isHarmless(inner, depth + 1),
  )
}
