import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

export const forgetDeclined = expired('store_card_application', `state = 'declined' and decided_at <= :before`)

export const ownApplications = statement<Record<string, unknown>, { edp: number }>(
  'own-data.applications',
  `select application_no as "ApplicationNo", to_json(applied_at) as "AppliedAt", state as "Decision",
     to_json(decided_at) as "DecidedAt", credit_limit_cents / 100.0::float8 as "CreditLimit",
     card_last_digits as "CardLastDigits", security_question_id as "SecurityQuestionId"
   from store_card_application where customer_edp = :edp order by applied_at`,
)
export const dropApplications = statement<never, { edp: number }>(
  'own-data.drop-applications',
  'delete from store_card_application where customer_edp = :edp',
)
