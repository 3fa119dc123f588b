import { invoiceContract } from '@onair/core/contract'
import { mount } from '../kernel/call/mount.ts'
import type { Feature } from '../kernel/feature.ts'
import { invoiceKept } from './invoice.kept.ts'
import { invoiceMessages } from './invoice.messages.ts'
import { invoiceService } from './invoice.service.ts'

export const invoice: Feature = {
  name: 'invoice',
  ...invoiceKept,
  messages: invoiceMessages,
  routes(app, { pool, config }) {
    const service = invoiceService({ pool, config })
    mount(app, invoiceContract, {
      'GET /api/v2/{language}/accounts/{edp}/orders/{id}/invoice': ({ customer, params, query }) =>
        service.read(customer.edp, params.id, query),
    })
  },
}
