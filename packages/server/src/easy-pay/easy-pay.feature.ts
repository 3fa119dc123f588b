import type { Feature } from '../kernel/feature.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { shopOf } from '../kernel/mail/shop.ts'
import { chargeDueService } from './charge-due.service.ts'
import { easyPayKept } from './easy-pay.kept.ts'
import type { PaymentCharged, PaymentFailed } from './easy-pay.mail.ts'
import { easyPayMessages } from './easy-pay.messages.ts'
import { chargingOf, easyPayRoutes } from './easy-pay.routes.ts'
import { composePaymentCharged, composePaymentFailed } from './letters.ts'

export const easyPay: Feature = {
  name: 'easy-pay',
  ...easyPayKept,
  messages: easyPayMessages,
  routes: easyPayRoutes,
  jobs(deps) {
    const { pool, clock } = deps
    const charges = chargeDueService({ pool, clock, charging: deps.shared(chargingOf) })
    return [{ name: 'Easy Pay payments', everyMs: 60_000, run: () => charges.run() }]
  },
  mails({ pool, clock, config }) {
    const shop = { pool, clock, ...shopOf(config) }
    return {
      'easy-pay-taken': (mail: QueuedMail<PaymentCharged>) => composePaymentCharged(shop, mail),
      'easy-pay-failed': (mail: QueuedMail<PaymentFailed>) => composePaymentFailed(shop, mail),
    }
  },
}
