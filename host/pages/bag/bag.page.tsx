import type { BagProps } from '@onair/widgets/bag'
import { island } from '../../kernel/islands.tsx'
import type { HostKey } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { takeTyped } from '../../kernel/saved-form.ts'

/** What to say of a refusal that has a sentence of its own. */
const sentences: Readonly<Record<string, HostKey>> = {
  promo: 'bag.refusedPromo',
  handover: 'bag.refusedHandover',
  'handover-partly': 'bag.refusedPartly',
}

/** The bag, as the server counts it. */
export const bagPage: Page = {
  path: '/pages/shoppingbag',
  audience: 'personal',
  async load(visit) {
    const refused = visit.query.get('refused')
    return {
      title: visit.t('bag.title'),
      body: (
        <div className="narrow">
          {refused !== null && (
            <p className="notice" role="alert">
              {visit.t(sentences[refused] ?? 'bag.refused')}
            </p>
          )}
          {island(visit, 'bag', {
            initial: await visit.readBag(),
            refusedCode: takeTyped<BagProps['refusedCode']>(visit, 'promo-code'),
          })}
        </div>
      ),
    }
  },
}
