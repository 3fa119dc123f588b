import { analyticsService } from '../analytics/analytics.service.ts'
import { tellWaiting } from '../catalogue/waitlist.queries.ts'
import type { Feature } from '../features.ts'
import { withoutParcelService } from '../orders/without-parcel.service.ts'
import { createBeacon } from '../outside/beacon.ts'
import { createMail } from '../outside/mail.ts'
import { authoriseService } from '../payment/authorise.service.ts'
import { createProviders } from '../payment/providers.ts'
import { stuckService } from '../payment/stuck.service.ts'
import { executeService } from '../wallet/execute.service.ts'
import { outboxService } from './outbox.service.ts'
import { sweep } from './sweep.ts'
import { createWorker } from './worker.ts'

/** What the server does by itself while it runs: send mail, tell who waited, tell the marketing feed, ship what needs no parcel, put payments right, sweep up what has expired and what was abandoned. */
export const backgroundWork: Feature = (app, { pool, clock, config, fetch, log, background = true }) => {
  if (!background) return
  const providers = createProviders(config, { fetch, clock })
  const payments = authoriseService({ pool, clock, providers })
  const stuck = stuckService({ pool, clock, providers, log })
  const wallet = executeService({ pool, clock, config, wallet: providers.wallet })
  const mail = createMail(config.mail)
  const { shopOrigin, imageBase, customerCareEmail: careEmail, giftCardKey } = config
  const outbox = outboxService({ pool, clock, mail, shopOrigin, imageBase, careEmail, giftCardKey, log })
  const withoutParcel = withoutParcelService({ pool, clock, providers, giftCardKey, log })
  const { url = '', key = '' } = config.beacon ?? {}
  const analytics = analyticsService({ pool, clock, beacon: createBeacon({ baseUrl: url, key, fetch }), log })
  const worker = createWorker(
    [
      { name: 'mail', everyMs: 1000, run: () => outbox.sendDue() },
      { name: 'waitlist', everyMs: 5000, run: () => tellWaiting(pool, clock(), 100) },
      { name: 'orders without a parcel', everyMs: 30_000, run: () => withoutParcel.sendDue() },
      { name: 'payments', everyMs: 30_000, run: () => payments.settleLeft() },
      { name: 'stuck payments', everyMs: 30_000, run: () => stuck.followUp() },
      { name: 'wallet', everyMs: 60_000, run: () => wallet.settleUnknown() },
      ...(config.beacon ? [{ name: 'analytics', everyMs: 1000, run: () => analytics.sendDue() }] : []),
      { name: 'sweep', everyMs: 3_600_000, run: () => sweep(pool, clock()) },
    ],
    log,
  )
  app.addHook('onReady', async () => worker.start())
  app.addHook('onClose', () => worker.stop())
}
