import { informationPath } from '@onair/core/information'
import { ownDataClient } from '@onair/core/own-data/client'
import { signOut } from '@onair/core/session'
import { signInPath } from '@onair/core/sign-in'
import type { OwnDataProps } from '@onair/widgets/own-data'
import type { Action } from '../../../kernel/action.ts'
import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { restoreForm, saveForm } from '../../../kernel/saved-form.ts'
import { tried } from '../../../kernel/unwrap.ts'
import { accountFrame } from '../account.frame.tsx'
import en from './own-data.messages.en.json'
import fr from './own-data.messages.fr.json'

const path = `${informationPath}/owndata`
const formName = 'closure'

const close: Action = {
  path: '/account/closure',
  audience: 'customer',
  page: () => path,
  async run(visit, { currentPassword = '' }) {
    const closed = await tried(ownDataClient(visit.http).close(currentPassword))
    if (closed?.ok) {
      signOut(visit.session, 'done')
      return signInPath
    }
    saveForm(visit, formName, { refused: closed?.items[0] ?? 'away' })
    return path
  },
}

/** The export of the customer's data as a file, and the closing of the account. */
export const ownDataPage: Page = {
  path,
  audience: 'customer',
  actions: [close],
  load(visit) {
    const t = translator(visit, en, fr)
    const { refused } = restoreForm<OwnDataProps>(visit, formName) ?? {}
    return accountFrame(visit)({
      title: t('title'),
      above: [{ name: t('information'), path: informationPath }],
      children: island(visit, 'own-data', { refused }),
    })
  },
}
