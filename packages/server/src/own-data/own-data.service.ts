import { lockCustomer } from '../account/account.queries.ts'
import { memberOf } from '../information/information.queries.ts'
import { type Asker, accountOwner } from '../information/owner.ts'
import type { Customer } from '../kernel/call/auth.ts'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { refuse } from '../kernel/errors/kernel.messages.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import type { OwnData } from '../kernel/kept.ts'
import { queueMail } from '../kernel/mail/outbox.queries.ts'
import { exported } from './exported.ts'
import type { AccountClosed } from './own-data.mail.ts'

const membersOnly = () => refuse(403, { code: 'members-only', area: 'Authorization' })

/**
 * The export of a member's data, and the closing of the account (PIPEDA, principles 4.5 and 4.9; Quebec's Law 25). Each feature
 * exports and erases its own data.
 *
 * 1. The export has everything but secrets: password, answers, tokens of sessions and cards. It is read at one instant.
 * 2. Closing needs the current password; wrong ones count as attempts to sign in.
 * 3. An account cannot be closed while something needs it: Easy Pay payments to come, or a return that is being refunded.
 * 4. Orders stay as placed, with their own addresses, as the law requires. Everything else is erased, every session ends, and the last
 *    e-mail address is notified. It can open a new account, which has none of the old orders.
 *
 * @param ownData of the features, from the highest to the lowest
 */
export function ownDataService(deps: { pool: Pool; clock: () => Date; ownData: readonly OwnData[] }) {
  const { pool, clock, ownData } = deps
  const owner = accountOwner({ pool, clock })
  const erasing = [...ownData.filter(({ erasesFirst }) => erasesFirst), ...ownData.filter((one) => !one.erasesFirst)]

  return {
    export: ({ edp }: Customer) =>
      inTransaction(
        pool,
        async (client) => {
          const [found] = await memberOf(client, { edp })
          if (!found) return membersOnly()
          const member = { edp, email: found.email }
          // Pipelined: each waits for the previous one in the database, not for a round trip.
          const parts = await Promise.all(ownData.map((feature) => feature.export?.(client, member)))
          return exported(
            clock(),
            parts.filter((part) => part !== undefined),
          )
        },
        'REPEATABLE READ',
      ),

    async close(asker: Asker, currentPassword: string): Promise<Refusal | undefined> {
      const proven = await owner(asker, currentPassword)
      if (proven instanceof Refusal) return proven
      const { edp } = asker.customer
      return inTransaction(pool, async (client) => {
        await lockCustomer(client, { edp })
        const [found] = await memberOf(client, { edp })
        if (!found) return membersOnly()
        const { email, language } = found
        const member = { edp, email }
        for (const { lock } of ownData) await lock?.(client, member)
        // From the lowest feature: its reason is reported first.
        for (const { running } of ownData.toReversed()) {
          const runs = await running?.(client, member)
          if (runs) return runs
        }
        const now = clock()
        for (const { erase } of erasing) await erase?.(client, member, now)
        await queueMail<AccountClosed>(client, 'account-closed', { to: email, language, at: now.toISOString() }, now)
        return undefined
      })
    },
  }
}
