import { paymentContract, type ReplyOf } from '@onair/core/contract'
import type { Feature } from '../features.ts'
import { mount } from '../plugins/mount.ts'

type CaptureConfig = ReplyOf<(typeof paymentContract)['GET /api/semafone/config']>

/** Where the card capture frame lives (specification §7). */
export const captureConfigRoutes: Feature = (app, { config }) => {
  mount(app, paymentContract, {
    'GET /api/semafone/config': (): CaptureConfig => ({
      frameUrl: config.capture.frameUrl,
      origin: config.capture.origin,
      cardTypes: ['VI', 'MC', 'AX', 'FI'],
      languages: ['en', 'fr'],
    }),
  })
}
