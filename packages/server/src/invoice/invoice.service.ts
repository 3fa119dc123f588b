import type { Pool } from '../kernel/db/pool.ts'
import { contactSettings } from '../kernel/seller.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import { refuse } from './invoice.messages.ts'
import { invoiceOf } from './invoice.queries.ts'

type InvoiceQuery = { shipOrderNo?: string | undefined; invoiceNo?: string | undefined; copy?: 'fr' | undefined }

/** Reads invoices and credit notes as they were issued (specification §7): the English original or the French copy. */
export function invoiceService({ pool, config }: { pool: Pool; config: Configured }) {
  return {
    async read(edp: number, orderNo: string, chosen: InvoiceQuery) {
      const { shipOrderNo = null, invoiceNo = null, copy } = chosen
      const [invoice] = await invoiceOf(pool, { edp, orderNo, shipOrderNo, invoiceNo })
      if (!invoice) return refuse(404, { code: 'invoice-order-unknown', area: 'OrderNo', values: { orderNo } })
      const document = copy === 'fr' ? invoice.frenchCopy : invoice.original
      if (document) return document
      const area = 'Invoice'
      if (invoice.isCancelled) return refuse(404, { code: 'invoice-cancelled', area, values: { orderNo } })
      if (invoiceNo !== null || invoice.isShipped === null)
        return refuse(404, { code: 'invoice-unknown', area, values: { orderNo } })
      if (!invoice.isShipped) return refuse(404, { code: 'invoice-not-shipped', area })
      const { customerServicePhone: phone } = contactSettings.of(config)
      return refuse(404, { code: 'invoice-not-here', area, values: { orderNo, phone } })
    },
  }
}
