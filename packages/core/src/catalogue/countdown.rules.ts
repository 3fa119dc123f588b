import type { When } from '../shared/dates/date-format.ts'

/**
 * The time left until an instant as `3:07:09`. Hours are unlimited, and the result is never negative.
 */
export function countdown(until: When, now: When): string {
  const seconds = Math.max(0, Math.ceil((new Date(until).getTime() - new Date(now).getTime()) / 1000))
  const two = (count: number) => String(count).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
