import type { Refused } from '@onair/core/http'
import { invoicePath } from '@onair/core/invoice'
import { type InvoiceDetail, invoiceClient } from '@onair/core/invoice/client'
import { isOrderNo } from '@onair/core/orders'
import { type OrderDetail, ordersClient } from '@onair/core/orders/client'
import { InvoiceSheet } from '@onair/widgets/parts'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import type { Visit } from '../../../kernel/visit.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import en from './invoice.messages.en.json'
import fr from './invoice.messages.fr.json'

/**
 * An order's invoice, `?orderNo=` (specification §2): for one of its parcels with `&shipOrderNo=`, another one or a credit note
 * with `&invoiceNo=`, and the French copy with `&copy=fr`. The page around the document is in the reader's language.
 */
export const invoicePage: Page = {
  path: invoicePath,
  audience: 'guest',
  async load(visit) {
    const frame = accountFrame(visit)
    const t = translator(visit, en, fr)
    const orderNo = visit.query.get('orderNo') ?? ''
    const orders = { name: t('orders'), path: '/pages/myaccount/orderstatus' }
    const order = isOrderNo(orderNo) ? ordersClient(visit.http).read(orderNo) : unknown(t('unknown', { orderNo }))
    const query = chosen(visit.query)
    const invoice =
      isOrderNo(orderNo) && query ? invoiceClient(visit.http).read(orderNo, query) : unknown(t('unknownInvoice'))
    const [orderResult, invoiceResult] = await Promise.all([order, invoice])
    if (!orderResult.ok) {
      const back = { ...orders, text: t('back') }
      return frame({ above: [orders], ...accountError(visit, t('invoice'), orderResult, back) })
    }
    const own = { name: t('order', { number: orderNo }), path: `${orders.path}/${orderNo}` }
    const above = [orders, own]
    if (!invoiceResult.ok)
      return frame({ above, ...accountError(visit, t('invoice'), invoiceResult, { ...own, text: t('backToOrder') }) })
    const { kind, invoiceNo } = invoiceResult.value
    return frame({
      title: t(kind === 'CreditNote' ? 'titleCreditNote' : 'titleInvoice', { number: invoiceNo }),
      above,
      children: (
        <div className="invoice">
          <Tools visit={visit} order={orderResult.value} invoice={invoiceResult.value} />
          <InvoiceSheet invoice={invoiceResult.value} />
        </div>
      ),
    })
  },
}

/** The document that the address requests; undefined if a number cannot be an invoice's. */
function chosen(query: URLSearchParams): Parameters<ReturnType<typeof invoiceClient>['read']>[1] {
  const shipOrderNo = query.get('shipOrderNo') ?? undefined
  const invoiceNo = query.get('invoiceNo') ?? undefined
  if (shipOrderNo && !/^\d{8,14}$/.test(shipOrderNo)) return undefined
  if (invoiceNo && !/^(INV|CN)-\d{7,12}$/.test(invoiceNo)) return undefined
  return {
    ...(shipOrderNo && { shipOrderNo }),
    ...(invoiceNo && { invoiceNo }),
    ...(query.get('copy') === 'fr' && { copy: 'fr' }),
  }
}

const unknown = (message: string): Refused => ({ ok: false, status: 404, items: [{ message, area: 'OrderNo' }] })

type ToolsProps = { visit: Visit; order: OrderDetail; invoice: InvoiceDetail }

/** The order's other documents, the copy or the original of this one, printing, and a note about which one is valid. */
function Tools({ visit, order: { invoices }, invoice: { orderNo, invoiceNo, official } }: ToolsProps) {
  const { link } = visit
  const t = translator(visit, en, fr)
  const address = (number: string, more = {}) =>
    link(`${invoicePath}?${new URLSearchParams({ orderNo, invoiceNo: number, ...more })}`)
  return (
    <div className="invoice-tools">
      {invoices.length > 1 && (
        <nav aria-label={t('documents')}>
          <ul className="chips">
            {invoices.map((one) => (
              <li key={one.invoiceNo}>
                <a href={address(one.invoiceNo)} aria-current={one.invoiceNo === invoiceNo ? 'page' : undefined}>
                  {one.invoiceNo}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p>
        <a className="button quiet" href={official ? address(invoiceNo, { copy: 'fr' }) : address(invoiceNo)}>
          {t(official ? 'copy' : 'original')}
        </a>
        <button type="button" className="button quiet invoice-print" data-print="">
          {t('print')}
        </button>
      </p>
      {(!official || visit.language === 'fr') && <p className="invoice-counts">{t('counts')}</p>}
    </div>
  )
}
