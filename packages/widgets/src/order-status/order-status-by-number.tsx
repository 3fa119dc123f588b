import { ordersClient } from '@onair/core/orders/client'
import { LoadedForCustomer } from '../connected/loaded.tsx'
import { OwnAccount } from '../connected/own-account.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShop } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { Notice } from '../parts/notice.tsx'
import en from './order-status.messages.en.json'
import fr from './order-status.messages.fr.json'
import { OrderStatus } from './order-status.tsx'

export type OrderStatusByNumberProps = {
  /** The order's number. */
  orderNo?: string
}

/** Reads and shows the customer's order by its number, for pages without a server of ours. */
export function OrderStatusByNumber({ orderNo = '' }: OrderStatusByNumberProps) {
  const { link } = useShop()
  const t = useMessages(en, fr)
  const orders = ordersClient(useModel(httpModel))
  return (
    <LoadedForCustomer
      key={orderNo}
      load={() => orders.read(orderNo, { validate: 'true' })}
      absent={
        <div className="onair">
          <Notice kind="warn">
            {t('unknown', { orderNo })} <a href={link('/pages/myaccount/orderstatus')}>{t('back')}</a>
          </Notice>
        </div>
      }
    >
      {(order) => (
        <OwnAccount
          crumbs={[{ text: t('orders'), href: link('/pages/myaccount/orderstatus') }, { text: t('details') }]}
          firstName={order.customerName.split(' ')[0]}
          customerNo={order.customerNo}
        >
          <OrderStatus initial={order} />
        </OwnAccount>
      )}
    </LoadedForCustomer>
  )
}
