import { payerById, wirePayer } from './payers.ts'
import type { Payment, WalletCapture, WalletError, WalletOrder } from './payments.ts'
import { type Issue, wireMoney } from './transaction.ts'

const amountOf = (cents: number, payment: Payment) => ({
  total: wireMoney(cents),
  currency: payment.transaction.amount.currency,
})

export const wireOrder = (payment: Payment, order: WalletOrder) => ({
  id: order.id,
  create_time: order.at,
  state: order.state,
  amount: amountOf(order.cents, payment),
  parent_payment: payment.id,
})

export const wireAuthorization = (payment: Payment, order: WalletOrder) => ({
  id: order.authorization?.id ?? '',
  create_time: order.authorization?.at,
  state: 'authorized',
  amount: amountOf(order.authorization?.cents ?? 0, payment),
  parent_payment: payment.id,
})

export const wireCapture = (payment: Payment, { id, at, cents }: WalletCapture) => ({
  id,
  create_time: at,
  state: 'completed',
  amount: amountOf(cents, payment),
  parent_payment: payment.id,
})

export const wireRefund = (payment: Payment, captureId: string, refund: { id: string; at: string; cents: number }) => ({
  id: refund.id,
  create_time: refund.at,
  state: 'completed',
  amount: amountOf(refund.cents, payment),
  capture_id: captureId,
  parent_payment: payment.id,
})

/** A payment's state in the protocol's form. */
export const wirePayment = (payment: Payment, origin: string) => {
  const { id, at, token, transaction, returnUrl, cancelUrl, payerId, order } = payment
  const payer = payerById(payerId ?? '')
  const self = `${origin}/paypal/v1/payments/payment/${id}`
  return {
    id,
    intent: 'order',
    state: order ? 'approved' : 'created',
    create_time: at,
    payer: payer ? wirePayer(payer) : { payment_method: 'paypal' },
    redirect_urls: { return_url: returnUrl, cancel_url: cancelUrl },
    transactions: [
      {
        ...transaction,
        related_resources: order
          ? [
              { order: wireOrder(payment, order) },
              ...(order.authorization ? [{ authorization: wireAuthorization(payment, order) }] : []),
              ...order.captures.flatMap((capture) => [
                { capture: wireCapture(payment, capture) },
                ...capture.refunds.map((refund) => ({ refund: wireRefund(payment, capture.id, refund) })),
              ]),
            ]
          : [],
      },
    ],
    links: [
      { href: self, rel: 'self', method: 'GET' },
      { href: `${origin}/paypal/approve?token=${token}`, rel: 'approval_url', method: 'REDIRECT' },
      { href: `${self}/execute`, rel: 'execute', method: 'POST' },
    ],
  }
}

export const errors: Record<
  WalletError | 'VALIDATION_ERROR' | 'AUTHENTICATION_FAILURE' | 'MALFORMED_REQUEST',
  { status: number; message: string }
> = {
  INVALID_RESOURCE_ID: { status: 404, message: 'The requested resource ID was not found.' },
  PAYMENT_NOT_APPROVED_FOR_EXECUTION: { status: 400, message: 'Payer has not approved payment.' },
  PAYMENT_ALREADY_DONE: { status: 400, message: 'Payment has been done already for this cart.' },
  INVALID_PAYER_ID: { status: 400, message: 'Payer ID is invalid.' },
  INSTRUMENT_DECLINED: { status: 400, message: 'The instrument presented was declined by its processor or bank.' },
  ORDER_VOIDED: { status: 400, message: 'The order was voided.' },
  ORDER_ALREADY_COMPLETED: { status: 400, message: 'The order was completed.' },
  MAX_NUMBER_OF_AUTHORIZATIONS_EXCEEDED: { status: 400, message: 'The order is authorized already.' },
  AMOUNT_EXCEEDS_ALLOWABLE_AMOUNT: { status: 400, message: 'The amount is more than what is left.' },
  TRANSACTION_REFUSED: { status: 400, message: 'The request was refused.' },
  DUPLICATE_REQUEST_ID: { status: 400, message: 'PayPal-Request-Id came with another request.' },
  VALIDATION_ERROR: { status: 400, message: 'Invalid request. See details.' },
  AUTHENTICATION_FAILURE: { status: 401, message: 'Authentication failed: the token is missing, invalid or expired.' },
  MALFORMED_REQUEST: { status: 400, message: 'The request JSON is not well formed.' },
}

/** An error's body. */
export const wireError = (name: keyof typeof errors, debugId: string, details?: readonly Issue[]) => ({
  name,
  message: errors[name].message,
  information_link: `https://developer.paypal.com/docs/api/payments/#error-${name}`,
  debug_id: debugId,
  ...(details && { details }),
})
