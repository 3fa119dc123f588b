import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CardBook } from '../capture/card-book.ts'
import { faulty } from '../faults/faults.routes.ts'
import type { FaultBook } from '../faults/faults.ts'
import { escapeHtml, page, readingPolicy } from '../page.ts'
import { refuse } from '../problems.ts'
import type { Waiting } from '../waiting.ts'
import { type ApplicationBook, cardOf, type DecidedApplication } from './applications.ts'

/** The credit service's key in the demonstration. */
const creditKey = 'onair-credit-demo'

type Applicant = { FirstName: string; LastName: string; AnnualIncome: string }

const isApplicant = (value: unknown): value is Applicant => {
  if (typeof value !== 'object' || value === null) return false
  const { FirstName, LastName, DateOfBirth, AnnualIncome, Address, Consent } = value as Record<string, unknown>
  const texts = [FirstName, LastName, DateOfBirth].every((text) => typeof text === 'string' && text !== '')
  const income = typeof AnnualIncome === 'string' && /^\d{1,7}\.\d{2}$/.test(AnnualIncome)
  return texts && income && typeof Address === 'object' && Address !== null && Consent === true
}

export interface CreditOptions {
  applications: ApplicationBook
  cards: CardBook
  faults: FaultBook
  waiting: Waiting
}

/**
 * The credit service of the store card.
 *
 * - `POST /credit/applications` `{Reference, Applicant}` with an `Idempotency-Key` decides.
 * - `GET /credit/applications/{reference}` tells the decision.
 * - `/credit` lists the applications, for a person to decide those in review.
 */
export const creditRoutes = (app: FastifyInstance, { applications, cards, faults, waiting }: CreditOptions): void => {
  const isAllowed = (request: FastifyRequest) => request.headers.authorization === `Bearer ${creditKey}`
  const unknownKey = (reply: FastifyReply) =>
    refuse(reply, 401, { Message: 'The key is not known.', Area: 'authorization' })

  /** An approved application comes with its card, as a token of the capture service. */
  const wire = (application: DecidedApplication) => {
    const { Reference, Decision, CreditLimit } = application
    return {
      Reference,
      Decision,
      ...(Decision === 'Approved' && { CreditLimit, Card: cards.facts(cardOf(application).Token) }),
    }
  }

  app.post('/credit/applications', faulty(faults, waiting, 'credit', 'decide'), (request, reply) => {
    if (!isAllowed(request)) return unknownKey(reply)
    const key = request.headers['idempotency-key']
    if (typeof key !== 'string' || key === '') {
      return refuse(reply, 400, { Message: 'An Idempotency-Key is needed.', Area: 'Idempotency-Key' })
    }
    const { Reference, Applicant } = (request.body ?? {}) as Record<string, unknown>
    if (typeof Reference !== 'string' || !/^[\w-]{8,64}$/.test(Reference) || !isApplicant(Applicant)) {
      return refuse(reply, 400, { Message: 'An application has a Reference and an Applicant.', Area: 'Application' })
    }
    const decided = applications.apply({
      key,
      request: JSON.stringify(request.body),
      reference: Reference,
      incomeCents: Number(Applicant.AnnualIncome.replace('.', '')),
      holderName: `${Applicant.FirstName} ${Applicant.LastName}`,
    })
    if (decided === 'key-reused') {
      return refuse(reply, 409, { Message: 'This Reference came with another request.', Area: 'Idempotency-Key' })
    }
    return reply.code(201).send(wire(decided))
  })

  type ByReference = { Params: { reference: string } }
  app.get<ByReference>(
    '/credit/applications/:reference',
    faulty(faults, waiting, 'credit', 'find'),
    (request, reply) => {
      if (!isAllowed(request)) return unknownKey(reply)
      const application = applications.find(request.params.reference)
      return application
        ? reply.header('cache-control', 'no-store').send(wire(application))
        : refuse(reply, 404, { Message: 'This application is not known.', Area: 'Reference' })
    },
  )

  app.post<ByReference>('/credit/applications/:reference/decision', (request, reply) => {
    const { Decision } = (request.body ?? {}) as Record<string, unknown>
    if (Decision !== 'Approved' && Decision !== 'Declined') {
      return refuse(reply, 400, { Message: 'Decision is Approved or Declined.', Area: 'Decision' })
    }
    if (!applications.decide(request.params.reference, Decision)) {
      return refuse(reply, 404, { Message: 'This application is not in review.', Area: 'Reference' })
    }
    return reply.redirect('/credit', 303)
  })

  app.get('/credit', (_request, reply) => {
    const rows = applications
      .list()
      .map(
        ({ Reference, Decision, CreditLimit = '', HolderName, At }) =>
          `<tr><td class="nowrap">${escapeHtml(At)}</td><td>${escapeHtml(HolderName)}</td><td>${Decision}</td><td>${CreditLimit}</td><td>${Decision === 'Review' ? buttons(Reference) : ''}</td></tr>`,
      )
    const table = `<div class="table"><table><thead><tr><th>When</th><th>Who</th><th>Decision</th><th>Limit</th><th>A person decides</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
    return reply
      .header('content-security-policy', readingPolicy)
      .type('text/html; charset=utf-8')
      .send(page('The credit service', rows.length > 0 ? table : '<p class="note">No applications yet.</p>'))
  })
}

const buttons = (reference: string): string =>
  `<form method="post" action="/credit/applications/${escapeHtml(reference)}/decision"><button name="Decision" value="Approved">Approve</button> <button name="Decision" value="Declined">Decline</button></form>`
