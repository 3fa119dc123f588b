import type { GiftCardBalanceProps, GiftCardBalanceReply } from '@onair/widgets/gift-card-balance'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import { foundAs, type Page } from '../../kernel/page.ts'
import { restoreForm } from '../../kernel/saved-form.ts'
import { readSignedReply } from '../../kernel/signed-reply.ts'
import { readGiftCardBalance } from './gift-card-balance.actions.ts'
import en from './gift-card-balance.messages.en.json'
import fr from './gift-card-balance.messages.fr.json'

/** A gift card's balance. Without JavaScript the signed reply is in the address; the card's number never is. */
export const giftCardBalancePage: Page = {
  path: '/pages/giftcardbalance',
  audience: 'everyone',
  findable: foundAs(en, fr),
  personal: true,
  actions: [readGiftCardBalance],
  async load(visit) {
    const { query, host } = visit
    const t = translator(visit, en, fr)
    const reply = readSignedReply<GiftCardBalanceReply>(query.get('reply'), host.formToken, host.now())
    const posted = reply ?? (['refused', 'away'] as const).find((answer) => answer === query.get('posted'))
    return {
      title: t('title'),
      body: (
        <div className="narrow">
          <h1>{t('title')}</h1>
          <p className="gift-card-balance-text">{t('text')}</p>
          {island(visit, 'gift-card-balance', {
            posted,
            typed: restoreForm<GiftCardBalanceProps['typed']>(visit, 'gift-card-balance'),
          })}
        </div>
      ),
    }
  },
}
