import { informationPath } from '@onair/core/information'
import { forgotPasswordPath, refusedLink } from '@onair/core/sign-in'
import { passwordRecoveryClient } from '@onair/core/sign-in/client'
import type { TypedForgotten } from '@onair/widgets/forgot-password'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import { foundAs, type Page } from '../../kernel/page.ts'
import { restoreForm } from '../../kernel/saved-form.ts'
import { signedInAlready } from '../../parts/signed-in-already.tsx'
import { forgotPasswordActions } from './forgot-password.actions.ts'
import en from './forgot-password.messages.en.json'
import fr from './forgot-password.messages.fr.json'

const answers = ['sent', 'changed', 'refused', 'later'] as const

/**
 * The form for a forgotten password, and the page that the mail's link opens. A signed-in member is greeted instead of the form.
 * The link's token opens an account, so this page's address is hidden from other sites and never cached, and hydration removes
 * the token from it.
 */
export const forgotPasswordPage: Page = {
  path: forgotPasswordPath,
  audience: 'everyone',
  findable: foundAs(en, fr),
  personal: true,
  actions: forgotPasswordActions,
  referrer: 'same-origin',
  async load(visit) {
    const token = visit.query.get('token')?.slice(0, 128) || undefined
    const posted = answers.find((answer) => answer === visit.query.get('posted'))
    // The mail's link and the form's result also show to a signed-in member.
    const password = { to: visit.link(`${informationPath}/password`), text: 'changePassword' } as const
    const already = token || posted ? undefined : await signedInAlready(visit, password)
    if (already) return already
    const info = token && posted !== 'changed' ? await passwordRecoveryClient(visit.http).info(token) : undefined
    const link = info && (info.ok ? info.value : refusedLink(info))
    return {
      ...(link === 'later' && { status: 503 }),
      title: translator(visit, en, fr)('title'),
      body: (
        <div className="narrow">
          {island(visit, 'forgot-password', {
            posted,
            typed: restoreForm<TypedForgotten>(visit, 'forgot-password'),
            ...(link && { token, link }),
          })}
        </div>
      ),
    }
  },
}
