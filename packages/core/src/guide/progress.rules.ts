import { type Airing, at } from './on-air.rules.ts'

/** A programme's progress in whole percent: 0 before it, 100 after it. */
export function showProgress(show: Airing, instant: Date): number {
  const length = at(show.end) - at(show.start)
  if (length <= 0) return instant.getTime() < at(show.start) ? 0 : 100
  return Math.min(100, Math.max(0, Math.floor(((instant.getTime() - at(show.start)) / length) * 100)))
}
