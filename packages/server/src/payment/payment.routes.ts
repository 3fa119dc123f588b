import { paymentContract, type ReplyOf } from '@onair/core/contract'
import { giftCardService } from '../gift-card/gift-card.service.ts'
import { mount } from '../kernel/call/mount.ts'
import type { Routes } from '../kernel/feature.ts'

type CaptureConfig = ReplyOf<(typeof paymentContract)['GET /api/semafone/config']>

/** The configuration of the card capture frame, and gift card balances (specification §7). */
export const paymentRoutes: Routes = (app, { pool, clock, config }) => {
  const giftCards = giftCardService({ pool, clock, config })
  mount(app, paymentContract, {
    'GET /api/semafone/config': (): CaptureConfig => ({
      frameUrl: config.capture.frameUrl,
      origin: config.capture.origin,
      cardTypes: ['VI', 'MC', 'AX', 'FI'],
      languages: ['en', 'fr'],
    }),
    'POST /api/v2/{language}/giftcardbalance': ({ body, address }) => giftCards.balance(body, { address }),
  })
}
