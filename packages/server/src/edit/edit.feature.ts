import { mediaSettings } from '../catalogue/catalogue.settings.ts'
import { giftCardsOf } from '../gift-card/gift-card.queries.ts'
import type { Feature } from '../kernel/feature.ts'
import { shopOf } from '../kernel/mail/shop.ts'
import { confirmationMail } from '../orders/confirmation.mail.ts'
import { anyOrder } from '../orders/order.queries.ts'
import { beginService } from './begin.service.ts'
import { editMessages } from './edit.messages.ts'
import { editRoutes } from './edit.routes.ts'

export const edit: Feature = {
  name: 'edit',
  messages: editMessages,
  routes: editRoutes,
  jobs(deps) {
    const edits = beginService(deps)
    return [{ name: 'order edits', everyMs: 30_000, run: () => edits.endOverdue() }]
  },
  mails({ pool, config }) {
    const { imageBase } = mediaSettings.of(config)
    return {
      async 'order-changed'({ orderNo }) {
        const [order] = orderNo === null ? [] : await anyOrder(pool, { orderNo })
        if (!order) return 'gone'
        const giftCards = order.giftCardCents > 0 ? await giftCardsOf(pool, { orderNo: order.orderNo }) : []
        return confirmationMail(order, { ...shopOf(config), imageBase, giftCards, isChange: true })
      },
    }
  },
}
