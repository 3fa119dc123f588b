import type { ProductDetail } from '@onair/core/client'
import { displayItemNumber, formatDay, formatMoney, formatTime, isMarketplace } from '@onair/core/rules'
import { rememberViewed } from '@onair/core/session'
import { useCallback, useEffect, useMemo } from 'react'
import { product as en } from '../i18n/messages/en.json'
import { product as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { bagModel } from '../models/bag.model.ts'
import { onAirModel } from '../models/on-air.model.ts'
import { whenActivated } from '../models/page.ts'
import { Badge } from '../parts/badge.tsx'
import { Price } from '../parts/price.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { Stars } from '../parts/stars.tsx'
import { useModel, useShared, useShop, useTimeZone, useWhileShown } from '../shop.tsx'
import { BuyForm } from './buy-form.tsx'
import { Gallery } from './gallery.tsx'
import type { ProductEvents } from './product.events.ts'
import { type ProductModel, productModel } from './product.model.ts'

export type ProductProps = { product: ProductDetail } & ProductEvents

/** One product: its pictures, what it costs, its styles and sizes, and the way into the bag. */
export function ProductView({ product, onBeforeAdd, onAdded }: ProductProps) {
  const { models } = useShop()
  const t = useMessages(en, fr)
  const bag = useModel(bagModel)
  const onAir = useModel(onAirModel)
  const model = useMemo(() => productModel(product, bag), [product, bag])
  useWhileShown(bag.start)
  useWhileShown(
    useCallback(() => {
      const unhear = onAir.listen(model.hear)
      const stop = onAir.start()
      return () => {
        unhear()
        stop()
      }
    }, [onAir, model]),
  )
  useEffect(
    () => whenActivated(() => rememberViewed(models.environment.session, product.itemNo)),
    [models, product.itemNo],
  )
  return (
    <article className="onair onair-product">
      <div className="onair-product-columns">
        <Gallery product={product} model={model} />
        <div className="onair-product-info">
          <Heading product={product} />
          <Cost model={model} />
          <BuyForm product={product} model={model} onBeforeAdd={onBeforeAdd} onAdded={onAdded} />
          <Airings airings={product.airings} />
        </div>
        {product.description && (
          <section className="onair-product-about">
            <h2>{t('description')}</h2>
            <RichText html={product.description} />
          </section>
        )}
      </div>
    </article>
  )
}

function Heading({ product }: { product: ProductDetail }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  return (
    <header className="onair-product-heading">
      <Badges product={product} />
      <p className="onair-product-brand">{product.brand}</p>
      <h1>{product.name}</h1>
      <p className="onair-product-facts">
        <span>{t('itemNo', { number: displayItemNumber(product.itemNo) })}</span>
        {product.averageRating !== null && product.productReviewCount > 0 && (
          <a href="#reviews">
            <Stars rating={product.averageRating} count={product.productReviewCount} language={language} />
            <span className="onair-hidden">{t('reviews')}</span>
          </a>
        )}
      </p>
    </header>
  )
}

function Badges({ product }: { product: ProductDetail }) {
  const t = useMessages(en, fr)
  const onAir = useModel(onAirModel)
  const now = useShared(onAir.now, undefined)
  const presented = useShared(onAir.itemNo, undefined) === product.itemNo
  const live =
    now === undefined ? product.isLive : (now?.products.some(({ itemNo }) => itemNo === product.itemNo) ?? false)
  const marketplace = isMarketplace(product.sellerType)
  if (!live && !presented && !product.isShowstopper && !marketplace) return null
  return (
    <p className="onair-product-badges">
      {(live || presented) && <Badge kind="live">{t(presented ? 'presenting' : 'onAir')}</Badge>}
      {product.isShowstopper && <Badge kind="showstopper">{t('showstopper')}</Badge>}
      {marketplace && <Badge>{t('marketplace')}</Badge>}
    </p>
  )
}

/** The price of what is chosen, what is saved, and the Easy Pay plan. */
function Cost({ model }: { model: ProductModel }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const { price, was, saved, easyPay } = useShared(model.price, model.price.peek())
  const news = useShared(model.news, undefined)
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <div className="onair-product-cost">
      <div className="onair-product-price">
        <Price language={language} price={price} was={was} size="l" />
        {saved > 0 && <Badge kind="good">{t('saved', { percent: saved })}</Badge>}
      </div>
      {easyPay && (
        <details className="onair-product-plan">
          <summary>{t('easyPay', { count: easyPay.count, price: money(easyPay.each) })}</summary>
          <ul>
            <li>{t('easyPayFirst', { price: money(easyPay.first) })}</li>
            <li>{t('easyPayThen', { count: easyPay.count - 1, price: money(easyPay.each) })}</li>
            <li>{t('easyPayFree')}</li>
          </ul>
        </details>
      )}
      <p className="onair-product-news" role="status">
        {news === 'price' && price !== null && t('priceChanged', { price: money(price) })}
      </p>
    </div>
  )
}

const airingsShown = 3

function Airings({ airings }: { airings: ProductDetail['airings'] }) {
  const { language, link } = useShop()
  const t = useMessages(en, fr)
  const zone = useTimeZone()
  if (airings.length === 0) return null
  return (
    <section className="onair-product-airings">
      <h2>{t('airings')}</h2>
      <ul>
        {airings.slice(0, airingsShown).map(({ showId, title, start }) => (
          <li key={`${showId} ${start}`}>
            <time dateTime={start}>
              {t('airing', { day: formatDay(start, language, zone), time: formatTime(start, language, zone) })}
            </time>
            <a href={link('/pages/schedule')}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
