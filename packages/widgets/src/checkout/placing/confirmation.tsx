import type { Bag } from '@onair/core/bag/client'
import { formatMoney } from '@onair/core/money'
import { useLayoutEffect, useRef, useState } from 'react'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { donePath, orderPath } from '../../models/edit.model.ts'
import { isForeign } from '../../models/foreign.ts'
import { ButtonLink } from '../../parts/button-link.tsx'
import { Notice } from '../../parts/notice.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import type { Placed } from '../checkout.types.ts'
import { OrderSheet } from '../review/order-sheet.tsx'

type Props = { placed: Placed; bag: Bag; guest: boolean }

/** The page that follows: after an edit, the order's page, which the shopper came from. */
export const nextPath = ({ orderNo, edited }: Placed) =>
  edited ? donePath(orderNo, 'edited') : confirmationPath(orderNo)

/** The path of the shop's own confirmation page. */
const confirmationPath = (orderNo: string) => `/pages/orderconfirmation?orderNo=${encodeURIComponent(orderNo)}`

/**
 * The confirmation. The shop's own checkout opens its confirmation page. Another site's page confirms in place, because the
 * shop's pages lack the token that gives the shopper access to the order.
 */
export function Confirmation(props: Props) {
  const { models, link } = useShop()
  const t = useMessages('checkout', en, fr)
  const { orderNo } = props.placed
  if (isForeign(models.environment)) return <ConfirmedHere {...props} />
  return (
    <div className="onair onair-checkout-placed">
      <Notice kind="good">
        {t(props.placed.edited ? 'edited' : 'placed', { orderNo })}{' '}
        <a href={link(nextPath(props.placed))}>{t('seeOrder')}</a>
      </Notice>
    </div>
  )
}

/** Replaces the checkout when the bag became an order in another window; links to the order if this page has one. */
export function OrderedElsewhere({ orderNo, bag, guest }: { orderNo: string; bag: Bag; guest: boolean }) {
  const { models } = useShop()
  const t = useMessages('checkout', en, fr)
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  const edited = bag.modifyOrderNo !== null
  return (
    <section className="onair onair-checkout-placed">
      <h1 ref={title} tabIndex={-1}>
        {t('already')}
      </h1>
      <Notice kind="good" still>
        <strong>{t('orderNo', { orderNo })}</strong> {t(edited ? 'alreadyEdited' : 'alreadyPlaced')}
      </Notice>
      <WaysOn
        order={guest ? (isForeign(models.environment) ? undefined : confirmationPath(orderNo)) : orderPath(orderNo)}
      />
    </section>
  )
}

/** A member also finds the order in the account after signing in there; a guest has this page and the mail. */
function ConfirmedHere({ placed, bag, guest }: Props) {
  const { language } = useShop()
  const t = useMessages('checkout', en, fr)
  // Later changes of the bag do not affect this order.
  const [ordered] = useState(bag)
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => title.current?.focus(), [])
  return (
    <section className="onair onair-checkout-placed">
      <h1 ref={title} tabIndex={-1}>
        {t(placed.edited ? 'editConfirmed' : 'thanks')}
      </h1>
      <Notice kind="good" still>
        <strong>
          {placed.edited
            ? t('newTotal', { orderNo: placed.orderNo, total: formatMoney(placed.grandTotal, language) })
            : t('orderNo', { orderNo: placed.orderNo })}
        </strong>{' '}
        {ordered.buyer && t('sentTo', { email: ordered.buyer.email })}
      </Notice>
      <OrderSheet bag={ordered} />
      <WaysOn order={guest ? undefined : orderPath(placed.orderNo)} />
    </section>
  )
}

/** Links to the order's page, if the shopper has one, and to the shop. */
function WaysOn({ order }: { order: string | undefined }) {
  const { link } = useShop()
  const t = useMessages('checkout', en, fr)
  return (
    <p className="onair-checkout-placed-ways">
      {order !== undefined && (
        <ButtonLink look="primary" href={link(order)} target="_top">
          {t('seeOrder')}
        </ButtonLink>
      )}
      <ButtonLink href={link('/')} target="_top">
        {t('shopNow')}
      </ButtonLink>
    </p>
  )
}
