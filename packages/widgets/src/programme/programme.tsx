import { priceDisplay } from '@onair/core/catalogue'
import type { Product } from '@onair/core/catalogue/client'
import { formatDay, formatTime, zonedDate } from '@onair/core/dates'
import { hostPath, hostsOf } from '@onair/core/guide'
import type { Show } from '@onair/core/guide/client'
import { productPath } from '@onair/core/item-number'
import { Fragment } from 'react'
import { ShowProgress, ShowRow } from '../connected/guide/show-row.tsx'
import { stateOf } from '../connected/guide/show-state.ts'
import { Remind } from '../connected/reminder/remind.tsx'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShared, useShop, useWhileShown } from '../kit/shop.tsx'
import { clockModel } from '../models/clock.model.ts'
import { onAirModel } from '../models/on-air.model.ts'
import { Badge } from '../parts/badge.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import * as icons from '../parts/icons.ts'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'
import en from './programme.messages.en.json'
import fr from './programme.messages.fr.json'

export type ProgrammeProps = {
  show: Show
  /** Its products that the shop sells, in any order. */
  products: readonly Product[]
  /** The upcoming programmes of the same title. */
  again: readonly Show[]
  /** Calendars to subscribe to, by title or host. */
  feeds: readonly { name: string; address: string }[]
}

/** One programme: its host, its times, its products in the order of its plan, and its repeats. */
export function Programme({ show: planned, products, again, feeds }: ProgrammeProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('programme', en, fr)
  const zone = useTimeZone()
  const clock = useModel(clockModel)
  const onAir = useModel(onAirModel)
  useWhileShown(clock.start)
  useWhileShown(onAir.start)
  const time = useShared(clock.now, undefined)
  const now = useShared(onAir.now, undefined)
  const itemNo = useShared(onAir.itemNo, undefined)
  // The channel's event takes precedence: a programme may begin early and run late.
  const show = now?.id === planned.id ? now : planned
  const state = now?.id === planned.id ? 'live' : stateOf(show, time)
  return (
    <article className="onair onair-programme" data-state={state}>
      <div className="onair-programme-stage">
        <div className="onair-programme-picture">
          <Picture base={imageBase} name={show.imageUrl} alt="" sizes="hero" shape="wide" priority />
        </div>
        <div className="onair-programme-words">
          {state === 'live' && <Badge kind="live">{t('onAir')}</Badge>}
          <h1>{show.title}</h1>
          <p className="onair-programme-when">
            <time dateTime={show.start}>
              {formatDay(show.start, language, zone)}, {formatTime(show.start, language, zone)}
            </time>
            {' – '}
            <time dateTime={show.end}>{formatTime(show.end, language, zone)}</time>
          </p>
          <p>
            {t('host')}{' '}
            {hostsOf(show.host).map((name, place) => (
              <Fragment key={name}>
                {place > 0 && (language === 'fr' ? ' et ' : ' & ')}
                <a
                  href={link(hostPath(name) ?? `/pages/schedule?view=search&term=${encodeURIComponent(name)}`)}
                  aria-label={t('otherShows', { host: name })}
                >
                  {name}
                </a>
              </Fragment>
            ))}
          </p>
          {state === 'live' && <ShowProgress show={show} time={time} />}
          {state === 'past' && <p>{t('over')}</p>}
          {show.description && <p className="onair-programme-description">{show.description}</p>}
          {state !== 'past' && (
            <ButtonLink
              look="primary"
              icon={icons.calendar}
              href={link(`/api/v2/${language}/shows/${encodeURIComponent(show.id)}/calendar`)}
              download
            >
              {t('calendar')}
            </ButtonLink>
          )}
          <p>
            <a href={link(`/pages/schedule?date=${zonedDate(show.start, zone)}`)}>{t('schedule')}</a>
          </p>
        </div>
      </div>
      <section aria-labelledby="programme-products">
        <h2 id="programme-products">{t('products')}</h2>
        <Products show={show} products={products} zone={zone} onScreen={state === 'live' ? itemNo : undefined} />
      </section>
      <section className="onair-schedule" data-compact aria-labelledby="programme-again">
        <h2 id="programme-again">{t('again')}</h2>
        {again.length === 0 && <p className="onair-schedule-quiet">{t('notAgain')}</p>}
        <ol className="onair-schedule-list">
          {again.map((other) => (
            <ShowRow
              key={other.id}
              show={other}
              state={stateOf(other, time)}
              time={time}
              zone={zone}
              compact
              note={formatDay(other.start, language, zone)}
              Remind={Remind}
            />
          ))}
        </ol>
        {feeds.length > 0 && (
          <p className="onair-programme-feeds">
            {t('feeds')}{' '}
            {feeds.map(({ name, address }) => (
              <a key={address} href={address}>
                {name}
              </a>
            ))}
          </p>
        )}
      </section>
    </article>
  )
}

function Products({
  show,
  products,
  zone,
  onScreen,
}: Pick<ProgrammeProps, 'show' | 'products'> & { zone: string; onScreen: string | undefined }) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('programme', en, fr)
  const byItemNo = new Map(products.map((product) => [product.itemNo, product]))
  const shown = show.products.flatMap(({ itemNo, airTime }) => {
    const product = byItemNo.get(itemNo)
    return product ? [{ product, airTime }] : []
  })
  if (shown.length === 0) return <p className="onair-schedule-quiet">{t('noProducts')}</p>
  return (
    <ol className="onair-programme-products">
      {shown.map(({ product, airTime }) => {
        const { price, was, easyPayment } = priceDisplay(product)
        return (
          <li key={`${product.itemNo} ${airTime}`} data-presented={product.itemNo === onScreen || undefined}>
            <time dateTime={airTime}>{formatTime(airTime, language, zone)}</time>
            <Picture base={imageBase} name={product.imageUrl} alt="" sizes="thumb" />
            <div>
              {product.itemNo === onScreen && <Badge kind="live">{t('presenting')}</Badge>}
              {product.stock === 'out' && <Badge>{t('soldOut')}</Badge>}
              <a href={link(productPath(product.itemNo))}>{product.name}</a>
              <Price language={language} price={null} range={price} wasRange={was} easyPayment={easyPayment} size="s" />
            </div>
          </li>
        )
      })}
    </ol>
  )
}
