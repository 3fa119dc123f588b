/** A programme's time, from `start` to before `end`: ISO 8601 instants or Dates. */
export type Airing = { start: string | Date; end: string | Date }

/** An instant in milliseconds. */
export const at = (when: string | Date): number => new Date(when).getTime()

/** Whether a programme is on air at an instant. */
export function isLive(show: Airing, instant: Date): boolean {
  return at(show.start) <= instant.getTime() && instant.getTime() < at(show.end)
}

/** The programme on air; the latest start wins among overlapping ones. Undefined when nothing is on air. */
export function onAirAt<T extends Airing>(shows: readonly T[], instant: Date): T | undefined {
  return shows
    .filter((show) => isLive(show, instant))
    .reduce<T | undefined>((latest, show) => (latest && at(latest.start) >= at(show.start) ? latest : show), undefined)
}
