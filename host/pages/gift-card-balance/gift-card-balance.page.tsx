import type { GiftCardBalanceProps, GiftCardBalanceReply } from '@onair/widgets/gift-card-balance'
import { island } from '../../kernel/islands.tsx'
import type { Page } from '../../kernel/page.ts'
import { takeTyped } from '../../kernel/saved-form.ts'
import { unseal } from '../../kernel/signed-reply.ts'

/** What a gift card holds. Its form works without JavaScript too: the answer comes back sealed, the number never does. */
export const giftCardBalancePage: Page = {
  path: '/pages/giftcardbalance',
  audience: 'personal',
  async load(visit) {
    const { t, query, host, now } = visit
    const told = unseal<GiftCardBalanceReply>(query.get('told'), host.formToken, now())
    const posted = told ?? (['refused', 'away'] as const).find((answer) => answer === query.get('posted'))
    return {
      title: t('giftCardBalance.title'),
      body: (
        <div className="narrow">
          <h1>{t('giftCardBalance.title')}</h1>
          <p className="gift-card-balance-text">{t('giftCardBalance.text')}</p>
          {island(visit, 'gift-card-balance', {
            posted,
            typed: takeTyped<GiftCardBalanceProps['typed']>(visit, 'gift-card-balance'),
          })}
        </div>
      ),
    }
  },
}
