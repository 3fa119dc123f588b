/** What an event may carry: JSON, small and shallow. */
export type EventContent = Readonly<Record<string, unknown>>

/** An event's name: small letters and digits, in words joined by hyphens. */
export const eventName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+){0,5}$/
export const longestEventName = 48
/** Bytes of JSON. */
export const mostEventBytes = 8192
/** Levels of objects and lists, the content itself included. */
export const deepestEvent = 4

/**
 * Whether an event's content can be passed on.
 *
 * 1. It is at most 8 kB as JSON, and at most four levels deep.
 * 2. It names nobody: no field is called like a person's own things, and no text looks like an e-mail address.
 * 3. Names and texts are of characters that can be kept: no control characters, no halves of a pair.
 */
export function isEventContent(content: unknown): content is EventContent {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return false
  if (!isHarmless(content, 1)) return false
  return new TextEncoder().encode(JSON.stringify(content)).length <= mostEventBytes
}

const personal =
  /e-?mail|phone|password|token|first-?name|last-?name|address|postal|zip-?code|card-?number|holder|birth/i
const unkept = /[\p{Cc}\p{Cs}]/u

function isHarmless(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !unkept.test(value) && !/\S@\S+\.\S/.test(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > deepestEvent) return false
  return Object.entries(value).every(
    ([name, inner]) =>
      (Array.isArray(value) || !(personal.test(name) || unkept.test(name))) && isHarmless(inner, depth + 1),
  )
}
