import { liveClient } from '@onair/core/live/client'
import type { MessageKey } from '@onair/core/messages'
import type { BagProps } from '@onair/widgets/bag'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { restoreForm } from '../../kernel/saved-form.ts'
import { readBag } from '../../parts/bag.ts'
import { bagActions } from './bag.actions.ts'
import en from './bag.messages.en.json'
import fr from './bag.messages.fr.json'

/** Refusals with a message of their own, by the address's `refused`. */
const messages: ReadonlyMap<string, MessageKey<typeof en>> = new Map([
  ['promo', 'refusedPromo'],
  ['gone', 'refusedGone'],
  ['handover', 'refusedHandover'],
  ['handover-partly', 'refusedPartly'],
])

/** The bag with the server's totals; below an empty one, the programme on air and viewed products. */
export const bagPage: Page = {
  path: '/pages/shoppingbag',
  audience: 'everyone',
  personal: true,
  actions: bagActions,
  async load(visit) {
    const t = translator(visit, en, fr)
    const refused = visit.query.get('refused')
    const bag = await readBag(visit)
    const onAir = !bag || bag.cartLines.length === 0 ? await liveClient(visit.http).onAirNow() : undefined
    return {
      title: t('title'),
      body: (
        <div className="narrow">
          {refused !== null && (
            <p className="notice" role="alert">
              {(refused === 'edit' && restoreForm<{ message?: string }>(visit, 'order-edit')?.message) ||
                t(messages.get(refused) ?? 'refused')}
            </p>
          )}
          {island(visit, 'bag', {
            initial: bag,
            authenticated: visit.customer !== undefined,
            refusedCode: restoreForm<BagProps['refusedCode']>(visit, 'promo-code'),
          })}
          <div className="bag-instead">
            {onAir?.ok &&
              onAir.value.products.length > 0 &&
              island(
                visit,
                'product-list',
                { products: onAir.value.products, look: 'rail', heading: t('onAir') },
                'visible',
              )}
            {island(visit, 'recently-viewed', {}, 'visible')}
          </div>
          <details className="bag-quick-order">
            <summary>{t('quickOrder')}</summary>
            {island(visit, 'quick-order', {}, 'visible')}
          </details>
        </div>
      ),
    }
  },
}
