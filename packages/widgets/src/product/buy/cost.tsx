import { planTimeZone, zonedDate } from '@onair/core/dates'
import { instalments } from '@onair/core/easy-pay'
import { formatMoney } from '@onair/core/money'
import { isProvince } from '@onair/core/provinces'
import { cartProvinceCookie, readCookie } from '@onair/core/session'
import { useState } from 'react'
import { PriceUntil } from '../../connected/price-until.tsx'
import { hasServer } from '../../kit/has-server.ts'
import { useLater } from '../../kit/hooks/use-later.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { EasyPayLine } from '../../parts/easy-pay-line.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Price } from '../../parts/price.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'
import type { ProductModel, ShownPrice } from '../product.model.ts'
import { PlanBox } from './plan-box.server.ts'

type CostProps = {
  model: ProductModel
  /** When the page was rendered. */
  at: Date
  /** Whether the payments of the plan are here before it is opened. */
  planAtOnce?: boolean
}

/** The price of the chosen style and size, the saving, and the Easy Pay plan. */
export function Cost({ model, at, planAtOnce = hasServer }: CostProps) {
  const { language } = useShop()
  const t = useMessages('product', en, fr)
  const { price, was, saved, easyPay, until } = useShared(model.price, model.served.price)
  const news = useShared(model.news, undefined)
  const money = (cents: number) => formatMoney(cents, language)
  return (
    <div className="onair-product-cost">
      <div className="onair-product-price">
        <Price language={language} price={price} was={was} size="l" />
        {saved > 0 && price !== null && was !== null && (
          <Badge kind="good">{t('saved', { percent: saved, amount: money(was - price) })}</Badge>
        )}
      </div>
      {until && <PriceUntil until={until} />}
      {easyPay && price !== null && <EasyPay price={price} easyPay={easyPay} at={at} atOnce={planAtOnce} />}
      <p className="onair-product-news" role="status">
        {news === 'price' && price !== null && t('priceChanged', { price: money(price) })}
      </p>
    </div>
  )
}

type EasyPayProps = { price: number; easyPay: NonNullable<ShownPrice['easyPay']>; at: Date; atOnce: boolean }

/**
 * The Easy Pay plan of one item ordered today: each date and amount. The first payment includes estimated taxes once
 * the shopper's province is known; it never includes shipping, which depends on the order. An element loads the payments when
 * the plan is opened.
 */
function EasyPay({ price, easyPay: { count }, at, atOnce }: EasyPayProps) {
  const { language, models } = useShop()
  const t = useMessages('product', en, fr)
  const [opened, setOpened] = useState(false)
  const [failed, setFailed] = useState(false)
  const code = opened ? readCookie(models.environment.session, cartProvinceCookie) : undefined
  const province = isProvince(code) ? code : undefined
  const later = useLater(
    () => import('./plan-later.tsx'),
    opened && !failed && (!atOnce || province !== undefined),
    () => setFailed(true),
  )
  const Box = atOnce ? PlanBox : later?.LaterPlanBox
  const today = zonedDate(at, planTimeZone)
  const tax = province && later ? later.estimatedTax(price, province, today) : undefined
  const plan = instalments({
    merchandiseCents: price,
    shippingCents: 0,
    taxCents: tax ?? 0,
    count,
    firstDate: today,
  })
  return (
    <details className="onair-product-plan" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        <EasyPayLine language={language} amounts={plan.map(({ amountCents }) => amountCents)} />{' '}
        {tax === undefined && <small>{t('easyPayPlus')}</small>}
      </summary>
      {Box && <Box instalments={plan} taxed={province && tax !== undefined ? { tax, province } : undefined} />}
      {!Box && !failed && <Skeleton lines={count} />}
      {!Box && failed && (
        <Notice kind="warn" action={<Button onClick={() => setFailed(false)}>{t('retry')}</Button>}>
          {t('sectionFailed')}
        </Notice>
      )}
    </details>
  )
}
