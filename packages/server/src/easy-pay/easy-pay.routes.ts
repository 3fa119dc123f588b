import { easyPayContract } from '@onair/core/contract'
import type { Language } from '@onair/core/language'
import { mount } from '../kernel/call/mount.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { Deps, Routes } from '../kernel/feature.ts'
import { contactSettings } from '../kernel/seller.settings.ts'
import { orderOf } from '../orders/order.queries.ts'
import { orderReply } from '../orders/order.view.ts'
import { recaptchaOf } from '../outside/recaptcha.ts'
import { declinedPayments } from '../payment/declines.ts'
import { createProviders } from '../payment/providers.ts'
import { namedCard } from './card.service.ts'
import { chargingService } from './charging.service.ts'
import { refuse } from './easy-pay.messages.ts'
import { payNowService } from './pay-now.service.ts'
import { paymentCardService } from './payment-card.service.ts'
import { paymentLinkService } from './payment-link.service.ts'
import { easyPaySchedule } from './schedule.ts'

/** The service that charges later payments, for the calls and the job. */
export const chargingOf = (deps: Deps) => {
  const { pool, clock, log } = deps
  return chargingService({ pool, clock, log, providers: deps.shared(createProviders) })
}

/** Easy Pay: the schedule, paying now, the card, and the link that settles a failed payment. */
export const easyPayRoutes: Routes = (app, deps) => {
  const { pool, clock, config } = deps
  const contact = contactSettings.of(config)
  const { capture } = deps.shared(createProviders)
  const declines = declinedPayments({ pool, clock, config, recaptcha: deps.shared(recaptchaOf) })
  const payments = payNowService({ pool, clock, charging: deps.shared(chargingOf), declines })
  const cards = paymentCardService({ pool, clock })
  const links = paymentLinkService({ pool, clock, capture, payments })

  const unknown = (orderNo: string) => refuse(404, { code: 'order-unknown', area: 'OrderNo', values: { orderNo } })
  async function read(edp: number, orderNo: string, language: Language) {
    const [order] = await orderOf(pool, { edp, orderNo })
    return order ? orderReply(order, { language, now: clock(), validate: false, contact }) : unknown(orderNo)
  }

  mount(app, easyPayContract, {
    'GET /api/v2/{language}/accounts/{edp}/easypayschedule': ({ customer, language }) =>
      easyPaySchedule(pool, customer.edp, clock(), language),
    async 'POST /api/v2/{language}/accounts/{edp}/orders/{id}/payments'(call) {
      const { customer, params, body, headers, language, address } = call
      const [order] = await orderOf(pool, { edp: customer.edp, orderNo: params.id })
      if (!order) return unknown(params.id)
      const isNamed = 'creditCardId' in body || 'token' in body
      const card = isNamed ? await namedCard({ pool, clock, capture }, customer.edp, body) : undefined
      if (card instanceof Refusal) return card
      const refusal = await payments.pay({
        orderNo: params.id,
        numbers: body.numbers,
        card,
        key: headers['idempotency-key'],
        address,
        recaptchaToken: body.recaptchaToken,
      })
      return refusal ?? read(customer.edp, params.id, language)
    },
    async 'PUT /api/v2/{language}/accounts/{edp}/orders/{id}/paymentcard'({ customer, params, body, language }) {
      const [order] = await orderOf(pool, { edp: customer.edp, orderNo: params.id })
      if (!order) return unknown(params.id)
      const card = await namedCard({ pool, clock, capture }, customer.edp, body)
      if (card instanceof Refusal) return card
      return (await cards.change(params.id, card)) ?? read(customer.edp, params.id, language)
    },
    'POST /api/v2/{language}/easypaylink': ({ body }) => links.read(body.linkToken),
    'POST /api/v2/{language}/easypaylink/payments': ({ body, headers, address }) =>
      links.settle({ ...body, key: headers['idempotency-key'], address }),
  })
}
