import { browserTimeZone, isTimeZone, knownTimeZone } from '@onair/core/dates'
import { readCookie, timeZoneCookie } from '@onair/core/session'
import { useSyncExternalStore } from 'react'
import type { Environment } from '../../models/models.ts'
import { useShop } from '../shop.tsx'

/** The time zone that the shopper chose (a cookie), else the browser's, else the channel's. */
function ownTimeZone({ session }: Pick<Environment, 'session'>): string {
  const chosen = readCookie(session, timeZoneCookie)
  return isTimeZone(chosen) ? chosen : knownTimeZone(browserTimeZone())
}

const never = () => () => {}

/**
 * The time zone: the given one, else the page's during hydration and the shopper's afterwards.
 * @param asked from a page's attribute; an unknown time zone counts as not given
 */
export function useTimeZone(asked?: string): string {
  const { timeZone, models } = useShop()
  const own = useSyncExternalStore(
    never,
    () => models.of(ownTimeZone),
    // The server may know a time zone that this browser does not.
    () => knownTimeZone(timeZone),
  )
  return isTimeZone(asked) ? asked : own
}
