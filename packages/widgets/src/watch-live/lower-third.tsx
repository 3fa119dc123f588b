import type { Product } from '@onair/core/catalogue/client'
import { formatTime } from '@onair/core/dates'
import type { Show } from '@onair/core/guide/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Price } from '../parts/price.tsx'
import en from './watch-live.messages.en.json'
import fr from './watch-live.messages.fr.json'

type LowerThirdProps = { show: Show | undefined; next: Show | undefined; product: Product | undefined; zone: string }

/** The band across the picture: programme and host, or the product that is presented, in the viewer's language. */
export function LowerThird({ show, next, product, zone }: LowerThirdProps) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  return (
    <div className="onair-watch-third">
      {product ? (
        // The same stands beside the picture, where a screen reader finds it once.
        <div className="onair-watch-third-product" aria-hidden="true">
          <p>{product.name}</p>
          <Price language={language} price={product.isPrice} range={product.isPriceRange} size="s" />
        </div>
      ) : (
        <div className="onair-watch-third-show">
          <p className="onair-watch-title">{show ? show.title : t('offAir')}</p>
          {show && (
            <p>
              {t('with', { host: show.host })} · {formatTime(show.start, language, zone)} –{' '}
              {formatTime(show.end, language, zone)}
            </p>
          )}
          {!show && next && (
            <p>
              {t('upNext', { time: formatTime(next.start, language, zone) })} <b>{next.title}</b>
            </p>
          )}
        </div>
      )}
    </div>
  )
}
