/** The time zone in which programmes are planned. They are shown in the shopper's time zone. */
export const planTimeZone = 'America/Toronto'

/** Names that mean no zone: ICU's for a machine whose zone it does not know, and the tz database's for one never set up. */
const placeholders = /^(etc\/unknown|factory)$/i

// The same few names recur, and the engine takes long to check each. Bounded, because visitors choose the name.
const checked = new Map<string, boolean>()

/**
 * Whether this engine can compute in a time zone. Cookies, addresses and attributes can contain anything, engines know different
 * zones, and a browser names its own zone `Etc/Unknown` or undefined where the device's is not set up.
 */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name === '' || placeholders.test(name)) return false
  const cached = checked.get(name)
  if (cached !== undefined) return cached
  let works = true
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
  } catch {
    works = false
  }
  if (checked.size >= 500) checked.clear()
  checked.set(name, works)
  return works
}

/** The first of some names that is a time zone here, else the plan's. */
export function knownTimeZone(...names: readonly unknown[]): string {
  return names.find(isTimeZone) ?? planTimeZone
}

/** What the browser says of its own time zone, to be validated like all input. Some engines throw where the device has no locale. */
export function browserTimeZone(): unknown {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
