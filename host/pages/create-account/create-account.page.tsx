import { createAccountPath } from '@onair/core/sign-in'
import type { TypedAccount } from '@onair/widgets/create-account'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import { foundAs, type Page } from '../../kernel/page.ts'
import { restoreForm } from '../../kernel/saved-form.ts'
import { rememberReferrer } from '../../parts/remember-referrer.ts'
import { returnTargetOf, signedInAlready } from '../../parts/signed-in-already.tsx'
import { createAccount } from './create-account.actions.ts'
import en from './create-account.messages.en.json'
import fr from './create-account.messages.fr.json'

const answers = ['taken', 'refused'] as const

/**
 * The form for a new account; a signed-in member is greeted instead. It keeps the return target, and the bag is merged into the
 * new account.
 */
export const createAccountPage: Page = {
  path: createAccountPath,
  audience: 'everyone',
  findable: foundAs(en, fr),
  personal: true,
  actions: [createAccount],
  allow: ({ host: { settings } }) => ({ script: [settings.recaptchaOrigin], connect: [settings.recaptchaOrigin] }),
  async load(visit) {
    const already = await signedInAlready(visit)
    if (already) return already
    rememberReferrer(visit)
    return {
      title: translator(visit, en, fr)('title'),
      head: <script src={visit.host.settings.recaptchaScript} defer />,
      body: (
        <div className="narrow wide-form">
          {island(visit, 'create-account', {
            returnTo: returnTargetOf(visit),
            posted: answers.find((answer) => answer === visit.query.get('posted')),
            typed: restoreForm<TypedAccount>(visit, 'create-account'),
          })}
        </div>
      ),
    }
  },
}
