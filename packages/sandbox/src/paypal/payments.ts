import type { Journal } from '../journal.ts'
import { demonstrationFacts } from './demonstration.ts'
import type { Entry, Fact } from './facts.ts'
import { type Behaviour, payerById } from './payers.ts'
import { centsOf, type Transaction } from './transaction.ts'

export interface WalletCapture {
  id: string
  at: string
  cents: number
  refunds: { id: string; at: string; cents: number }[]
}

export interface WalletOrder {
  id: string
  at: string
  cents: number
  state: 'PENDING' | 'AUTHORIZED' | 'PARTIALLY_CAPTURED' | 'COMPLETED' | 'VOIDED'
  authorization: { id: string; at: string; cents: number } | null
  captures: WalletCapture[]
}

export interface Payment {
  id: string
  at: string
  /** The token in the approval page's address. */
  token: string
  transaction: Transaction
  returnUrl: string
  cancelUrl: string
  payerId: string | null
  order: WalletOrder | null
}

/** The protocol's names of errors. */
export type WalletError =
  | 'INVALID_RESOURCE_ID'
  | 'PAYMENT_NOT_APPROVED_FOR_EXECUTION'
  | 'PAYMENT_ALREADY_DONE'
  | 'INVALID_PAYER_ID'
  | 'INSTRUMENT_DECLINED'
  | 'ORDER_VOIDED'
  | 'ORDER_ALREADY_COMPLETED'
  | 'MAX_NUMBER_OF_AUTHORIZATIONS_EXCEEDED'
  | 'AMOUNT_EXCEEDS_ALLOWABLE_AMOUNT'
  | 'TRANSACTION_REFUSED'
  | 'DUPLICATE_REQUEST_ID'

export type Done<Value> = { ok: true; value: Value } | { ok: false; error: WalletError }
/** The PayPal-Request-Id and its request. Without one, every request is a new one. */
export type KeyedRequest = { key: string; request: string } | undefined

const no = (error: WalletError): { ok: false; error: WalletError } => ({ ok: false, error })
const capturedCents = (order: WalletOrder) => order.captures.reduce((sum, { cents }) => sum + cents, 0)

