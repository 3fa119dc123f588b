import { useEffect } from 'react'
import { useMessages } from '../kit/i18n/use-messages.ts'
import en from './price-until.messages.en.json'
import fr from './price-until.messages.fr.json'
import { useCountdown } from './use-countdown.ts'
import { useUntilText } from './use-until-text.ts'

/** Differences between clocks up to this are tolerated. */
const graceMs = 2000

type PriceUntilProps = {
  until: string
  /** Called a moment after the end. Pass the same function in each render. */
  onOver?: () => void
}

/**
 * Until when the price of a price window is valid, in the shopper's time zone, with the time left; nothing after that.
 */
export function PriceUntil({ until, onOver }: PriceUntilProps) {
  const t = useMessages('priceUntil', en, fr)
  const untilText = useUntilText()
  const remaining = useCountdown(until)
  const over = remaining === '0:00:00'
  useEffect(() => {
    if (!over || !onOver) return
    const timer = setTimeout(onOver, graceMs)
    return () => clearTimeout(timer)
  }, [over, onOver])
  if (over) return null
  return (
    <p className="onair-price-until">
      <span>{untilText(until)}</span>
      {/* It takes its space before it counts, so that nothing moves. */}
      <span
        className="onair-price-left"
        data-waiting={remaining ? undefined : true}
        role="timer"
        aria-label={remaining && `${t('endsIn')} ${remaining}`}
      >
        {remaining ?? '0:00:00'}
      </span>
    </p>
  )
}
