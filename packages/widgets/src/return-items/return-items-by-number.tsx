import { ordersClient } from '@onair/core/orders/client'
import { orderOfShipment } from '@onair/core/returns'
import { returnsClient } from '@onair/core/returns/client'
import { LoadedForCustomer } from '../connected/loaded-for-customer.tsx'
import { OwnAccount } from '../connected/own-account.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShop } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import { Notice } from '../parts/notice.tsx'
import en from './return-items.messages.en.json'
import fr from './return-items.messages.fr.json'
import { ReturnItems } from './return-items.tsx'

export type ReturnItemsByNumberProps = {
  /** The number of the shipment (the sub-order). */
  orderNo?: string
}

/** Reads the shipment's order and its returns, for pages without a server of ours. */
export function ReturnItemsByNumber({ orderNo = '' }: ReturnItemsByNumberProps) {
  const { link } = useShop()
  const t = useMessages('returnItems', en, fr)
  const http = useModel(httpModel)
  const orderNumber = orderOfShipment(orderNo)
  const load = async () => {
    const [order, returns] = await Promise.all([
      ordersClient(http).read(orderNumber),
      returnsClient(http).list(orderNumber),
    ])
    if (!order.ok) return order
    return returns.ok ? { ...order, value: { order: order.value, returns: returns.value.returns } } : returns
  }
  return (
    <LoadedForCustomer
      key={orderNo}
      load={load}
      absent={
        <div className="onair">
          <Notice kind="warn">
            {t('unknown', { orderNo })} <a href={link('/pages/myaccount/orderstatus')}>{t('orders')}</a>
          </Notice>
        </div>
      }
    >
      {({ order, returns }) => (
        <OwnAccount
          crumbs={[{ text: t('orders'), href: link('/pages/myaccount/orderstatus') }, { text: t('title') }]}
          firstName={order.customerName.split(' ')[0]}
          customerNo={order.customerNo}
        >
          <ReturnItems shipOrderNo={orderNo} order={order} returns={returns} />
        </OwnAccount>
      )}
    </LoadedForCustomer>
  )
}
