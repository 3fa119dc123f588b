import { airingText, countdown } from '@onair/core/catalogue'
import type { ProductDetail } from '@onair/core/catalogue/client'
import { showPath } from '@onair/core/guide'
import { useEffect, useState } from 'react'
import priceEn from '../connected/price-until.messages.en.json'
import priceFr from '../connected/price-until.messages.fr.json'
import { useCountdown } from '../connected/use-countdown.ts'
import { useUntilText } from '../connected/use-until-text.ts'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useWhileShown } from '../kit/shop.tsx'
import { clockModel } from '../models/clock.model.ts'
import { onAirModel } from '../models/on-air.model.ts'
import { Icon } from '../parts/icon.tsx'
import * as icons from '../parts/icons.ts'
import { createOfferEndModel } from './offer-end.model.ts'
import en from './product.messages.en.json'
import fr from './product.messages.fr.json'

/** The programme on air, if it presents this item. */
function useLiveShow(itemNo: string) {
  const now = useShared(useModel(onAirModel).now, undefined)
  return now?.products.some((product) => product.itemNo === itemNo) ? now : undefined
}

const airingsShown = 3

/**
 * When the item is on television: now, in upcoming programmes, and most recently. Days are named in words, in the shopper's time
 * zone, by the channel's clock.
 * @param at when the page was rendered
 */
export function OnAir({ product, at }: { product: ProductDetail; at: Date }) {
  const { language, link } = useShop()
  const t = useMessages('product', en, fr)
  const zone = useTimeZone()
  const clock = useModel(clockModel)
  useWhileShown(clock.start)
  const now = useShared(clock.now, undefined) ?? at
  const live = useLiveShow(product.itemNo)
  const coming = product.airings.filter(({ start, showId }) => Date.parse(start) > now.getTime() && showId !== live?.id)
  const last = product.lastAired
  if (!live && coming.length === 0 && last === null) return null
  return (
    <section className="onair-product-airings">
      {live && (
        <p data-live>
          <Icon path={icons.play} solid />
          <span>{t('onAirIn', { show: live.title })}</span>
          <a href={link('/')}>{t('watch')}</a>
        </p>
      )}
      {coming.length > 0 && (
        <ul>
          {coming.slice(0, airingsShown).map(({ showId, title, start }) => (
            <li key={`${showId} ${start}`}>
              <Icon path={icons.clock} />
              <span>
                <time dateTime={start}>{t('shownIn', { when: airingText(start, now, language, zone) })}</time>{' '}
                <a href={link(showPath(showId))}>{title}</a>
              </span>
            </li>
          ))}
        </ul>
      )}
      {last !== null && !live && (
        <p>
          <Icon path={icons.calendar} />
          <time dateTime={last}>{t('lastShown', { when: airingText(last, now, language, zone) })}</time>
        </p>
      )}
    </section>
  )
}

/**
 * The remaining time of today's showstopper: a countdown that starts after hydration.
 * @param until when the offer ends; if not given, it is read from the server
 */
export function ShowstopperClock({ itemNo, until: known }: { itemNo: string; until?: string }) {
  const t = useMessages('product', en, fr)
  const priced = useMessages('priceUntil', priceEn, priceFr)
  const { models } = useShop()
  const untilText = useUntilText()
  const [model] = useState(() => createOfferEndModel(models, itemNo, known))
  const until = useShared(model.offerEnd, known)
  const remaining = useCountdown(until)

  useEffect(() => void model.read(), [model])

  if (!until) return null
  const over = remaining === countdown(until, until)
  return (
    <p className="onair-product-showstopper">
      <Icon path={icons.clock} />
      {over ? (
        t('offerOver')
      ) : (
        <>
          <span>{untilText(until)}</span>
          {remaining && (
            <span className="onair-product-countdown" role="timer" aria-label={`${priced('endsIn')} ${remaining}`}>
              {remaining}
            </span>
          )}
        </>
      )}
    </p>
  )
}
