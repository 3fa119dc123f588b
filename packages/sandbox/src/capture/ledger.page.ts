import { escapeHtml } from '../page.ts'
import { type Authorization, type Capture, capturedCents, type Entry } from './ledger.ts'

/** Prints 1234 as "12.34", the protocol's form of amounts. */
export const money = (cents: number): string => (cents / 100).toFixed(2)

/** The reply of one call, the same whenever its key is repeated. */
export const wireEntry = (entry: Entry) => {
  const common = { Id: entry.id, Amount: money(entry.cents), CreatedAt: entry.at }
  if (entry.kind === 'capture') return { ...common, Status: 'captured', AuthorizationId: entry.authorizationId }
  if (entry.kind === 'void') return { ...common, Status: 'voided', AuthorizationId: entry.authorizationId }
  if (entry.kind === 'refund') return { ...common, Status: 'refunded', CaptureId: entry.captureId }
  return {
    ...common,
    Status: entry.outcome,
    ...(entry.reason && { DeclineReason: entry.reason }),
    Currency: entry.currency,
    Reference: entry.reference,
    CardType: entry.cardType,
    LastDigits: entry.lastDigits,
  }
}

const wireCapture = (capture: Capture) => ({
  Id: capture.id,
  Amount: money(capture.cents),
  RefundedAmount: money(capture.refundedCents),
  CreatedAt: capture.at,
})

/** The state of an authorisation. */
export const wireAuthorization = (authorization: Authorization) => ({
  Id: authorization.id,
  Status: authorization.status,
  Amount: money(authorization.cents),
  CapturedAmount: money(capturedCents(authorization)),
  Currency: authorization.currency,
  Reference: authorization.reference,
  CardType: authorization.cardType,
  LastDigits: authorization.lastDigits,
  CreatedAt: authorization.at,
  Captures: authorization.captures.map(wireCapture),
})

const subject = (entry: Entry): string => {
  if (entry.kind === 'refund') return `of ${entry.captureId}`
  if (entry.kind !== 'authorization') return `of ${entry.authorizationId}`
  return `order ${entry.reference}, ${entry.cardType} ending in ${entry.lastDigits}`
}

const row = (entry: Entry): string => `<tr>
<td class="nowrap">${escapeHtml(entry.at.replace('T', ' ').slice(0, 19))}</td>
<td>${entry.kind === 'authorization' ? entry.outcome : entry.kind}</td>
<td class="amount">$${money(entry.cents)}</td>
<td><code>${escapeHtml(entry.id)}</code></td>
<td>${escapeHtml(subject(entry))}</td>
</tr>`

/** The ledger as a table, newest first. */
export const ledgerTable = (entries: Entry[]): string =>
  entries.length === 0
    ? '<p class="note">No payment yet.</p>'
    : `<div class="table"><table>
<thead><tr><th>When (UTC)</th><th>What</th><th class="amount">Amount</th><th>Id</th><th>Of what</th></tr></thead>
<tbody>${entries.map(row).join('\n')}</tbody>
</table></div>`
