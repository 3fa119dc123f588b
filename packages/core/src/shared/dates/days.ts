// A file of its own: most code that counts days needs no time zones.

const day = 86_400_000

/** The day, `YYYY-MM-DD`, of a moment in UTC. */
export const isoDay = (utc: number): string => new Date(utc).toISOString().slice(0, 10)

/** A calendar day some days later (or, with a negative number, earlier). */
export function addDays(date: string, days: number): string {
  return isoDay(Date.parse(date) + days * day)
}
