import type { OrderDetail } from '@onair/core/orders/client'
import { OwnAccount } from '../connected/own-account.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Notice } from '../parts/notice.tsx'
import en from './order-status.messages.en.json'
import fr from './order-status.messages.fr.json'
import { OrderStatus } from './order-status.tsx'

/** An order below the header of the account, or a notice that there is none, for other sites' pages. */
export function OrderScreen({ orderNo, order }: { orderNo: string; order: OrderDetail | undefined }) {
  const { link } = useShop()
  const t = useMessages('orderStatus', en, fr)
  const list = link('/pages/myaccount/orderstatus')
  if (!order) {
    return (
      <div className="onair">
        <Notice kind="warn">
          {t('unknown', { orderNo })} <a href={list}>{t('back')}</a>
        </Notice>
      </div>
    )
  }
  return (
    <OwnAccount
      crumbs={[{ text: t('orders'), href: list }, { text: t('details') }]}
      firstName={order.customerName.split(' ')[0]}
      customerNo={order.customerNo}
    >
      <OrderStatus initial={order} />
    </OwnAccount>
  )
}
