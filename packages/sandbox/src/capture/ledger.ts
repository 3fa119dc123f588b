import type { Journal } from '../journal.ts'
import type { CardType } from './card.ts'
import { type DeclineReason, declineReason, type TokenisedCard } from './tokens.ts'

/** Amounts are integer cents here; the routes write them as "12.34". */
type Fact =
  | {
      kind: 'authorization'
      id: string
      at: string
      outcome: 'authorized' | 'declined'
      /** Why it was declined. */
      reason?: DeclineReason
      cents: number
      currency: string
      reference: string
      cardType: CardType
      lastDigits: string
    }
  | { kind: 'capture'; id: string; at: string; authorizationId: string; cents: number }
  | { kind: 'void'; id: string; at: string; authorizationId: string; cents: number }
  | { kind: 'refund'; id: string; at: string; captureId: string; cents: number }

/** One event, with the idempotency key of its request. */
export type Entry = Fact & { key: string; request: string }

export interface Capture {
  id: string
  at: string
  authorizationId: string
  cents: number
  refundedCents: number
}

export interface Authorization {
  id: string
  at: string
  status: 'authorized' | 'declined' | 'captured' | 'voided'
  cents: number
  currency: string
  reference: string
  cardType: CardType
  lastDigits: string
  captures: Capture[]
}

/** The reason of a refusal. `key-reused`: the same key with another request. */
export type Refusal = 'not-found' | 'declined' | 'voided' | 'captured' | 'amount' | 'key-reused'

export type LedgerResult = { ok: true; entry: Entry; repeated: boolean } | { ok: false; refusal: Refusal }

export interface KeyedRequest {
  key: string
  /** The request; one key always stands for one request. */
  request: string
}

export interface Ledger {
  /** The earlier event of this key, if any. */
  recall(asked: KeyedRequest): LedgerResult | null
  authorize(
    asked: KeyedRequest,
    what: { card: TokenisedCard; cents: number; currency: string; reference: string },
  ): LedgerResult
  /** Several partial captures are possible, up to the authorised amount; `null` captures the rest. */
  capture(asked: KeyedRequest, authorizationId: string, cents: number | null): LedgerResult
  /** Releases the uncaptured amount. Voiding twice changes nothing. */
  void(asked: KeyedRequest, authorizationId: string): LedgerResult
  refund(asked: KeyedRequest, captureId: string, cents: number): LedgerResult
  authorization(id: string): Authorization | null
  byReference(reference: string): Authorization[]
  captureOf(id: string): Capture | null
  /** All events, newest first. */
  entries(limit: number): Entry[]
}

export const capturedCents = (authorization: Authorization): number =>
  authorization.captures.reduce((sum, capture) => sum + capture.cents, 0)

/**
 * Authorisations of demonstration data, which exist without a call: `au_demo_{cents}_{reference}`, for example
 * `au_demo_12999_100000123`. They are authorised on a Visa ending in 4242. If a request names the capture
 * `ca_demo_12999_100000123`, the whole amount counts as captured.
 */
const demonstration = (id: string): Fact | null => {
  const [, cents, reference = ''] = /^au_demo_(\d{1,9})_([A-Za-z0-9-]{1,40})$/.exec(id) ?? []
  if (cents === undefined) return null
  const [at, cardType, lastDigits] = ['2026-01-01T00:00:00.000Z', 'VI', '4242'] as const
  const outcome = 'authorized'
  return {
    kind: 'authorization',
    id,
    at,
    outcome,
    cents: Number(cents),
    currency: 'CAD',
    reference,
    cardType,
    lastDigits,
  }
}

