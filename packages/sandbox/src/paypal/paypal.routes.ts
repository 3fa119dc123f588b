import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faulty } from '../faults/faults.routes.ts'
import type { FaultBook } from '../faults/faults.ts'
import type { Waiting } from '../waiting.ts'
import type { Done, KeyedRequest, Payments } from './payments.ts'
import { centsOf, fieldsOf, type Issue, patchTransaction, readTransaction, textOf } from './transaction.ts'
import { errors, wireAuthorization, wireCapture, wireError, wireOrder, wirePayment, wireRefund } from './wire.ts'

/** The shop's account at the wallet in the demonstration. */
export const walletClient = {
  clientId: 'onair-wallet',
  secret: 'onair-wallet-secret',
  merchantId: 'ONAIRSHOP2026',
} as const

/** The lifetime of a token as the service reports it (specification: about 32,000 seconds). */
const tokenSeconds = 32_400

export interface PaypalOptions {
  payments: Payments
  faults: FaultBook
  waiting: Waiting
  now: () => Date
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the value is an http(s) address to which the shopper can return. */
const isReturn = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2000 && /^https?:\/\//.test(value) && URL.canParse(value)

/** PayPal's REST v1 payments with intent order, for the shop's server alone. */
export const paypalRoutes = (app: FastifyInstance, { payments, faults, waiting, now }: PaypalOptions): void => {
  const tokens = new Map<string, number>()
  const misbehave = (operation: string) => faulty(faults, waiting, 'wallet', operation)
  const debugId = () => randomBytes(6).toString('hex')
  const fail = (reply: FastifyReply, name: keyof typeof errors, details?: readonly Issue[]) =>
    reply.code(errors[name].status).send(wireError(name, debugId(), details))
  const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`

  const basic = digest(`Basic ${Buffer.from(`${walletClient.clientId}:${walletClient.secret}`).toString('base64')}`)
  app.post('/paypal/v1/oauth2/token', misbehave('token'), (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), basic)) {
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' })
    }
    if (fieldsOf(request.body).grant_type !== 'client_credentials') {
      return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'Unsupported grant_type' })
    }
    const token = `A21AA${randomBytes(24).toString('base64url')}`
    tokens.set(token, now().getTime() + tokenSeconds * 1000)
    return reply.header('cache-control', 'no-store').send({
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-ONAIR',
      expires_in: tokenSeconds,
    })
  })

  app.register(async (secured) => {
    secured.setErrorHandler((error, request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number }
      if (statusCode >= 500) {
        request.log.error({ err: error }, 'unexpected error')
        return reply.code(500).send({ name: 'INTERNAL_SERVICE_ERROR', message: 'Unexpected.', debug_id: debugId() })
      }
      return fail(reply, 'MALFORMED_REQUEST')
    })
    secured.addHook('preHandler', async (request, reply) => {
      const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
      if ((tokens.get(token) ?? 0) <= now().getTime()) return fail(reply, 'AUTHENTICATION_FAILURE')
    })

    const askedOf = (request: FastifyRequest): KeyedRequest => {
      const key = textOf(request.headers['paypal-request-id'])
      return key === '' ? undefined : { key, request: `${request.url} ${JSON.stringify(request.body ?? null)}` }
    }
    const replyWith = <Value>(reply: FastifyReply, done: Done<Value>, wire: (value: Value) => object, status = 200) =>
      done.ok ? reply.code(status).send(wire(done.value)) : fail(reply, done.error)

    secured.post('/paypal/v1/payments/payment', misbehave('create'), (request, reply) => {
      const { intent, payer, redirect_urls, transactions } = fieldsOf(request.body)
      const { return_url, cancel_url } = fieldsOf(redirect_urls)
      const [first, ...more] = Array.isArray(transactions) ? transactions : []
      const read = first === undefined ? [] : readTransaction(first, walletClient.merchantId)
      const issues: Issue[] = Array.isArray(read) ? [...read] : []
      if (intent !== 'order') issues.push({ field: 'intent', issue: 'This stand-in knows only order' })
      if (fieldsOf(payer).payment_method !== 'paypal') issues.push({ field: 'payer.payment_method', issue: 'Required' })
      if (!isReturn(return_url)) issues.push({ field: 'redirect_urls.return_url', issue: 'Must be an address' })
      if (!isReturn(cancel_url)) issues.push({ field: 'redirect_urls.cancel_url', issue: 'Must be an address' })
      if (first === undefined || more.length > 0) issues.push({ field: 'transactions', issue: 'Exactly one is needed' })
      if (issues.length > 0 || Array.isArray(read)) return fail(reply, 'VALIDATION_ERROR', issues)
      const urls = { returnUrl: textOf(return_url), cancelUrl: textOf(cancel_url) }
      const done = payments.create(askedOf(request), { transaction: read, ...urls })
      return replyWith(reply, done, (payment) => wirePayment(payment, originOf(request)), 201)
    })

    type ById = { Params: { id: string } }
    secured.get<ById>('/paypal/v1/payments/payment/:id', misbehave('get'), (request, reply) => {
      const payment = payments.payment(request.params.id)
      return payment ? reply.send(wirePayment(payment, originOf(request))) : fail(reply, 'INVALID_RESOURCE_ID')
    })

    secured.patch<ById>('/paypal/v1/payments/payment/:id', misbehave('update'), (request, reply) => {
      const payment = payments.payment(request.params.id)
      if (!payment) return fail(reply, 'INVALID_RESOURCE_ID')
      const patched = patchTransaction(payment.transaction, request.body)
      if (Array.isArray(patched)) return fail(reply, 'VALIDATION_ERROR', patched)
      return replyWith(reply, payments.update(payment.id, patched), (made) => wirePayment(made, originOf(request)))
    })

    secured.post<ById>('/paypal/v1/payments/payment/:id/execute', misbehave('execute'), (request, reply) => {
      const payerId = textOf(fieldsOf(request.body).payer_id)
      if (payerId === '') return fail(reply, 'VALIDATION_ERROR', [{ field: 'payer_id', issue: 'Required field' }])
      const done = payments.execute(askedOf(request), request.params.id, payerId)
      return replyWith(reply, done, (payment) => wirePayment(payment, originOf(request)))
    })

    secured.get<ById>('/paypal/v1/payments/orders/:id', misbehave('order'), (request, reply) => {
      const payment = payments.byOrder(request.params.id)
      if (!payment?.order) return fail(reply, 'INVALID_RESOURCE_ID')
      return reply.send(wireOrder(payment, payment.order))
    })

    /** The body's amount in cents, null without one, or a list of its problems. */
    const amountIn = (request: FastifyRequest, currency: string | undefined): number | null | Issue[] => {
      const { amount } = fieldsOf(request.body)
      if (amount === undefined) return null
      const { total, currency: own } = fieldsOf(amount)
      const cents = centsOf(total)
      if (cents === null || cents <= 0) return [{ field: 'amount.total', issue: 'Must be text such as "12.34"' }]
      return currency === undefined || own === currency ? cents : [{ field: 'amount.currency', issue: 'Mismatch' }]
    }
    const currencyOf = (orderId: string) => payments.byOrder(orderId)?.transaction.amount.currency

    secured.post<ById>('/paypal/v1/payments/orders/:id/authorize', misbehave('authorize'), (request, reply) => {
      const cents = amountIn(request, currencyOf(request.params.id))
      if (Array.isArray(cents)) return fail(reply, 'VALIDATION_ERROR', cents)
      if (cents === null) return fail(reply, 'VALIDATION_ERROR', [{ field: 'amount', issue: 'Required field' }])
      const done = payments.authorize(askedOf(request), request.params.id, cents)
      return replyWith(reply, done, ({ payment, order }) => wireAuthorization(payment, order))
    })

    secured.post<ById>('/paypal/v1/payments/orders/:id/capture', misbehave('capture'), (request, reply) => {
      const cents = amountIn(request, currencyOf(request.params.id))
      if (Array.isArray(cents)) return fail(reply, 'VALIDATION_ERROR', cents)
      const done = payments.capture(
        askedOf(request),
        request.params.id,
        cents,
        fieldsOf(request.body).is_final_capture === true,
      )
      return replyWith(reply, done, ({ payment, order, entry }) => {
        const made = order.captures.find(({ id }) => entry.kind === 'captured' && id === entry.captureId)
        return made ? wireCapture(payment, made) : wireOrder(payment, order)
      })
    })

    secured.post<ById>('/paypal/v1/payments/orders/:id/do-void', misbehave('void'), (request, reply) =>
      replyWith(reply, payments.void(askedOf(request), request.params.id), ({ payment, order }) =>
        wireOrder(payment, order),
      ),
    )

    secured.post<ById>('/paypal/v1/payments/capture/:id/refund', misbehave('refund'), (request, reply) => {
      const cents = amountIn(request, undefined)
      if (Array.isArray(cents)) return fail(reply, 'VALIDATION_ERROR', cents)
      if (cents === null) return fail(reply, 'VALIDATION_ERROR', [{ field: 'amount', issue: 'Required field' }])
      const done = payments.refund(askedOf(request), request.params.id, cents)
      return replyWith(reply, done, ({ payment, entry }) => {
        const id = entry.kind === 'refunded' ? entry.refundId : ''
        return wireRefund(payment, request.params.id, { id, at: entry.at, cents })
      })
    })
  })
}
