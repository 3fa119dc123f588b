import { cardsContract, paymentContract, type ReplyOf } from '@onair/core/contract'
import { giftCardService } from '../gift-card/gift-card.service.ts'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'
import { captureSettings } from '../outside/capture.settings.ts'
import { recaptchaOf } from '../outside/recaptcha.ts'
import { cardsService } from './cards.service.ts'
import { declinedPayments } from './declines.ts'
import { refuse } from './payment.messages.ts'
import { createProviders } from './providers.ts'

type CaptureConfig = ReplyOf<(typeof paymentContract)['GET /api/semafone/config']>

const membersOnly = () => refuse(403, { code: 'members-only', area: 'Authorization' })

/** The configuration of the card capture frame, gift card balances, and a member's saved cards (specification §7). */
export const paymentRoutes: Routes = (app, { pool, clock, config, shared }) => {
  const { frameUrl, origin, securityCode } = captureSettings.of(config)
  const giftCards = giftCardService({ pool, clock, config })
  mount(app, paymentContract, {
    'GET /api/semafone/config': (): CaptureConfig => ({
      frameUrl,
      origin,
      cardTypes: ['VI', 'MC', 'AX', 'FI'],
      languages: ['en', 'fr'],
      securityCode,
    }),
    'POST /api/v2/{language}/giftcardbalance': ({ body, address }) => giftCards.balance(body, { address }),
  })
  const declines = declinedPayments({ pool, clock, config, recaptcha: shared(recaptchaOf) })
  const cards = cardsService({ pool, clock, capture: shared(createProviders).capture, declines })
  mount(app, cardsContract, {
    'POST /api/v2/{language}/accounts/{edp}/creditcards': ({ customer, body, address }) =>
      customer.isGuest ? membersOnly() : cards.add(customer.edp, body, address),
    'PUT /api/v2/{language}/accounts/{edp}/creditcards/{id}': ({ customer, params, body }) =>
      customer.isGuest ? membersOnly() : cards.change(customer.edp, params.id, body),
    'DELETE /api/v2/{language}/accounts/{edp}/creditcards/{id}': ({ customer, params }) =>
      customer.isGuest ? membersOnly() : cards.remove(customer.edp, params.id),
  })
}