/** The wallet's payments: their state is folded from a list of events. */
export const createPayments = (options: { journal: Journal<Entry>; now: () => Date; newId: () => string }) => {
  const { journal, now } = options
  const entries: Entry[] = []
  const byKey = new Map<string, Entry>()
  const payments = new Map<string, Payment>()
  const byToken = new Map<string, Payment>()
  const byOrder = new Map<string, Payment>()
  const byCapture = new Map<string, Payment>()

  /** Adds the demonstration's payment of an id, unless the wallet has one. */
  const demonstrate = (named: string): void => {
    const { payment, captured } = demonstrationFacts(named)
    const [first] = payment
    if (first && !payments.has(first.id)) payment.forEach(apply)
    const order = first && payments.get(first.id)?.order
    if (order?.state === 'AUTHORIZED') captured.forEach(apply)
  }

  const apply = (entry: Fact): void => {
    if (entry.kind === 'created') {
      const { id, at, token, transaction, returnUrl, cancelUrl } = entry
      const payment: Payment = { id, at, token, transaction, returnUrl, cancelUrl, payerId: null, order: null }
      payments.set(id, payment)
      byToken.set(token, payment)
      return
    }
    if (!payments.has(entry.id)) demonstrate('captureId' in entry ? entry.captureId : entry.id)
    const payment = payments.get(entry.id)
    const order = payment?.order
    if (!payment) return
    if (entry.kind === 'updated') payment.transaction = entry.transaction
    else if (entry.kind === 'approved') payment.payerId = entry.payerId
    else if (entry.kind === 'executed') {
      const { orderId, at, cents } = entry
      payment.order = { id: orderId, at, cents, state: 'PENDING', authorization: null, captures: [] }
      byOrder.set(orderId, payment)
    } else if (!order) return
    else if (entry.kind === 'authorized') {
      order.state = 'AUTHORIZED'
      order.authorization = { id: entry.authorizationId, at: entry.at, cents: entry.cents }
    } else if (entry.kind === 'captured') {
      order.captures.push({ id: entry.captureId, at: entry.at, cents: entry.cents, refunds: [] })
      byCapture.set(entry.captureId, payment)
      order.state = entry.isFinal || capturedCents(order) === order.cents ? 'COMPLETED' : 'PARTIALLY_CAPTURED'
    } else if (entry.kind === 'voided') order.state = order.captures.length > 0 ? 'COMPLETED' : 'VOIDED'
    else if (entry.kind === 'refunded') {
      const { refundId: id, at, cents } = entry
      order.captures.find((capture) => capture.id === entry.captureId)?.refunds.push({ id, at, cents })
    }
  }

  const record = (entry: Entry): void => {
    entries.push(entry)
    if (entry.key !== undefined) byKey.set(entry.key, entry)
    apply(entry)
  }
  for (const entry of journal.read()) record(entry)

  const write = (fact: Fact, asked?: KeyedRequest): Entry => {
    const entry: Entry = { ...fact, ...asked }
    journal.append(entry)
    record(entry)
    return entry
  }

  /** The earlier event of this key; `other` if it belongs to another request, which is refused. */
  const earlierEntry = (asked: KeyedRequest): Entry | undefined | 'other' => {
    const entry = asked && byKey.get(asked.key)
    return entry && entry.request !== asked?.request ? 'other' : entry
  }

  const at = () => now().toISOString()
  const newId = (prefix: string) => `${prefix}${options.newId().toUpperCase()}`
  const behaviourOf = (payment: Payment): Behaviour => payerById(payment.payerId ?? '')?.behaviour ?? 'pays'

  const orderOf = (orderId: string): Payment | undefined => {
    demonstrate(orderId)
    return byOrder.get(orderId)
  }
  const captureOf = (captureId: string): Payment | undefined => {
    demonstrate(captureId)
    return byCapture.get(captureId)
  }

  /** Runs an operation on one order: `act` returns the event or an error; a repeated key returns the same payment. */
  const onOrder = (
    asked: KeyedRequest,
    orderId: string,
    act: (payment: Payment, order: WalletOrder) => Fact | WalletError,
  ): Done<{ payment: Payment; order: WalletOrder; entry: Entry }> => {
    const earlier = earlierEntry(asked)
    if (earlier === 'other') return no('DUPLICATE_REQUEST_ID')
    const payment = orderOf(orderId)
    const order = payment?.order
    if (!payment || !order) return no('INVALID_RESOURCE_ID')
    if (earlier) return { ok: true, value: { payment, order, entry: earlier } }
    const fact = act(payment, order)
    if (typeof fact === 'string') return no(fact)
    const entry = write(fact, asked)
    return fact.kind === 'declined' ? no('INSTRUMENT_DECLINED') : { ok: true, value: { payment, order, entry } }
  }

  return {
    create(
      asked: KeyedRequest,
      what: { transaction: Transaction; returnUrl: string; cancelUrl: string },
    ): Done<Payment> {
      const earlier = earlierEntry(asked)
      if (earlier === 'other') return no('DUPLICATE_REQUEST_ID')
      const id = earlier?.id ?? newId('PAYID-')
      if (!earlier) write({ kind: 'created', id, at: at(), token: newId('EC-'), ...what }, asked)
      const payment = payments.get(id)
      return payment ? { ok: true, value: payment } : no('INVALID_RESOURCE_ID')
    },
    update(id: string, transaction: Transaction): Done<Payment> {
      const payment = payments.get(id)
      if (!payment) return no('INVALID_RESOURCE_ID')
      if (payment.order) return no('PAYMENT_ALREADY_DONE')
      write({ kind: 'updated', id, at: at(), transaction })
      return { ok: true, value: payment }
    },
    /** Approves or cancels; called by the approval page. */
    approve(payment: Payment, payerId: string): void {
      if (!payment.order) write({ kind: 'approved', id: payment.id, at: at(), payerId })
    },
    execute(asked: KeyedRequest, id: string, payerId: string): Done<Payment> {
      const earlier = earlierEntry(asked)
      if (earlier === 'other') return no('DUPLICATE_REQUEST_ID')
      const payment = payments.get(id)
      if (!payment) return no('INVALID_RESOURCE_ID')
      if (earlier?.kind === 'executed') return { ok: true, value: payment }
      if (payment.order) return no('PAYMENT_ALREADY_DONE')
      if (payment.payerId === null) return no('PAYMENT_NOT_APPROVED_FOR_EXECUTION')
      if (payment.payerId !== payerId) return no('INVALID_PAYER_ID')
      if (behaviourOf(payment) === 'declined-at-execute') {
        write({ kind: 'declined', id, at: at(), orderId: null })
        return no('INSTRUMENT_DECLINED')
      }
      const cents = centsOf(payment.transaction.amount.total) ?? 0
      write({ kind: 'executed', id, at: at(), orderId: newId('O-'), cents }, asked)
      return { ok: true, value: payment }
    },
    authorize: (asked: KeyedRequest, orderId: string, cents: number) =>
      onOrder(asked, orderId, ({ id, ...payment }, order) => {
        if (order.state === 'VOIDED') return 'ORDER_VOIDED'
        if (order.state === 'COMPLETED') return 'ORDER_ALREADY_COMPLETED'
        if (order.state !== 'PENDING') return 'MAX_NUMBER_OF_AUTHORIZATIONS_EXCEEDED'
        if (cents > order.cents) return 'AMOUNT_EXCEEDS_ALLOWABLE_AMOUNT'
        if (behaviourOf({ id, ...payment }) === 'declined-at-authorize')
          return { kind: 'declined', id, at: at(), orderId }
        return { kind: 'authorized', id, at: at(), orderId, authorizationId: newId('A-'), cents }
      }),
    /** Without an amount, captures the rest. */
    /** A final capture releases the remaining amount of the order. */
    capture: (asked: KeyedRequest, orderId: string, cents: number | null, isFinal: boolean) =>
      onOrder(asked, orderId, ({ id }, order) => {
        if (order.state === 'VOIDED') return 'ORDER_VOIDED'
        if (order.state === 'COMPLETED') return 'ORDER_ALREADY_COMPLETED'
        const remaining = (order.authorization?.cents ?? order.cents) - capturedCents(order)
        const requested = cents ?? remaining
        if (requested > remaining || requested <= 0) return 'AMOUNT_EXCEEDS_ALLOWABLE_AMOUNT'
        return { kind: 'captured', id, at: at(), orderId, captureId: newId('C-'), cents: requested, isFinal }
      }),
    void: (asked: KeyedRequest, orderId: string) =>
      onOrder(asked, orderId, ({ id }, order) => {
        if (order.state === 'VOIDED') return 'ORDER_VOIDED'
        if (order.state === 'COMPLETED') return 'ORDER_ALREADY_COMPLETED'
        return { kind: 'voided', id, at: at(), orderId, cents: order.cents - capturedCents(order) }
      }),
    refund: (asked: KeyedRequest, captureId: string, cents: number) =>
      onOrder(asked, captureOf(captureId)?.order?.id ?? '', ({ id }, order) => {
        const capture = order.captures.find((made) => made.id === captureId)
        const remaining =
          (capture?.cents ?? 0) - (capture?.refunds ?? []).reduce((sum, refund) => sum + refund.cents, 0)
        if (cents > remaining || cents <= 0) return 'TRANSACTION_REFUSED'
        return { kind: 'refunded', id, at: at(), captureId, refundId: newId('R-'), cents }
      }),
    payment: (id: string) => payments.get(id),
    byToken: (token: string) => byToken.get(token),
    byOrder: orderOf,
    /** All events, newest first. */
    entries: (limit: number) => entries.slice(-limit).reverse(),
  }
}
export type Payments = ReturnType<typeof createPayments>
