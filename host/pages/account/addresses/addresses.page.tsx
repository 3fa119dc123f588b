import { island } from '../../../kernel/islands.tsx'
import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { readAccount } from '../../../parts/account.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import { addressActions, listPath } from './addresses.actions.ts'
import en from './addresses.messages.en.json'
import fr from './addresses.messages.fr.json'

const results = ['added', 'changed', 'removed', 'default', 'billing'] as const
const refusals = ['gone', 'away'] as const

/** The customer's addresses (specification §2). Its forms work without JavaScript. */
export const addressesPage: Page = {
  path: listPath,
  audience: 'customer',
  actions: addressActions,
  async load(visit) {
    const { query } = visit
    const frame = accountFrame(visit)
    const title = translator(visit, en, fr)('title')
    const account = await readAccount(visit)
    if (!account.ok) return frame(accountError(visit, title, account))
    const { billingAddress, shippingAddresses } = account.value
    return frame({
      title,
      children: island(visit, 'addresses', {
        billing: billingAddress,
        shipping: shippingAddresses,
        done: results.find((result) => result === query.get('done')),
        refused: refusals.find((refusal) => refusal === query.get('refused')),
        asking: query.get('remove') ?? undefined,
      }),
    })
  },
}
