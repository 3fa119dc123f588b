import type { FastifyInstance } from 'fastify'
import { page, readingPolicy } from '../page.ts'
import { localeOf } from './approve.messages.ts'
import { approvalPage, approvalPolicy, approvalStyle, closedPage } from './approve.page.ts'
import { entriesTable, wireEntry } from './ledger.page.ts'
import { payerById } from './payers.ts'
import type { Payments } from './payments.ts'
import { fieldsOf, textOf } from './transaction.ts'

/** The return address with the wallet's parameters. */
const backTo = (address: string, added: Record<string, string>): string => {
  const url = new URL(address)
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value)
  return url.href
}

/** The number of ledger entries shown by default. */
const usualEntries = 500

/** The wallet's pages: the approval page for shoppers, and the ledger for developers. */
export const approvalRoutes = (app: FastifyInstance, payments: Payments): void => {
  app.get('/paypal/approve.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(approvalStyle))

  app.get('/paypal/approve', (request, reply) => {
    const query = fieldsOf(request.query)
    const locale = localeOf(query, request.headers['accept-language'])
    const payment = payments.byToken(textOf(query.token))
    const open = payment && !payment.order
    return reply
      .code(open ? 200 : payment ? 410 : 404)
      .headers({
        'content-security-policy': approvalPolicy(payment),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(open ? approvalPage(payment, locale) : closedPage(locale, payment !== undefined))
  })

  app.post('/paypal/approve', (request, reply) => {
    const { token, payer, action } = fieldsOf(request.body)
    const payment = payments.byToken(textOf(token))
    const locale = localeOf({}, request.headers['accept-language'])
    const chosen = payerById(textOf(payer))
    if (!payment || (action !== 'cancel' && !chosen)) {
      return reply
        .code(payment ? 400 : 404)
        .type('text/html; charset=utf-8')
        .send(closedPage(locale, false))
    }
    if (action === 'cancel' || !chosen) return reply.redirect(backTo(payment.cancelUrl, { token: payment.token }), 303)
    payments.approve(payment, chosen.id)
    const added = { paymentId: payment.id, token: payment.token, PayerID: chosen.id }
    return reply.redirect(backTo(payment.returnUrl, added), 303)
  })

  app.get('/paypal/ledger', (request, reply) => {
    const { payment, limit } = fieldsOf(request.query)
    const requested = textOf(payment)
    const entries = payments
      .entries(Number(textOf(limit)) || usualEntries)
      .filter(({ id }) => requested === '' || id === requested)
    if (!(request.headers.accept ?? '').includes('text/html')) {
      return reply.send({ Entries: entries.map((entry) => wireEntry(entry, payments)) })
    }
    return reply
      .header('content-security-policy', readingPolicy)
      .type('text/html; charset=utf-8')
      .send(page('Wallet', entriesTable(entries.map((entry) => wireEntry(entry, payments)))))
  })
}
