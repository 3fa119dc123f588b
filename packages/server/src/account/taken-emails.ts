import type { Config } from '../kernel/config.ts'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import type { Refusal } from '../kernel/errors/refusal.ts'
import { addHours, subDays } from '../kernel/instants.ts'
import { queueMail } from '../kernel/mail/outbox.queries.ts'
import type { Recaptcha } from '../outside/recaptcha.ts'
import { refuse } from './account.messages.ts'
import type { AccountExists } from './account-exists.mail.ts'
import { countTaken, learned, toTell } from './taken-emails.queries.ts'

/** How many times the free requests an address may learn, with a reCAPTCHA, that e-mails are taken. */
const provedFor = 5

const keyOf = (address: string): string => `taken e-mails ${address}`

/**
 * Registering reveals whether an e-mail has an account, because the specification fixes the reply. Repeated requests are made
 * expensive.
 *
 * 1. A network address learns it a few times an hour without a reCAPTCHA (`LIMIT_TAKEN_EMAILS`). After that each registration from
 *    it needs a reCAPTCHA token (417, Area `Recaptcha`; 503 while that service is away).
 * 2. After five times as many it gets 429 with Retry-After until an hour after the first.
 * 3. The owner of the e-mail is notified by mail, once a day.
 */
export function takenEmails(deps: {
  pool: Pool
  clock: () => Date
  config: Pick<Config, 'limits'>
  recaptcha: Recaptcha
}) {
  const { pool, clock, config, recaptcha } = deps
  return {
    /** The refusal of a registration before it is tried; undefined if it may be tried. */
    async refuse(address: string, token: string | undefined): Promise<Refusal | undefined> {
      const now = clock()
      const [count] = await learned(pool, { client: keyOf(address), now })
      if (!count || count.requests < config.limits.takenEmails) return undefined
      if (count.requests >= config.limits.takenEmails * provedFor) {
        const seconds = Math.max(1, Math.ceil((count.endsAt.getTime() - now.getTime()) / 1000))
        return refuse(429, { code: 'too-many-requests', area: 'Requests', values: { seconds } }, seconds)
      }
      const verdict = await recaptcha.verify(token ?? '')
      if (verdict.ok) return undefined
      if (verdict.reason === 'unavailable') return refuse(503, { code: 'registering-away', area: 'Recaptcha' }, 5)
      return refuse(417, { code: 'recaptcha-failed', area: 'Recaptcha' })
    },

    /** Counts that a network address learned of an account, and notifies the account's owner. */
    async found(email: string, address: string): Promise<void> {
      const now = clock()
      await countTaken(pool, { client: keyOf(address), now, endsAt: addHours(now, 1) })
      await inTransaction(pool, async (client) => {
        const [owner] = await toTell(client, { email, now, before: subDays(now, 1) })
        if (owner) await queueMail<AccountExists>(client, 'account-exists', owner, now)
      })
    },
  }
}
export type TakenEmails = ReturnType<typeof takenEmails>
