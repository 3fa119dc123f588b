import { formatDateTime, formatTime } from '@onair/core/dates'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useHydrated, useModel, useShop } from '../kit/shop.tsx'
import { clockModel } from '../models/clock.model.ts'
import en from './price-until.messages.en.json'
import fr from './price-until.messages.fr.json'

const dayMs = 24 * 60 * 60_000

/**
 * Says until when the price of a price window is valid, in the shopper's time zone. Once the page is hydrated, an end a day or
 * more away includes its date: the server's page may be older.
 */
export function useUntilText(): (until: string) => string {
  const { language } = useShop()
  const t = useMessages('priceUntil', en, fr)
  const zone = useTimeZone()
  const clock = useModel(clockModel)
  const hydrated = useHydrated()
  return (until) =>
    hydrated && Date.parse(until) - clock.read().getTime() >= dayMs
      ? t('untilDay', { day: formatDateTime(until, language, zone) })
      : t('until', { time: formatTime(until, language, zone) })
}
