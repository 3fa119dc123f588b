import { accountClient } from '@onair/core/account/client'
import type { Result } from '@onair/core/http'
import { informationPath } from '@onair/core/information'
import { informationClient } from '@onair/core/information/client'
import type { InformationFormProps } from '@onair/widgets/information-form'
import type { Action, Form } from '../../../kernel/action.ts'
import { saveForm } from '../../../kernel/saved-form.ts'
import { tried } from '../../../kernel/unwrap.ts'
import type { Visit } from '../../../kernel/visit.ts'

type Kind = InformationFormProps['kind']

/** The name under which a refused form is saved for its page. */
export const formName = (kind: Kind): string => `information ${kind}`

/** A form that changes one thing. Values that may be shown again are saved with the reason; passwords and answers are not. */
const changing = (kind: Kind, run: (visit: Visit, form: Form) => Promise<Result<unknown>>): Action => ({
  path: `/account/information/${kind}`,
  audience: 'customer',
  page: () => `${informationPath}/${kind}`,
  async run(visit, form) {
    const result = await tried(run(visit, form))
    if (result?.ok) return `${informationPath}?done=${kind}`
    const { email, securityQuestionId } = form
    const typed: InformationFormProps['typed'] = {
      ...(email !== undefined && { email }),
      ...(securityQuestionId !== undefined && { securityQuestionId }),
      ...(result?.items[0] ? { reason: result.items[0] } : { away: true }),
    }
    saveForm(visit, formName(kind), typed)
    return `${informationPath}/${kind}`
  },
})

/** A form of the list of sessions, above which the result shows. */
const ending = (path: string, done: string, run: (visit: Visit, form: Form) => Promise<Result<unknown>>): Action => ({
  path,
  audience: 'customer',
  page: () => informationPath,
  async run(visit, form) {
    const result = await tried(run(visit, form))
    if (result?.ok) return `${informationPath}?done=${done}`
    return `${informationPath}?refused=${result && result.status < 500 ? 'gone' : 'away'}`
  },
})

/** The forms of the information screens. */
export const informationActions: readonly Action[] = [
  changing('email', ({ http }, { email = '', currentPassword = '' }) =>
    informationClient(http).changeEmail({ email, currentPassword }),
  ),
  changing('password', ({ http }, { currentPassword = '', newPassword = '', newPasswordConfirmed = '' }) =>
    informationClient(http).changePassword({ currentPassword, newPassword, newPasswordConfirmed }),
  ),
  changing('question', async ({ http }, { currentPassword = '', securityQuestionId = '', answer = '' }) => {
    const account = await accountClient(http).read()
    if (!account.ok) return account
    const replaces = account.value.securityQuestionId !== null
    return informationClient(http).setQuestion({ currentPassword, securityQuestionId, answer }, replaces)
  }),
  ending('/account/sessions/end', 'session', ({ http }, { id = '' }) => informationClient(http).endSession(id)),
  ending('/account/sessions/others', 'sessions', ({ http }) => informationClient(http).endOtherSessions()),
]
