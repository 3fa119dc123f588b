import { island } from '../../server/islands.tsx'
import type { Page } from '../../server/page.ts'

/** The bag, as the server counts it. */
export const bagPage: Page = {
  path: '/pages/shoppingbag',
  audience: 'personal',
  async load(visit) {
    return {
      title: visit.t('bag.title'),
      body: (
        <div className="narrow">
          {visit.query.has('refused') && (
            <p className="notice" role="alert">
              {visit.t('bag.refused')}
            </p>
          )}
          {island(visit, 'bag', { initial: await visit.readBag() })}
        </div>
      ),
    }
  },
}
