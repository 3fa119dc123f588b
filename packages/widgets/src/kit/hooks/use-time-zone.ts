import { isTimeZone } from '@onair/core/dates'
import { readCookie, timeZoneCookie } from '@onair/core/session'
import { useSyncExternalStore } from 'react'
import type { Environment } from '../../models/models.ts'
import { useShop } from '../shop.tsx'

/** The shopper's time zone: the one that they chose (a cookie), else the browser's. */
function ownTimeZone({ session }: Pick<Environment, 'session'>): string {
  const chosen = readCookie(session, timeZoneCookie)
  return isTimeZone(chosen) ? chosen : Intl.DateTimeFormat().resolvedOptions().timeZone
}

const never = () => () => {}

/** The time zone: the given one, else the page's during hydration and the shopper's afterwards. */
export function useTimeZone(asked?: string): string {
  const { timeZone, models } = useShop()
  const own = useSyncExternalStore(
    never,
    () => models.of(ownTimeZone),
    () => timeZone,
  )
  return asked ?? own
}
