import { storeCardPath } from '@onair/core/store-card'
import { storeCardClient } from '@onair/core/store-card/client'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import { foundAs, type Page } from '../../kernel/page.ts'
import { unwrap } from '../../kernel/unwrap.ts'
import { readAccount } from '../../parts/account.ts'
import { accountFrame } from '../account/account.frame.tsx'
import en from './store-card.messages.en.json'
import fr from './store-card.messages.fr.json'

/**
 * The application for the store card. It needs JavaScript: otherwise a saved form would contain values that must not be stored.
 */
export const storeCardPage: Page = {
  path: storeCardPath,
  audience: 'customer',
  findable: foundAs(en, fr),
  async load(visit) {
    const t = translator(visit, en, fr)
    const frame = accountFrame(visit)
    const calls = storeCardClient(visit.http)
    const [account, state, questions] = await Promise.all([readAccount(visit), calls.latest(), calls.questions()])
    const { firstName, lastName, email, billingAddress } = unwrap(account)
    return frame({
      title: t('title'),
      above: [{ name: t('cards'), path: '/pages/myaccount/paymentcards' }],
      children: island(visit, 'store-card', {
        state: unwrap(state),
        questions: unwrap(questions).questions,
        account: { firstName, lastName, email, billingAddress },
      }),
    })
  },
}
