import { defaultOrderDateRange, ordersPageSize } from '@onair/core/orders'
import { ordersClient } from '@onair/core/orders/client'
import { LoadedForCustomer } from '../connected/loaded.tsx'
import { OwnAccount } from '../connected/own-account.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import en from './order-list.messages.en.json'
import fr from './order-list.messages.fr.json'
import { OrderList } from './order-list.tsx'

/** Reads and shows the signed-in customer's newest orders; the shop's own page has the others. */
export function OwnOrders() {
  const t = useMessages(en, fr)
  const orders = ordersClient(useModel(httpModel))
  return (
    <LoadedForCustomer load={() => orders.list({ page: 1, pageSize: ordersPageSize })} absent={null}>
      {(list) => (
        <OwnAccount crumbs={[{ text: t('title') }]}>
          <OrderList initial={list} dateRange={defaultOrderDateRange} />
        </OwnAccount>
      )}
    </LoadedForCustomer>
  )
}
