import { priceDisplay } from '@onair/core/catalogue'
import type { Showstopper as TodayShowstopper } from '@onair/core/catalogue/client'
import { formatTime, zonedDate } from '@onair/core/dates'
import { productPath } from '@onair/core/item-number'
import { useCountdown } from '../connected/use-countdown.ts'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { PageSlot } from '../kit/page-slot.tsx'
import { useShop, useUid } from '../kit/shop.tsx'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'
import en from './showstopper.messages.en.json'
import fr from './showstopper.messages.fr.json'
import { useShowstopper } from './use-showstopper.ts'

export type ShowstopperProps = {
  /** The showstopper that the page's server has read. */
  initial?: TodayShowstopper
  /** An IANA time zone; the shopper's own if not given. */
  timeZone?: string
  /** Called before the product opens; `false` vetoes it. */
  onBeforeOpen?: (detail: { itemNo: string; href: string }) => boolean | undefined
}

/** The day's special price and when it ends. Empty on a day without one. */
export function Showstopper({ initial, timeZone, onBeforeOpen }: ShowstopperProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('showstopper', en, fr)
  const zone = useTimeZone(timeZone)
  const id = useUid()
  const showstopper = useShowstopper(initial)
  const remaining = useCountdown(showstopper?.until)
  if (!showstopper) {
    return (
      <div className="onair onair-showstopper" role="status" aria-busy="true">
        <PageSlot name="loading">
          <div className="onair-showstopper-stage">
            <span className="onair-hidden">{t('loading')}</span>
          </div>
        </PageSlot>
      </div>
    )
  }
  const { product, until } = showstopper
  if (!product) return null
  const { price, was, easyPayment } = priceDisplay(product)
  const href = link(productPath(product.itemNo))
  const open = (event: { preventDefault: () => void }) => {
    if (onBeforeOpen?.({ itemNo: product.itemNo, href }) === false) event.preventDefault()
  }
  const ended = remaining === '0:00:00'
  return (
    <section className="onair onair-showstopper" data-theme="dark" aria-labelledby={`${id}-name`}>
      <div className="onair-showstopper-stage">
        <div className="onair-showstopper-picture">
          <Picture base={imageBase} name={product.imageUrl} alt="" sizes="hero" />
        </div>
        <div className="onair-showstopper-text">
          <p className="onair-showstopper-eyebrow" id={`${id}-name`}>
            {t('showstopper')}
          </p>
          <h2>
            <a href={href} onClick={open}>
              {product.name}
            </a>
          </h2>
          <p>{product.brand}</p>
          {!ended && (
            <Price language={language} price={null} range={price} wasRange={was} easyPayment={easyPayment} size="l" />
          )}
          <p className="onair-showstopper-until">
            {ended
              ? t('ended')
              : endsWithTheDay(until, zone)
                ? t('untilMidnight')
                : t('until', { time: formatTime(new Date(until), language, zone) })}
            <span
              className="onair-showstopper-remaining"
              role="timer"
              aria-label={remaining && t('left', { left: remaining })}
              hidden={ended}
            >
              {remaining}
            </span>
          </p>
          {/* Not the parts' button: its icons would weigh more than the rest of this widget. */}
          <a className="onair-showstopper-see" href={href} onClick={open}>
            {t('see')}
          </a>
        </div>
      </div>
    </section>
  )
}

/** Whether the price ends at midnight, which shoppers do not read as "12:00 AM". */
function endsWithTheDay(until: string, timeZone: string): boolean {
  return zonedDate(Date.parse(until), timeZone) !== zonedDate(Date.parse(until) - 1, timeZone)
}
