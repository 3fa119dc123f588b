import { escapeHtml } from '../page.ts'
import type { Entry } from './facts.ts'
import { payerById } from './payers.ts'
import type { Payments } from './payments.ts'
import { wireMoney } from './transaction.ts'

/** One event of the ledger: kind, amount, payment, order and payer. */
export const wireEntry = (entry: Entry, payments: Payments) => {
  const payment = payments.payment(entry.id)
  const amount = 'cents' in entry ? wireMoney(entry.cents) : (payment?.transaction.amount.total ?? '')
  return {
    Status: entry.kind,
    Amount: 'transaction' in entry ? entry.transaction.amount.total : amount,
    Currency: payment?.transaction.amount.currency ?? '',
    CreatedAt: entry.at,
    PaymentId: entry.id,
    OrderId: payment?.order?.id ?? null,
    Custom: payment?.transaction.custom ?? null,
    PayerEmail: payerById(payment?.payerId ?? '')?.email ?? null,
  }
}

const row = (entry: ReturnType<typeof wireEntry>): string => `<tr>
<td class="nowrap">${escapeHtml(entry.CreatedAt.replace('T', ' ').slice(0, 19))}</td>
<td>${entry.Status}</td>
<td class="amount">$${entry.Amount}</td>
<td><code>${escapeHtml(entry.OrderId ?? entry.PaymentId)}</code></td>
<td>${escapeHtml(entry.PayerEmail ?? '')}</td>
</tr>`

/** The ledger as a table, newest first. */
export const entriesTable = (entries: ReturnType<typeof wireEntry>[]): string =>
  entries.length === 0
    ? '<p class="note">No payment yet.</p>'
    : `<div class="table"><table>
<thead><tr><th>When (UTC)</th><th>What</th><th class="amount">Amount</th><th>Order or payment</th><th>Payer</th></tr></thead>
<tbody>${entries.map(row).join('\n')}</tbody>
</table></div>`
