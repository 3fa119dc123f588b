import type { Product } from '@onair/core/catalogue/client'
import { formatTime } from '@onair/core/dates'
import { easyPayOffer } from '@onair/core/easy-pay'
import { showPath, showProgress } from '@onair/core/guide'
import type { DailySchedule, Show } from '@onair/core/guide/client'
import { productPath } from '@onair/core/item-number'
import { useShowChange } from '../kit/hooks/use-show-change.ts'
import { useTimeZone } from '../kit/hooks/use-time-zone.ts'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { PageSlot } from '../kit/page-slot.tsx'
import { useModel, useShared, useShop, useWhileShown } from '../kit/shop.tsx'
import { clockModel } from '../models/clock.model.ts'
import { currentShow } from '../models/current-show.ts'
import { onAirModel } from '../models/on-air.model.ts'
import { Badge } from '../parts/badge.tsx'
import { ButtonLink } from '../parts/button-link.tsx'
import { Exact } from '../parts/exact.tsx'
import * as icons from '../parts/icons.ts'
import { Notice } from '../parts/notice.tsx'
import { Picture } from '../parts/picture.tsx'
import { Price } from '../parts/price.tsx'
import { Skeleton } from '../parts/skeleton.tsx'
import type { BeforeOpenProduct, ShowChanged } from './on-air-now.events.ts'
import en from './on-air-now.messages.en.json'
import fr from './on-air-now.messages.fr.json'

export type OnAirNowProps = {
  /** Today's programmes, if the server has read them. */
  schedule?: DailySchedule
  /** The products of the programme on air, if the server has read them. */
  products?: Product[]
  /** An IANA time zone; the shopper's own if not given. */
  timeZone?: string
  /** Without the programme's picture, for a page that shows the channel's own. */
  compact?: boolean
  onShowChange?: (detail: ShowChanged) => void
  /** Called before a product opens; `false` vetoes it. */
  onBeforeOpen?: (detail: BeforeOpenProduct) => boolean | undefined
}

/** The programme on air and its products, updated live. */
export function OnAirNow({
  schedule,
  products = [],
  timeZone,
  compact = false,
  onShowChange,
  onBeforeOpen,
}: OnAirNowProps) {
  const t = useMessages('onAirNow', en, fr)
  const onAir = useModel(onAirModel)
  const clock = useModel(clockModel)
  useWhileShown(onAir.startProducts)
  useWhileShown(clock.start)
  const time = useShared(clock.now, undefined)
  const now = useShared(onAir.now, undefined)
  const next = useShared(onAir.next, undefined)
  const connected = useShared(onAir.connected, undefined)
  const read = useShared(onAir.products, undefined)
  const goods = read ?? products
  const itemNo = useShared(onAir.itemNo, undefined)
  const zone = useTimeZone(timeZone)
  const shown = currentShow(schedule?.shows ?? [], { now, next }, time)
  useShowChange(now, onShowChange)
  const waiting = !schedule && now === undefined
  // Its products arrive with a second reply.
  const busy = waiting || (!schedule && !!now && read === undefined)

  return (
    <section className="onair onair-now" aria-label={t('onAir')} aria-busy={busy && connected !== false}>
      {connected === false &&
        (waiting ? (
          <PageSlot name="error">
            <Notice kind="warn">{t('unreachable')}</Notice>
          </PageSlot>
        ) : (
          <Notice kind="warn">{t('lost')}</Notice>
        ))}
      {waiting && connected !== false && (
        <PageSlot name="loading">
          <div className="onair-now-stage" role="status">
            <span className="onair-hidden">{t('loading')}</span>
            <Skeleton shape="picture" />
          </div>
        </PageSlot>
      )}
      {!waiting && <Stage live={shown.live} next={shown.next} time={time} zone={zone} compact={compact} />}
      {shown.live && goods.length > 0 && (
        <div className="onair-now-goods">
          <h3>{t('products')}</h3>
          <ul className="onair-now-strip">
            {goods.map((product) => (
              <Good
                key={product.itemNo}
                product={product}
                presented={product.itemNo === itemNo}
                onBeforeOpen={onBeforeOpen}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

type StageProps = { live?: Show; next?: Show; time?: Date; zone: string; compact: boolean }

function Stage({ live, next, time, zone, compact }: StageProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('onAirNow', en, fr)
  const picture = compact ? undefined : (live ?? next)
  return (
    <article className="onair-now-stage" data-compact={compact || undefined}>
      {picture && (
        <div className="onair-now-picture" key={picture.id}>
          <Picture base={imageBase} name={picture.imageUrl} alt="" sizes="hero" shape="wide" priority />
        </div>
      )}
      <div className="onair-now-words">
        {live && <Badge kind="live">{t('onAir')}</Badge>}
        <h2>{live ? <a href={link(showPath(live.id))}>{live.title}</a> : t('offAirTitle')}</h2>
        {live ? (
          <>
            <p className="onair-now-host">
              <span>
                <Exact value={live.host}>{t('with', { host: live.host })}</Exact>
              </span>{' '}
              <span className="onair-now-times">
                <time dateTime={live.start}>{formatTime(live.start, language, zone)}</time>
                {' – '}
                <time dateTime={live.end}>{formatTime(live.end, language, zone)}</time>
              </span>
            </p>
            <progress max={100} value={time ? showProgress(live, time) : 0} aria-label={t('progress')} />
            {live.description && <p className="onair-now-description">{live.description}</p>}
          </>
        ) : (
          <p>{t('offAir')}</p>
        )}
        {next && (
          <p className="onair-now-next">
            {t('upNext', { time: formatTime(next.start, language, zone) })}{' '}
            <a href={link(showPath(next.id))}>{next.title}</a>
          </p>
        )}
        <ButtonLink look="primary" href={link('/pages/schedule')} icon={icons.calendar}>
          {t('schedule')}
        </ButtonLink>
      </div>
    </article>
  )
}

type GoodProps = { product: Product; presented: boolean; onBeforeOpen: OnAirNowProps['onBeforeOpen'] }

function Good({ product, presented, onBeforeOpen }: GoodProps) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('onAirNow', en, fr)
  const href = link(productPath(product.itemNo))
  return (
    <li className="onair-now-good" data-presented={presented || undefined} data-stock={product.stock}>
      <a
        href={href}
        onClick={(event) => {
          if (onBeforeOpen?.({ itemNo: product.itemNo, href }) === false) event.preventDefault()
        }}
      >
        <Picture base={imageBase} name={product.imageUrl} alt="" />
        <span className="onair-now-flag">
          {presented && <Badge kind="live">{t('presenting')}</Badge>}
          {product.stock === 'out' && <Badge>{t('soldOut')}</Badge>}
          {product.stock === 'low' && <Badge kind="warn">{t('lowStock')}</Badge>}
        </span>
        <span className="onair-now-name">{product.name}</span>
      </a>
      <Price
        language={language}
        price={product.isPrice}
        range={product.isPriceRange}
        was={product.showIsPrice ? product.wasPrice : null}
        wasRange={product.showIsPrice ? product.wasPriceRange : null}
        easyPayment={easyPayOffer(
          product.easyPaymentPrice,
          product.noOfEasyPays,
          product.isPriceRange?.min ?? product.isPrice,
        )}
        size="s"
      />
    </li>
  )
}
