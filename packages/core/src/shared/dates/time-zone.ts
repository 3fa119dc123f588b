/** The time zone in which programmes are planned. They are shown in the shopper's time zone. */
export const planTimeZone = 'America/Toronto'

/** Whether the engine supports the time zone: a cookie can contain anything. */
export function isTimeZone(name: string | undefined): name is string {
  if (!name) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}
