import { forgotPasswordPath } from '@onair/core/sign-in'
import { refusedLink, type TypedForgotten } from '@onair/widgets/forgot-password'
import { island } from '../../kernel/islands.tsx'
import type { Page } from '../../kernel/page.ts'
import { takeTyped } from '../../kernel/saved-form.ts'

const answers = ['sent', 'changed', 'refused', 'later'] as const

/**
 * A forgotten password, and the page that the mail's link opens. The link's token opens an account: the address of this page
 * goes to no other site, is kept nowhere, and loses the token once the page has come to life and the link was read.
 */
export const forgotPasswordPage: Page = {
  path: forgotPasswordPath,
  audience: 'personal',
  referrer: 'same-origin',
  async load(visit) {
    const token = visit.query.get('token')?.slice(0, 128) || undefined
    const posted = answers.find((answer) => answer === visit.query.get('posted'))
    const found = token && posted !== 'changed' ? await visit.client.passwords.info(token) : undefined
    const link = found && (found.ok ? found.value : refusedLink(found))
    return {
      ...(link === 'later' && { status: 503 }),
      title: visit.t('forgotPassword.title'),
      body: (
        <div className="narrow">
          {island(visit, 'forgot-password', {
            posted,
            typed: takeTyped<TypedForgotten>(visit, 'forgot-password'),
            ...(link && { token, link }),
          })}
        </div>
      ),
    }
  },
}
