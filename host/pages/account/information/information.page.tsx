import { informationPath } from '@onair/core/information'
import { informationClient } from '@onair/core/information/client'
import type { InformationFormProps } from '@onair/widgets/information-form'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { restoreForm } from '../../../kernel/saved-form.ts'
import { readAccount } from '../../../parts/account.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import { formName, informationActions } from './information.actions.ts'
import en from './information.messages.en.json'
import fr from './information.messages.fr.json'

const results = ['email', 'password', 'question', 'session', 'sessions'] as const
const refusals = ['gone', 'away'] as const

/** E-mail, password, security question and sessions (specification §2). Its forms work without JavaScript. */
export const informationPage: Page = {
  path: informationPath,
  audience: 'customer',
  actions: informationActions,
  async load(visit) {
    const { query, http } = visit
    const frame = accountFrame(visit)
    const title = translator(visit, en, fr)('title')
    const [account, started] = await Promise.all([readAccount(visit), informationClient(http).sessions()])
    if (!account.ok) return frame(accountError(visit, title, account))
    if (!started.ok) return frame(accountError(visit, title, started))
    const { email, securityQuestionId } = account.value
    const { sessions } = started.value
    return frame({
      title,
      children: island(visit, 'information', {
        email,
        securityQuestionId,
        sessions,
        done: results.find((result) => result === query.get('done')),
        refused: refusals.find((refusal) => refusal === query.get('refused')),
      }),
    })
  },
}

const kinds = ['email', 'password', 'question'] as const

/** The form that changes the e-mail, the password or the question. Any other id redirects to the overview. */
export const informationFormPage: Page = {
  path: `${informationPath}/:id`,
  audience: 'customer',
  async load(visit) {
    const t = translator(visit, en, fr)
    const kind = kinds.find((known) => known === visit.params.id)
    if (!kind) return { redirect: visit.link(informationPath) }
    const typed = restoreForm<InformationFormProps['typed']>(visit, formName(kind))
    const frame = accountFrame(visit)
    const title = t(`title_${kind}`)
    const above = [{ name: t('title'), path: informationPath }]
    const account = await readAccount(visit)
    if (!account.ok) return frame({ above, ...accountError(visit, title, account) })
    const { securityQuestionId } = account.value
    return frame({
      title,
      above,
      children: island(visit, 'information-form', { kind, securityQuestionId, typed }),
    })
  },
}
