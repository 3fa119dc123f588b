import { ownDataContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Feature } from '../kernel/feature.ts'
import type { QueuedMail } from '../kernel/mail/mail.ts'
import { shopOf } from '../kernel/mail/shop.ts'
import { type AccountClosed, accountClosedMail } from './own-data.mail.ts'
import { ownDataService } from './own-data.service.ts'

export const ownData: Feature = {
  name: 'own-data',
  routes(app, { pool, clock, kept }) {
    const service = ownDataService({ pool, clock, ownData: kept.ownData })
    mount(app, ownDataContract, {
      'GET /api/v2/{language}/accounts/{edp}/export': ({ customer }) => service.export(customer),
      'POST /api/v2/{language}/accounts/{edp}/closure': ({ body, ...asker }) =>
        service.close(asker, body.currentPassword),
    })
  },
  mails: ({ config }) => ({
    'account-closed': async ({ content }: QueuedMail<AccountClosed>) => accountClosedMail(content, shopOf(config)),
  }),
}