/** The capture service's ledger: the state of each authorisation is folded from a list of events. */
export const createLedger = (options: { journal: Journal<Entry>; now: () => Date; newId: () => string }): Ledger => {
  const entries: Entry[] = []
  const byKey = new Map<string, Entry>()
  const authorizations = new Map<string, Authorization>()
  const references = new Map<string, Authorization[]>()
  const captures = new Map<string, Capture>()
  const voids = new Map<string, Entry>()

  const authorization = (id: string): Authorization | null => {
    const existing = authorizations.get(id)
    if (existing) return existing
    const fact = demonstration(id)
    if (fact) apply(fact)
    return authorizations.get(id) ?? null
  }

  const captured = (id: string): Capture | null => {
    const demo = captures.has(id) ? undefined : /^ca_(demo_.+)$/.exec(id)?.[1]
    const of = demo === undefined ? null : authorization(`au_${demo}`)
    if (of?.status === 'authorized' && of.captures.length === 0) {
      apply({ kind: 'capture', id, at: of.at, authorizationId: of.id, cents: of.cents })
    }
    return captures.get(id) ?? null
  }

  const apply = (fact: Fact): void => {
    if (fact.kind === 'authorization') {
      const { id, at, outcome, cents, currency, reference, cardType, lastDigits } = fact
      const made: Authorization = {
        id,
        at,
        status: outcome,
        cents,
        currency,
        reference,
        cardType,
        lastDigits,
        captures: [],
      }
      authorizations.set(id, made)
      references.set(reference, [...(references.get(reference) ?? []), made])
    } else if (fact.kind === 'refund') {
      const capture = captured(fact.captureId)
      if (capture) capture.refundedCents += fact.cents
    } else {
      const of = authorization(fact.authorizationId)
      if (!of) return
      if (fact.kind === 'void') of.status = capturedCents(of) > 0 ? 'captured' : 'voided'
      else {
        const capture = { ...fact, refundedCents: 0 }
        captures.set(fact.id, capture)
        of.captures.push(capture)
        if (capturedCents(of) === of.cents) of.status = 'captured'
      }
    }
  }

  const record = (entry: Entry): void => {
    entries.push(entry)
    byKey.set(entry.key, entry)
    if (entry.kind === 'void') voids.set(entry.authorizationId, entry)
    apply(entry)
  }

  const write = (asked: KeyedRequest, fact: Fact): LedgerResult => {
    const entry = { ...fact, ...asked }
    options.journal.append(entry)
    record(entry)
    return { ok: true, entry, repeated: false }
  }

  const no = (refusal: Refusal): LedgerResult => ({ ok: false, refusal })
  const stamp = (prefix: string) => ({ id: `${prefix}_${options.newId()}`, at: options.now().toISOString() })

  const recall = ({ key, request }: KeyedRequest): LedgerResult | null => {
    const entry = byKey.get(key)
    if (!entry) return null
    return entry.request === request ? { ok: true, entry, repeated: true } : no('key-reused')
  }

  for (const entry of options.journal.read()) record(entry)

  return {
    recall,
    authorize(asked, { card, cents, currency, reference }) {
      const reason = declineReason(card)
      const outcome = reason ? 'declined' : 'authorized'
      const { CardType: cardType, LastDigits: lastDigits } = card
      const fact: Fact = {
        kind: 'authorization',
        ...stamp('au'),
        outcome,
        ...(reason && { reason }),
        cents,
        currency,
        reference,
        cardType,
        lastDigits,
      }
      return recall(asked) ?? write(asked, fact)
    },
    capture(asked, authorizationId, cents) {
      const existing = recall(asked)
      if (existing) return existing
      const of = authorization(authorizationId)
      if (!of) return no('not-found')
      if (of.status !== 'authorized') return no(of.status)
      const remaining = of.cents - capturedCents(of)
      const requested = cents ?? remaining
      if (requested > remaining) return no('amount')
      return write(asked, { kind: 'capture', ...stamp('ca'), authorizationId, cents: requested })
    },
    void(asked, authorizationId) {
      const existing = recall(asked)
      if (existing) return existing
      const of = authorization(authorizationId)
      if (!of) return no('not-found')
      const earlier = voids.get(authorizationId)
      if (earlier) return { ok: true, entry: earlier, repeated: true }
      if (of.status !== 'authorized') return no(of.status)
      return write(asked, { kind: 'void', ...stamp('vo'), authorizationId, cents: of.cents - capturedCents(of) })
    },
    refund(asked, captureId, cents) {
      const existing = recall(asked)
      if (existing) return existing
      const capture = captured(captureId)
      if (!capture) return no('not-found')
      if (cents > capture.cents - capture.refundedCents) return no('amount')
      return write(asked, { kind: 'refund', ...stamp('re'), captureId, cents })
    },
    authorization,
    byReference: (reference) => [...(references.get(reference) ?? [])],
    captureOf: captured,
    entries: (limit) => entries.slice(-limit).reverse(),
  }
}
