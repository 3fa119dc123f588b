import { mediaSettings } from '../catalogue/catalogue.settings.ts'
import type { Feature } from '../kernel/feature.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { shopOf } from '../kernel/mail/shop.ts'
import { anyOrder } from '../orders/order.queries.ts'
import { returnsOf } from './request.queries.ts'
import { refundedMail, returnLabelMail } from './return.mail.ts'
import { returnsKept } from './returns.kept.ts'
import { returnsMessages } from './returns.messages.ts'
import { type RefundMail, refundOfMail } from './returns.queries.ts'
import { returnsRoutes } from './returns.routes.ts'

export const returns: Feature = {
  name: 'returns',
  ...returnsKept,
  messages: returnsMessages,
  routes: returnsRoutes,
  mails({ pool, clock, config }) {
    const { imageBase } = mediaSettings.of(config)
    const shop = () => ({ ...shopOf(config), imageBase, now: clock() })
    return {
      async 'return-label'({ content }: Pick<QueuedMail<{ orderNo: string; returnNo: string }>, 'content'>) {
        const [order] = await anyOrder(pool, { orderNo: content.orderNo })
        const row = (await returnsOf(pool, { orderNo: content.orderNo })).find(
          ({ returnNo }) => returnNo === content.returnNo,
        )
        return order && row ? returnLabelMail(order, row, shop()) : 'gone'
      },
      async 'return-refunded'({ content }: Pick<QueuedMail<RefundMail>, 'content'>) {
        const [order] = await anyOrder(pool, { orderNo: content.orderNo })
        const [refund] = await refundOfMail(pool, { id: content.refundId })
        return order && refund ? refundedMail(order, refund, shop()) : 'gone'
      },
    }
  },
}
