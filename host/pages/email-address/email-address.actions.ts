import { accountClient } from '@onair/core/account/client'
import { emailAddressPath } from '@onair/core/information'
import { informationClient } from '@onair/core/information/client'
import { readCookie, userEmailCookie, writeCookie } from '@onair/core/session'
import type { Action } from '../../kernel/action.ts'
import { tried } from '../../kernel/unwrap.ts'
import type { Visit } from '../../kernel/visit.ts'

const confirm: Action = {
  path: '/account/emailaddress',
  audience: 'everyone',
  run: async (visit, { token = '' }) => {
    const changed = await tried(informationClient(visit.http).verifyEmail(token))
    if (changed?.ok) {
      await rewriteEmail(visit)
      return `${emailAddressPath}?posted=changed`
    }
    if (changed?.status === 417) return `${emailAddressPath}?posted=spent`
    return `${emailAddressPath}?token=${encodeURIComponent(token)}&posted=later`
  },
}

/** Updates the e-mail cookie if the requesting browser is still signed in with the previous e-mail (specification §3). */
async function rewriteEmail({ http, session, customer }: Visit): Promise<void> {
  if (!customer || readCookie(session, userEmailCookie) === undefined) return
  const account = await tried(accountClient(http).read())
  if (account?.ok) writeCookie(session, userEmailCookie, account.value.email)
}

/** The form that confirms a new e-mail. */
export const emailAddressActions: readonly Action[] = [confirm]
