import { readReturnTarget } from '@onair/core/session'
import { createAccountPath, safeReturnPath } from '@onair/core/sign-in'
import type { TypedAccount } from '@onair/widgets/create-account'
import { island } from '../../kernel/islands.tsx'
import type { Page } from '../../kernel/page.ts'
import { takeTyped } from '../../kernel/saved-form.ts'

const answers = ['taken', 'refused'] as const

/** A new account. Where the shopper was going is kept, and the bag comes along. */
export const createAccountPage: Page = {
  path: createAccountPath,
  audience: 'personal',
  async load(visit) {
    visit.rememberReferrer()
    return {
      title: visit.t('createAccount.title'),
      body: (
        <div className="narrow wide-form">
          {island(visit, 'create-account', {
            returnTo:
              safeReturnPath(visit.query.get('return') ?? undefined) ??
              readReturnTarget(visit.session) ??
              visit.link('/pages/myaccount/orderstatus'),
            posted: answers.find((answer) => answer === visit.query.get('posted')),
            typed: takeTyped<TypedAccount>(visit, 'create-account'),
          })}
        </div>
      ),
    }
  },
}
