import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { faulty } from '../faults/faults.routes.ts'
import type { FaultBook } from '../faults/faults.ts'
import { page, readingPolicy } from '../page.ts'
import { refuse } from '../problems.ts'
import type { Waiting } from '../waiting.ts'
import { brandMarks } from './brand-marks.ts'
import { browserFile, browserFiles } from './browser-files.ts'
import { cardProblems } from './card.ts'
import type { CardBook } from './card-book.ts'
import { framePage, framePolicy, shopOrigin } from './frame.page.ts'
import { frameStyle } from './frame.style.ts'
import { ledgerTable, wireAuthorization, wireEntry } from './ledger.page.ts'
import type { KeyedRequest, Ledger, LedgerResult, Refusal } from './ledger.ts'
import { languageOf, messages } from './messages.ts'
import { declineReason, readToken, tokenise } from './tokens.ts'

/** The capture service's secret in the demonstration; only the shop's server knows it. */
export const captureSecret = 'onair-capture-secret'

const slowCardMilliseconds = 8_000

/** The number of ledger entries shown by default, and at most. */
const usualEntries = 500
const mostEntries = 1_000_000

const refusals: Record<Refusal, { status: number; Message: string; Area: string }> = {
  'not-found': { status: 404, Message: 'This payment is not known.', Area: 'NotFound' },
  declined: { status: 409, Message: 'This authorization was declined.', Area: 'Declined' },
  voided: { status: 409, Message: 'This authorization was voided.', Area: 'Voided' },
  captured: { status: 409, Message: 'This authorization was captured.', Area: 'Captured' },
  amount: { status: 409, Message: 'The amount is more than what is left.', Area: 'Amount' },
  'key-reused': { status: 409, Message: 'This Idempotency-Key came with another request.', Area: 'Idempotency-Key' },
}

const bodyOf = (request: FastifyRequest): Record<string, unknown> =>
  typeof request.body === 'object' && request.body !== null ? { ...request.body } : {}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Parses "12.34" as 1234; null unless it is a positive amount with two decimals. */
const centsOf = (value: unknown): number | null => {
  const [, dollars, cents] = /^(\d{1,7})\.(\d{2})$/.exec(textOf(value)) ?? []
  const total = Number(dollars) * 100 + Number(cents)
  return total > 0 ? total : null
}

const digest = (text: string) => createHash('sha256').update(text).digest()

export interface CaptureOptions {
  ledger: Ledger
  cards: CardBook
  faults: FaultBook
  waiting: Waiting
  now: () => Date
  secret: string
}

