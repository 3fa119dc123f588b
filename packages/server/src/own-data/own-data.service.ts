import { toWire } from '@onair/core/contract'
import { lockCustomer } from '../account/account.queries.ts'
import { type Asker, accountOwner } from '../information/owner.ts'
import type { Customer } from '../kernel/call/auth.ts'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { Refusal } from '../kernel/errors/refusal.ts'
import { queueMail } from '../kernel/mail/outbox.queries.ts'
import type { AccountClosed } from './own-data.mail.ts'
import { refuse } from './own-data.messages.ts'
import {
  closeAccount,
  dropAddresses,
  dropBags,
  dropCards,
  everything,
  lockOpenBags,
  whatRuns,
} from './own-data.queries.ts'

/**
 * What the shop holds of a member, and the end of the account (PIPEDA, principles 4.5 and 4.9; Quebec's Law 25).
 *
 * 1. The export holds everything but secrets: password, answers, tokens of sessions and cards.
 * 2. Closing names the current password; wrong ones count as attempts to sign in.
 * 3. While Easy Pay payments are to come or have failed, or a return is being refunded, the account stays (417, Area
 *    `Instalments` or `Returns`).
 * 4. Orders stay as they were placed, with their own addresses, as the law asks. Everything else goes, every session ends, and
 *    the last e-mail address is notified. The address can open a new account, which has none of the old orders.
 */
export function ownDataService({ pool, clock }: { pool: Pool; clock: () => Date }) {
  const owner = accountOwner({ pool, clock })
  return {
    async export({ edp }: Customer) {
      const [held] = await everything(pool, edp)
      if (!held) return refuse(403, { code: 'members-only', area: 'Authorization' })
      const Orders = held.Orders.map((order) => ({ ...order, Invoices: toWire(order.Invoices) }))
      return { ExportedAt: clock().toISOString(), ...held, Orders }
    },

    async close(asker: Asker, currentPassword: string): Promise<Refusal | undefined> {
      const member = await owner(asker, currentPassword)
      if (member instanceof Refusal) return member
      const { edp } = asker.customer
      return inTransaction(pool, async (client) => {
        await lockCustomer(client, edp)
        await lockOpenBags(client, edp)
        const [runs] = await whatRuns(client, edp)
        if (runs?.instalments) return refuse(417, { code: 'closure-instalments', area: 'Instalments' })
        if (runs?.returns) return refuse(417, { code: 'closure-returns', area: 'Returns' })
        await dropBags(client, edp)
        await dropAddresses(client, edp)
        await dropCards(client, edp)
        const now = clock()
        const [closed] = await closeAccount(client, edp, now)
        if (!closed) return refuse(403, { code: 'members-only', area: 'Authorization' })
        const { email: to, language } = closed
        await queueMail<AccountClosed>(client, 'account-closed', { to, language, at: now.toISOString() }, now)
        return undefined
      })
    },
  }
}
