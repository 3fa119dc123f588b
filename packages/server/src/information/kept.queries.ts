import { expired } from '../kernel/db/expired.ts'
import { statement } from '../kernel/db/pool.ts'

export const forgetEmailLinks = expired('email_change')

export const endEmailChanges = statement<never, { edp: number }>(
  'own-data.end-email-changes',
  'delete from email_change where customer_edp = :edp',
)
