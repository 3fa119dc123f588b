import { planTimeZone, zonedDate } from '@onair/core/dates'
import { estimatedTax, instalments } from '@onair/core/easy-pay'
import { formatMoney } from '@onair/core/money'
import { isProvince } from '@onair/core/provinces'
import { cartProvinceCookie, readCookie } from '@onair/core/session'
import { useState } from 'react'
import { PriceUntil } from '../../connected/price-until.tsx'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Badge } from '../../parts/badge.tsx'
import { EasyPayLine } from '../../parts/easy-pay-line.tsx'
import { Price } from '../../parts/price.tsx'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'
import type { ProductModel, ShownPrice } from '../product.model.ts'
import { PlanBox } from './plan-box.tsx'

type CostProps = {
  model: ProductModel
  /** When the page was rendered. */
  at: Date
}

/** The price of the chosen style and size, the saving, and the Easy Pay plan. */
export function Cost({ model, at }: CostProps) {
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
      {easyPay && price !== null && <EasyPay price={price} easyPay={easyPay} at={at} />}
      <p className="onair-product-news" role="status">
        {news === 'price' && price !== null && t('priceChanged', { price: money(price) })}
      </p>
    </div>
  )
}

type EasyPayProps = { price: number; easyPay: NonNullable<ShownPrice['easyPay']>; at: Date }

/**
 * The Easy Pay plan of one item ordered today: each date and amount. The first payment includes estimated taxes once
 * the shopper's province is known; it never includes shipping, which depends on the order.
 */
function EasyPay({ price, easyPay: { count }, at }: EasyPayProps) {
  const { language, models } = useShop()
  const t = useMessages('product', en, fr)
  // The server, which renders the plan closed, does not know the province.
  const [opened, setOpened] = useState(false)
  const code = opened ? readCookie(models.environment.session, cartProvinceCookie) : undefined
  const province = isProvince(code) ? code : undefined
  const today = zonedDate(at, planTimeZone)
  const tax = province && estimatedTax(price, province, today)
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
      <PlanBox instalments={plan} taxed={province && tax !== undefined ? { tax, province } : undefined} />
    </details>
  )
}
