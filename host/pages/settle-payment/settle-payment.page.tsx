import { settlePaymentPath } from '@onair/core/easy-pay'
import { easyPayLinkClient } from '@onair/core/easy-pay/client'
import { island } from '../../kernel/islands.tsx'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import en from './settle-payment.messages.en.json'
import fr from './settle-payment.messages.fr.json'

/**
 * Settles a failed Easy Pay payment by the link of a letter, without a sign-in. For a link that has expired, was used or is
 * invalid, the page says so.
 */
export const settlePaymentPage: Page = {
  path: settlePaymentPath,
  audience: 'everyone',
  personal: true,
  shell: 'checkout',
  referrer: 'same-origin',
  allow: ({ host: { settings } }) => ({
    frame: [settings.captureOrigin],
    script: [settings.recaptchaOrigin],
    connect: [settings.recaptchaOrigin],
  }),
  async load(visit) {
    const t = translator(visit, en, fr)
    const linkToken = visit.query.get('token') ?? ''
    const result = await easyPayLinkClient(visit.http).linkedPayment(linkToken)
    if (!result.ok) {
      return {
        title: t('title'),
        body: (
          <div className="narrow empty" role="status">
            <h1>{t('title')}</h1>
            <p>{result.status === 417 ? result.items[0]?.message : t('spent')}</p>
            <p>
              <a className="button" href={visit.link('/')}>
                {t('home')}
              </a>
            </p>
          </div>
        ),
      }
    }
    return {
      title: t('title'),
      body: <div className="narrow">{island(visit, 'settle-payment', { linkToken, payment: result.value })}</div>,
    }
  },
}
