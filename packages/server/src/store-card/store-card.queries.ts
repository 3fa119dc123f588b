import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'

/** `asked`: the credit service has not replied yet. */
export type ApplicationState = 'asked' | 'review' | 'approved' | 'declined'

export type ApplicationRow = {
  reference: string
  applicationNo: string
  edp: number
  requestHash: string
  state: ApplicationState
  appliedAt: Date
  decidedAt: Date | null
  lookAt: Date
  creditLimit: number | null
  cardLastDigits: string | null
}

const applicationColumns = `reference, application_no as "applicationNo", customer_edp as edp, request_hash as "requestHash", state,
  applied_at as "appliedAt", decided_at as "decidedAt", look_at as "lookAt", credit_limit_cents as "creditLimit",
  card_last_digits as "cardLastDigits"`

export const applicationOfKey = statement<ApplicationRow, { edp: number; key: string }>(
  'store-card.of-key',
  `select ${applicationColumns} from store_card_application where customer_edp = :edp and request_key = :key`,
)
export const latestApplication = statement<ApplicationRow, { edp: number }>(
  'store-card.latest',
  `select ${applicationColumns} from store_card_application where customer_edp = :edp order by applied_at desc limit 1`,
)

/** What decides whether a customer may apply. */
export type ApplicantRow = {
  isGuest: boolean
  isEmployee: boolean
  isOnHold: boolean
  cards: number
  hasStoreCard: boolean
}
export const applicantOf = statement<ApplicantRow, { edp: number }>(
  'store-card.applicant',
  `select is_guest as "isGuest", is_employee as "isEmployee", is_on_hold as "isOnHold",
     (select count(*)::int from credit_card where customer_edp = :edp) as cards,
     exists(select 1 from credit_card where customer_edp = :edp and card_type = 'FI') as "hasStoreCard"
   from customer where edp = :edp`,
)

/** Begins an application. No row if the customer has an undecided or approved one. */
export const beginApplication = statement<
  ApplicationRow,
  {
    reference: string
    edp: number
    key: string
    requestHash: string
    now: Date
    leasedUntil: Date
    questionId: string
    answerHash: string
  }
>(
  'store-card.begin',
  `insert into store_card_application (reference, customer_edp, request_key, request_hash, state, applied_at, look_at,
     security_question_id, security_answer_hash)
   values (:reference, :edp, :key, :requestHash, 'asked', :now, :leasedUntil, :questionId, :answerHash) on conflict do nothing returning ${applicationColumns}`,
)

/** Leases an application; no row if another process has changed its time since it was read. */
export const leaseApplication = statement<{ one: number }, { reference: string; seen: Date; until: Date }>(
  'store-card.lease',
  `update store_card_application set look_at = :until
   where reference = :reference and look_at = :seen and state in ('asked', 'review') returning 1 as one`,
)
/** Releases an application, which is unfinished since a time. */
export const releaseApplication = statement<never, { reference: string; since: Date }>(
  'store-card.release',
  `update store_card_application set look_at = :since where reference = :reference and state = 'asked'`,
)
/** Deletes an application that never reached the credit service. */
export const dropApplication = statement<never, { reference: string }>(
  'store-card.drop',
  `delete from store_card_application where reference = :reference and state = 'asked'`,
)

/** Writes a decision once: only one of two concurrent writes gets a row. Deletes the answer of a declined applicant. */
export const decideApplication = statement<
  ApplicationRow,
  {
    reference: string
    state: Exclude<ApplicationState, 'asked'>
    now: Date
    lookAt: Date
    creditLimitCents: number | null
    lastDigits: string | null
  }
>(
  'store-card.decide',
  `update store_card_application set state = :state, decided_at = :now, look_at = :lookAt, credit_limit_cents = :creditLimitCents,
     card_last_digits = :lastDigits,
     security_question_id = case when :state = 'declined' then null else security_question_id end,
     security_answer_hash = case when :state = 'declined' then null else security_answer_hash end
   where reference = :reference and state in ('asked', 'review') and state <> :state returning ${applicationColumns}`,
)

/** The applications that are due: a request left them unfinished, or they are in review. */
export const dueApplications = statement<ApplicationRow, { now: Date; most: number }>(
  'store-card.due',
  `select ${applicationColumns} from store_card_application
   where state in ('asked', 'review') and look_at <= :now order by look_at limit :most`,
)

/** The data of the letter about a decision. */
export type DecisionOfLetter = Pick<ApplicationRow, 'applicationNo' | 'state' | 'creditLimit' | 'cardLastDigits'> & {
  to: string
  language: Language
  firstName: string
}
export const decisionOfLetter = statement<DecisionOfLetter, { reference: string }>(
  'store-card.letter',
  `select application_no as "applicationNo", state, credit_limit_cents as "creditLimit",
     card_last_digits as "cardLastDigits", customer.email as to, customer.language, customer.first_name as "firstName"
   from store_card_application join customer on customer.edp = customer_edp and not is_guest
   where reference = :reference`,
)

/** Counts a customer's requests to the credit service. */
export const countRequest = statement<{ requests: number; endsAt: Date }, { client: string; now: Date; endsAt: Date }>(
  'store-card.count-request',
  `insert into request_count as counted (client, requests, ends_at) values (:client, 1, :endsAt)
   on conflict (client) do update set
     requests = case when counted.ends_at <= :now then 1 else counted.requests + 1 end,
     ends_at = case when counted.ends_at <= :now then excluded.ends_at else counted.ends_at end
   returning requests, ends_at as "endsAt"`,
)
