import { trackingClient } from '@onair/core/tracking/client'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import { foundAs, type Page } from '../../kernel/page.ts'
import en from './track-order.messages.en.json'
import fr from './track-order.messages.fr.json'

/** Where an order is, signed in or not (specification §2). The address contains a postal code: no other site sees it. */
export const trackOrderPage: Page = {
  path: '/pages/trackorder',
  audience: 'everyone',
  findable: foundAs(en, fr),
  personal: true,
  referrer: 'same-origin',
  async load(visit) {
    const { query, http } = visit
    const t = translator(visit, en, fr)
    const asked = {
      orderNo: (query.get('orderNo') ?? '').slice(0, 64),
      postalCode: (query.get('postalCode') ?? '').slice(0, 32),
    }
    const result = asked.orderNo && asked.postalCode ? await trackingClient(http).track(asked) : undefined
    const error = result && !result.ok ? (result.items[0]?.message ?? t('failed')) : undefined
    const status = result && !result.ok ? (result.status === 404 ? 404 : 503) : undefined
    return {
      title: t('title'),
      ...(status && { status }),
      body: (
        <div className="narrow">
          <h1>{t('title')}</h1>
          <p className="track-order-text">{t('text')}</p>
          {island(visit, 'track-order', { ...asked, initial: result?.ok ? result.value : undefined, error })}
        </div>
      ),
    }
  },
}