/** The shop's font: the frame may load nothing from the shop itself. */
const font = new URL(import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'))

/** The routes for the shopper's browser: the frame for card numbers, and the exchange of a number for a token. */
export const captureFrame = (app: FastifyInstance, { cards, faults, waiting, now }: CaptureOptions): void => {
  app.get<{ Querystring: Record<string, unknown> }>('/capture/frame', (request, reply) => {
    const origin = shopOrigin(request.query.origin)
    if (origin === null) {
      return refuse(reply, 400, { Message: 'origin must be the http(s) origin of the embedding page.', Area: 'origin' })
    }
    return reply
      .headers({
        'content-security-policy': framePolicy(origin),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(framePage(origin, languageOf(textOf(request.query.language)), request.query))
  })
  app.get<{ Querystring: Record<string, unknown> }>('/capture/frame.css', (request, reply) =>
    reply.type('text/css; charset=utf-8').send(frameStyle(request.query)),
  )
  for (const [brand, mark] of Object.entries(brandMarks)) {
    app.get(`/capture/brand-${brand}.svg`, (_request, reply) => reply.type('image/svg+xml').send(mark))
  }
  app.get('/capture/figtree.woff2', (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(readFileSync(font)),
  )
  for (const name of browserFiles) {
    app.get(`/capture/${name}.js`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(browserFile(name)),
    )
  }

  // Open to any page: the caller already has the card number.
  const open = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' }
  app.options('/capture/tokens', (_request, reply) =>
    reply
      .headers({
        ...open,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'content-type, accept-language',
        'access-control-max-age': '600',
      })
      .code(204)
      .send(),
  )
  app.post('/capture/tokens', faulty(faults, waiting, 'capture', 'tokens', true), (request, reply) => {
    reply.headers(open)
    const body = bodyOf(request)
    const card = {
      Number: textOf(body.Number),
      HolderName: textOf(body.HolderName),
      ExpiryMonth: textOf(body.ExpiryMonth),
      ExpiryYear: textOf(body.ExpiryYear),
      // Checked and not stored, as card networks require: neither in the token nor in the card book.
      ...(body.SecurityCode !== undefined && { SecurityCode: textOf(body.SecurityCode) }),
    }
    const text = messages[languageOf(request.headers['accept-language'])]
    const problems = cardProblems(card, now())
    if (problems.length > 0) {
      return refuse(reply, 400, ...problems.map(([Area, problem]) => ({ Message: text.problems[problem], Area })))
    }
    const { Token, CardType, LastDigits } = tokenise(card.Number, randomBytes(12).toString('hex'))
    const { ExpiryMonth, ExpiryYear, HolderName } = card
    cards.save({ Token, ExpiryMonth, ExpiryYear, HolderName: HolderName.trim() })
    return reply.send({ Token, CardType, LastDigits })
  })
}

/** The routes for the shop's server, which knows the secret: read a token, check a card, authorise, capture, void, refund. */
export const capturePayments = (app: FastifyInstance, options: CaptureOptions): void => {
  const { ledger, cards, faults, waiting } = options
  const expected = digest(`Bearer ${options.secret}`)
  const misbehave = (operation: string) => faulty(faults, waiting, 'capture', operation)

  app.register(async (secured) => {
    secured.addHook('preHandler', async (request, reply) => {
      if (timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) return
      return refuse(reply, 401, { Message: 'The secret is missing or wrong.', Area: 'Unauthorized' })
    })

    /** The Idempotency-Key and its request; a request without one is refused. */
    const askedOf = (request: FastifyRequest): KeyedRequest | null => {
      const key = request.headers['idempotency-key']
      if (typeof key !== 'string' || key === '' || key.length > 200) return null
      return { key, request: `${request.url} ${JSON.stringify(request.body ?? null)}` }
    }
    const needsKey = (reply: FastifyReply) =>
      refuse(reply, 400, { Message: 'An Idempotency-Key is needed.', Area: 'Idempotency-Key' })
    const needsAmount = (reply: FastifyReply) =>
      refuse(reply, 400, { Message: 'Amount is text such as "12.34", above zero.', Area: 'Amount' })
    const replyWith = (reply: FastifyReply, result: LedgerResult) => {
      if (result.ok) return reply.code(201).send(wireEntry(result.entry))
      const { status, ...problem } = refusals[result.refusal]
      return refuse(reply, status, problem)
    }

    secured.get<{ Params: { token: string } }>(
      '/capture/tokens/:token',
      faulty(faults, waiting, 'capture', 'token', true),
      (request, reply) => {
        const facts = cards.facts(request.params.token)
        return facts
          ? reply.header('cache-control', 'no-store').send(facts)
          : refuse(reply, 404, { Message: 'This token is not known.', Area: 'Token' })
      },
    )

    // An account check, as card networks offer for saved cards: it charges and reserves nothing, so it is not in the ledger.
    secured.post('/capture/checks', misbehave('check'), async (request, reply) => {
      if (!askedOf(request)) return needsKey(reply)
      const card = readToken(textOf(bodyOf(request).Token))
      if (!card) return refuse(reply, 400, { Message: 'This token is not known.', Area: 'Token' })
      if (card.behaviour === 'fail') {
        return refuse(reply, 500, { Message: 'The card network failed.', Area: 'CardNetwork' })
      }
      if (card.behaviour === 'slow') await waiting.wait(slowCardMilliseconds)
      const DeclineReason = declineReason(card)
      return reply.code(201).send(DeclineReason ? { Status: 'declined', DeclineReason } : { Status: 'good' })
    })

    secured.post('/capture/authorizations', misbehave('authorize'), async (request, reply) => {
      const asked = askedOf(request)
      if (!asked) return needsKey(reply)
      const existing = ledger.recall(asked)
      if (existing) return replyWith(reply, existing)
      const body = bodyOf(request)
      const card = readToken(textOf(body.Token))
      const cents = centsOf(body.Amount)
      const reference = textOf(body.Reference)
      if (!card) return refuse(reply, 400, { Message: 'This token is not known.', Area: 'Token' })
      if (cents === null) return needsAmount(reply)
      if (body.Currency !== 'CAD') return refuse(reply, 400, { Message: 'Currency must be CAD.', Area: 'Currency' })
      if (reference === '' || reference.length > 100) {
        return refuse(reply, 400, { Message: 'A Reference of at most 100 characters is needed.', Area: 'Reference' })
      }
      if (card.behaviour === 'fail') {
        return refuse(reply, 500, { Message: 'The card network failed.', Area: 'CardNetwork' })
      }
      const result = ledger.authorize(asked, { card, cents, currency: 'CAD', reference })
      if (card.behaviour === 'slow') await waiting.wait(slowCardMilliseconds)
      return replyWith(reply, result)
    })

    secured.get<{ Querystring: { reference?: unknown } }>(
      '/capture/authorizations',
      misbehave('find'),
      (request, reply) => {
        const reference = textOf(request.query.reference)
        if (reference === '') return refuse(reply, 400, { Message: 'A reference is needed.', Area: 'reference' })
        return reply.send({ Authorizations: ledger.byReference(reference).map(wireAuthorization) })
      },
    )

    secured.get<{ Params: { id: string } }>('/capture/authorizations/:id', misbehave('find'), (request, reply) => {
      const authorization = ledger.authorization(request.params.id)
      return authorization
        ? reply.send(wireAuthorization(authorization))
        : replyWith(reply, { ok: false, refusal: 'not-found' })
    })

    type ById = { Params: { id: string } }
    secured.post<ById>('/capture/authorizations/:id/capture', misbehave('capture'), (request, reply) => {
      const asked = askedOf(request)
      if (!asked) return needsKey(reply)
      const { Amount } = bodyOf(request)
      const cents = Amount === undefined ? null : centsOf(Amount)
      if (Amount !== undefined && cents === null) return needsAmount(reply)
      return replyWith(reply, ledger.capture(asked, request.params.id, cents))
    })

    secured.post<ById>('/capture/authorizations/:id/void', misbehave('void'), (request, reply) => {
      const asked = askedOf(request)
      return asked ? replyWith(reply, ledger.void(asked, request.params.id)) : needsKey(reply)
    })

    secured.post<ById>('/capture/captures/:id/refund', misbehave('refund'), (request, reply) => {
      const asked = askedOf(request)
      if (!asked) return needsKey(reply)
      const cents = centsOf(bodyOf(request).Amount)
      return cents === null ? needsAmount(reply) : replyWith(reply, ledger.refund(asked, request.params.id, cents))
    })
  })

  app.get<{ Querystring: { limit?: unknown } }>('/capture/ledger', (request, reply) => {
    const limit = Number(request.query.limit ?? usualEntries)
    if (!Number.isInteger(limit) || limit < 1 || limit > mostEntries) {
      return refuse(reply, 400, { Message: `limit is a whole number from 1 to ${mostEntries}.`, Area: 'limit' })
    }
    const entries = ledger.entries(limit)
    if (!(request.headers.accept ?? '').includes('text/html')) return reply.send({ Entries: entries.map(wireEntry) })
    return reply
      .header('content-security-policy', readingPolicy)
      .type('text/html; charset=utf-8')
      .send(page('Payments', ledgerTable(entries)))
  })
}
