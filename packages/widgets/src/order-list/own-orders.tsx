import { planTimeZone, zonedDate } from '@onair/core/dates'
import { defaultOrderDateRange, ordersPageSize } from '@onair/core/orders'
import { ordersClient } from '@onair/core/orders/client'
import { LoadedForCustomer } from '../connected/loaded.tsx'
import { OwnAccount } from '../connected/own-account.tsx'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useModel, useShop } from '../kit/shop.tsx'
import { httpModel } from '../models/http.model.ts'
import en from './order-list.messages.en.json'
import fr from './order-list.messages.fr.json'
import { OrderList } from './order-list.tsx'

const first = { dateRange: defaultOrderDateRange, page: 1, size: ordersPageSize }

/** Reads and shows the signed-in customer's orders. */
export function OwnOrders() {
  const t = useMessages(en, fr)
  const orders = ordersClient(useModel(httpModel))
  const { models } = useShop()
  const today = zonedDate(models.environment.session.now(), planTimeZone)
  return (
    <LoadedForCustomer load={() => orders.listPage(first, today)} absent={null}>
      {(page) => (
        <OwnAccount crumbs={[{ text: t('title') }]}>
          <OrderList initial={page} query={first} />
        </OwnAccount>
      )}
    </LoadedForCustomer>
  )
}
