import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { planTimeZone, zonedDate } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import { normaliseAnswer } from '@onair/core/sign-in'
import type { FastifyBaseLogger } from 'fastify'
import type { Customer } from '../kernel/call/auth.ts'
import type { Config } from '../kernel/config.ts'
import { json, type Pool } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { addMilliseconds } from '../kernel/instants.ts'
import { contactSettings } from '../kernel/seller.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import type { Credit } from '../outside/credit.ts'
import { checkPassword, hashPassword } from '../sign-in/passwords.ts'
import { type Application, creditApplicant, refusalOfFields } from './application.ts'
import { decidingService, leaseMs } from './deciding.service.ts'
import { applicantStanding } from './standing.ts'
import { refuse } from './store-card.messages.ts'
import {
  type ApplicationRow,
  applicationOfKey,
  beginApplication,
  dropApplication,
  leaseApplication,
  releaseApplication,
} from './store-card.queries.ts'

type ApplyRequest = { customer: Customer; body: Application; key: string; log: Pick<FastifyBaseLogger, 'warn'> }

/** How often an application of a concurrent request is looked at, and the pause in between: 15 s in all. */
const [mostLooks, lookMs] = [150, 100]

const decisions = { asked: null, review: 'Review', approved: 'Approved', declined: 'Declined' } as const

const away = () => refuse(503, { code: 'store-card-away', area: 'CreditService' }, 10)

const decisionOf = ({ applicationNo, state, creditLimit, cardLastDigits }: ApplicationRow) => ({
  applicationNo,
  decision: decisions[state],
  creditLimit,
  cardLastDigits,
})

/**
 * Applications for the store card (specification §1 and §7). The credit service decides.
 *
 * 1. Date of birth, income, housing, employment and address go to the credit service and are not stored. Stored are the number,
 *    the times, the decision, the limit, the card's last digits, and two hashes: of the security answer, and of the request, to
 *    recognise a reused key. Both are argon2id, since the request could be guessed from a plain hash.
 * 2. A key and its request get one decision, however often and concurrently they are sent. The key with another request is
 *    refused (409).
 * 3. The application is written before the credit service is asked, with the reference that the service gets: after a lost response
 *    it is looked up, by the same request or by `decideDue`, and never becomes a second application.
 * 4. While the service is unavailable nothing is decided (503). An application that cannot have reached it is deleted at once.
 */
export function storeCardService(deps: {
  pool: Pool
  clock: () => Date
  credit: Credit
  config: Configured & Pick<Config, 'limits'>
  log: Pick<FastifyBaseLogger, 'warn'>
}) {
  const { pool, clock, credit, config } = deps
  const contact = contactSettings.of(config)
  const deciding = decidingService(deps)
  const standing = applicantStanding(deps)

  /** Asks the credit service. `isNew`: it cannot know the application from an earlier try. */
  async function requestDecision({ reference, edp }: ApplicationRow, isNew: boolean, { body, log }: ApplyRequest) {
    const decided = await credit.decide(reference, creditApplicant(body))
    if (decided.status === 'decided') {
      await deciding.finish(reference, edp, decided)
      return undefined
    }
    log.warn({ reason: decided.reason, reference }, 'the credit service is unavailable')
    const neverArrived = decided.reason === 'paused' || decided.reason === 'refused'
    if (isNew && neverArrived) await dropApplication(pool, { reference })
    else await releaseApplication(pool, { reference, since: clock() })
    return away()
  }

  /** Begins a new application. Undefined if another request was faster. */
  async function begin({ customer: { edp }, body, key }: ApplyRequest): Promise<ApplicationRow | Refusal | undefined> {
    await deciding.latest(edp)
    const refusal = (await standing.refusal(edp)) ?? (await standing.tooMany(edp))
    // The request with this key may just have been decided.
    if (refusal) return (await applicationOfKey(pool, { edp, key }))[0] ? undefined : refusal
    const [requestHash, answerHash] = await Promise.all([
      hashPassword(json(body)),
      hashPassword(normaliseAnswer(body.answer)),
    ])
    const now = clock()
    const until = addMilliseconds(now, leaseMs)
    const [begun] = await beginApplication(pool, {
      reference: randomUUID(),
      edp,
      key,
      requestHash,
      now,
      leasedUntil: until,
      questionId: body.securityQuestionId,
      answerHash,
    })
    return begun
  }

  return {
    async apply(request: ApplyRequest) {
      const { customer, body, key } = request
      if (customer.isGuest) return refuse(403, { code: 'members-only', area: 'Authorization' })
      const wrong = refusalOfFields(body, zonedDate(clock(), planTimeZone))
      if (wrong) return wrong
      let isChecked = false
      for (let looks = 0; looks < mostLooks; looks += 1) {
        const [existing] = await applicationOfKey(pool, { edp: customer.edp, key })
        if (existing && !isChecked && !(await checkPassword(json(body), existing.requestHash))) {
          return refuse(409, { code: 'store-card-key-reused', area: 'Idempotency-Key' })
        }
        isChecked ||= existing !== undefined
        if (existing && existing.state !== 'asked')
          return { ...decisionOf(existing), decision: decisions[existing.state] }
        if (existing && existing.lookAt > clock()) {
          await pause(lookMs)
          continue
        }
        const begun = existing ?? (await begin(request))
        if (begun instanceof Refusal) return begun
        if (!begun) continue
        if (existing) {
          const [leased] = await leaseApplication(pool, {
            reference: existing.reference,
            seen: existing.lookAt,
            until: addMilliseconds(clock(), leaseMs),
          })
          if (!leased) continue
        }
        const refusal = await requestDecision(begun, !existing, request)
        if (refusal) return refusal
      }
      return away()
    },

    async latest({ edp, isGuest }: Customer, language: Language) {
      if (isGuest) return refuse(403, { code: 'members-only', area: 'Authorization' })
      const row = await deciding.latest(edp)
      const [whyNot] = (await standing.refusal(edp))?.items(language) ?? []
      return {
        application: row ? { ...decisionOf(row), appliedAt: row.appliedAt } : null,
        whyNot: whyNot ? { message: whyNot.Message, area: whyNot.Area } : null,
        customerService: { phone: contact.customerServicePhone, email: contact.customerCareEmail },
      }
    },

    decideDue: deciding.decideDue,
  }
}
