import { mediaSettings } from '../catalogue/catalogue.settings.ts'
import { giftCardPayments } from '../gift-card/gift-card.queries.ts'
import { giftCardsMail } from '../gift-card/gift-cards.mail.ts'
import { soldGiftCards } from '../gift-card/sold.ts'
import type { Feature } from '../kernel/feature.ts'
import { keySettings } from '../kernel/key.settings.ts'
import { perMinute } from '../kernel/limits.ts'
import { shopOf } from '../kernel/mail/shop.ts'
import { sellerSettings } from '../kernel/seller.settings.ts'
import { createProviders } from '../payment/providers.ts'
import { cancelledMail } from './cancelled.mail.ts'
import { confirmationMail } from './confirmation.mail.ts'
import { anyOrder } from './order.queries.ts'
import { ordersKept } from './orders.kept.ts'
import { ordersMessages } from './orders.messages.ts'
import { ordersRoutes } from './orders.routes.ts'
import { ordersSettings } from './orders.settings.ts'
import { deliveredMail, shippedMail } from './parcel.mail.ts'
import { withoutParcelService } from './without-parcel.service.ts'

export const orders: Feature = {
  name: 'orders',
  ...ordersKept,
  messages: ordersMessages,
  routes: ordersRoutes,
  jobs(deps) {
    const { pool, clock, log, config } = deps
    const providers = deps.shared(createProviders)
    const { giftCardKey } = keySettings.of(config)
    const seller = sellerSettings.of(config)
    const withoutParcel = withoutParcelService({ pool, clock, providers, giftCardKey, seller, log })
    return [{ name: 'orders without a parcel', everyMs: 30_000, run: () => withoutParcel.sendDue() }]
  },
  mails({ pool, config }) {
    const { giftCardKey } = keySettings.of(config)
    const shop = { ...shopOf(config), imageBase: mediaSettings.of(config).imageBase }
    const orderOf = async (orderNo: string | null) => (orderNo === null ? [] : anyOrder(pool, { orderNo }))
    return {
      async 'order-confirmation'({ orderNo }) {
        const [order] = await orderOf(orderNo)
        if (!order) return 'gone'
        const giftCards = order.giftCardCents ? await giftCardPayments(pool, { orderNo: order.orderNo }) : []
        return confirmationMail(order, { ...shop, giftCards })
      },
      async 'order-shipped'({ orderNo }) {
        const [order] = await orderOf(orderNo)
        return order ? shippedMail(order, shop) : 'gone'
      },
      async 'order-delivered'({ orderNo }) {
        const [order] = await orderOf(orderNo)
        const deliveredAt = order?.subOrders.find((part) => part.deliveredAt !== null)?.deliveredAt
        return order && deliveredAt ? deliveredMail(order, deliveredAt, shop) : 'gone'
      },
      async 'order-cancelled'({ orderNo }) {
        const [order] = await orderOf(orderNo)
        return order ? cancelledMail(order, shop) : 'gone'
      },
      async 'gift-cards'({ orderNo }) {
        const [order] = await orderOf(orderNo)
        const cards = order ? await soldGiftCards(pool, giftCardKey, order.orderNo) : []
        return order && cards.length > 0 ? giftCardsMail(order, cards, shop) : 'gone'
      },
    }
  },
  settings: [ordersSettings],
  limits: { placing: perMinute('LIMIT_PLACING', 'orders that are placed, edited or cancelled', 600, 60) },
}
