import { addDays, formatDate, planTimeZone, zonedDate } from '@onair/core/dates'
import { maxCards } from '@onair/core/payment'
import { daysUntilNextApplication } from '@onair/core/store-card'
import type { Config } from '../kernel/config.ts'
import type { Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { addHours } from '../kernel/instants.ts'
import { contactSettings } from '../kernel/seller.settings.ts'
import type { Configured } from '../kernel/settings.ts'
import { refuse } from './store-card.messages.ts'
import { type ApplicationRow, applicantOf, countRequest, latestApplication } from './store-card.queries.ts'

/** How long an application may be on its way to the credit service. */
export const staleMs = 120_000

/**
 * Whether a customer may apply.
 *
 * 1. Guests may not: a card belongs to an account (403).
 * 2. A customer on hold has to call, an employee has to write to customer care (417, specification §1).
 * 3. A customer has at most one undecided and one approved application. After a declined one, the next is possible after 30 days,
 *    so that nobody can find the sufficient income by trying (417).
 * 4. The account must have no store card, from wherever it came, and room for one (417).
 * 5. The credit service is asked for one customer only a few times an hour (429 with Retry-After).
 */
export function applicantStanding(deps: {
  pool: Pool
  clock: () => Date
  config: Configured & Pick<Config, 'limits'>
}) {
  const { pool, clock, config } = deps
  const contact = contactSettings.of(config)
  return {
    /** Why the customer cannot apply now; undefined if they can. */
    async refusal(edp: number): Promise<Refusal | undefined> {
      const [customer] = await applicantOf(pool, { edp })
      if (!customer || customer.isGuest) return refuse(403, { code: 'members-only', area: 'Authorization' })
      if (customer.isOnHold) {
        const values = { phone: contact.customerServicePhone }
        return refuse(417, { code: 'account-on-hold', area: 'AccountOnHold', values })
      }
      if (customer.isEmployee) {
        const values = { email: contact.customerCareEmail }
        return refuse(417, { code: 'store-card-employee', area: 'EmployeeAccount', values })
      }
      const [latest] = await latestApplication(pool, { edp })
      const standing = latest && refusalAfter(latest, clock())
      if (standing) return standing
      if (customer.hasStoreCard) return refuse(417, { code: 'store-card-held', area: 'CreditCards' })
      if (customer.cards >= maxCards) {
        return refuse(417, { code: 'store-card-cards-most', area: 'CreditCards', values: { max: maxCards } })
      }
      return undefined
    },

    async tooMany(edp: number): Promise<Refusal | undefined> {
      const now = clock()
      const [count] = await countRequest(pool, { client: `store card ${edp}`, now, endsAt: addHours(now, 1) })
      if (!count || count.requests <= config.limits.storeCardTries) return undefined
      const seconds = Math.max(1, Math.ceil((count.endsAt.getTime() - now.getTime()) / 1000))
      return refuse(429, { code: 'too-many-requests', area: 'Requests', values: { seconds } }, seconds)
    },
  }
}

const area = 'Application'

function refusalAfter({ applicationNo, state, decidedAt }: ApplicationRow, now: Date): Refusal | undefined {
  if (state === 'approved') return refuse(417, { code: 'store-card-approved', area, values: { applicationNo } })
  if (state === 'review') return refuse(417, { code: 'store-card-in-review', area, values: { applicationNo } })
  if (state === 'asked') {
    const values = { applicationNo, minutes: staleMs / 60_000 }
    return refuse(409, { code: 'store-card-under-way', area, values })
  }
  const again = decidedAt && addDays(zonedDate(decidedAt, planTimeZone), daysUntilNextApplication)
  if (!again || again <= zonedDate(now, planTimeZone)) return undefined
  const day = { en: formatDate(again, 'en', 'UTC'), fr: formatDate(again, 'fr', 'UTC') }
  return refuse(417, { code: 'store-card-declined', area, values: { applicationNo, day } })
}
