import type { Language } from '@onair/core/language'
import { statement } from '../kernel/db/pool.ts'

/** `asked`: the credit service has not answered yet. */
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

const columns = `reference, application_no as "applicationNo", customer_edp as edp, request_hash as "requestHash", state,
  applied_at as "appliedAt", decided_at as "decidedAt", look_at as "lookAt", credit_limit_cents as "creditLimit",
  card_last_digits as "cardLastDigits"`

export const applicationOfKey = statement<ApplicationRow, [edp: number, key: string]>(
  'store-card.of-key',
  `select ${columns} from store_card_application where customer_edp = $1 and request_key = $2`,
)
export const latestApplication = statement<ApplicationRow, [edp: number]>(
  'store-card.latest',
  `select ${columns} from store_card_application where customer_edp = $1 order by applied_at desc limit 1`,
)

/** What decides whether a customer may apply. */
export type ApplicantRow = {
  isGuest: boolean
  isEmployee: boolean
  isOnHold: boolean
  cards: number
  hasStoreCard: boolean
}
export const applicantOf = statement<ApplicantRow, [edp: number]>(
  'store-card.applicant',
  `select is_guest as "isGuest", is_employee as "isEmployee", is_on_hold as "isOnHold",
     (select count(*)::int from credit_card where customer_edp = $1) as cards,
     exists(select 1 from credit_card where customer_edp = $1 and card_type = 'FI') as "hasStoreCard"
   from customer where edp = $1`,
)

/** Begins an application, unless the customer has one that runs or is approved. */
export const beginApplication = statement<
  ApplicationRow,
  [
    reference: string,
    edp: number,
    key: string,
    requestHash: string,
    now: Date,
    heldUntil: Date,
    questionId: string,
    answerHash: string,
  ]
>(
  'store-card.begin',
  `insert into store_card_application (reference, customer_edp, request_key, request_hash, state, applied_at, look_at,
     security_question_id, security_answer_hash)
   values ($1, $2, $3, $4, 'asked', $5, $6, $7, $8) on conflict do nothing returning ${columns}`,
)

/** Takes an application over, of which nobody has changed the time since it was read. */
export const holdApplication = statement<{ one: number }, [reference: string, seen: Date, until: Date]>(
  'store-card.hold',
  `update store_card_application set look_at = $3
   where reference = $1 and look_at = $2 and state in ('asked', 'review') returning 1 as one`,
)
/** Lets an unfinished application go. It is unfinished since then. */
export const releaseApplication = statement<never, [reference: string, since: Date]>(
  'store-card.release',
  `update store_card_application set look_at = $2 where reference = $1 and state = 'asked'`,
)
/** Forgets an application that the credit service does not have. */
export const dropApplication = statement<never, [reference: string]>(
  'store-card.drop',
  `delete from store_card_application where reference = $1 and state = 'asked'`,
)

/** Writes a decision, once: of two that come at once, one gets a row. The answer of a declined applicant goes. */
export const decideApplication = statement<
  ApplicationRow,
  [
    reference: string,
    state: Exclude<ApplicationState, 'asked'>,
    now: Date,
    lookAt: Date,
    creditLimitCents: number | null,
    lastDigits: string | null,
  ]
>(
  'store-card.decide',
  `update store_card_application set state = $2, decided_at = $3, look_at = $4, credit_limit_cents = $5,
     card_last_digits = $6,
     security_question_id = case when $2 = 'declined' then null else security_question_id end,
     security_answer_hash = case when $2 = 'declined' then null else security_answer_hash end
   where reference = $1 and state in ('asked', 'review') and state <> $2 returning ${columns}`,
)

/** The applications whose time has come: a request left them unfinished, or they are in review. */
export const dueApplications = statement<ApplicationRow, [now: Date, most: number]>(
  'store-card.due',
  `select ${columns} from store_card_application
   where state in ('asked', 'review') and look_at <= $1 order by look_at limit $2`,
)

/** The data of the letter about a decision. */
export type DecisionOfLetter = Pick<ApplicationRow, 'applicationNo' | 'state' | 'creditLimit' | 'cardLastDigits'> & {
  to: string
  language: Language
  firstName: string
}
export const decisionOfLetter = statement<DecisionOfLetter, [reference: string]>(
  'store-card.letter',
  `select application_no as "applicationNo", state, credit_limit_cents as "creditLimit",
     card_last_digits as "cardLastDigits", customer.email as to, customer.language, customer.first_name as "firstName"
   from store_card_application join customer on customer.edp = customer_edp and not is_guest
   where reference = $1`,
)

/** Counts a request of a customer to the credit service. */
export const countTry = statement<{ requests: number; endsAt: Date }, [client: string, now: Date, endsAt: Date]>(
  'store-card.count-try',
  `insert into request_count as counted (client, requests, ends_at) values ($1, 1, $3)
   on conflict (client) do update set
     requests = case when counted.ends_at <= $2 then 1 else counted.requests + 1 end,
     ends_at = case when counted.ends_at <= $2 then excluded.ends_at else counted.ends_at end
   returning requests, ends_at as "endsAt"`,
)
