import type { QueryOf } from '../http/contract.ts'
import type { Http } from '../http/http.ts'
import type { InvoiceContract } from './invoice.contract.ts'

type Chosen = QueryOf<InvoiceContract['GET /api/v2/{language}/accounts/{edp}/orders/{id}/invoice']>

/** The call that reads an invoice. */
export function invoiceClient(http: Http) {
  const call = http.calls<InvoiceContract>()
  return {
    read: (orderNo: string, query: Chosen = {}) =>
      call('GET /api/v2/{language}/accounts/{edp}/orders/{id}/invoice', 'customer', { params: { id: orderNo }, query }),
  }
}
