import { translator } from '../../../kernel/messages.ts'
import type { Page } from '../../../kernel/page.ts'
import { readAccount } from '../../../parts/account.ts'
import { accountError, accountFrame } from '../account.frame.tsx'
import { newsletterActions, newsletterFormPath, newsletterPath } from './newsletter.actions.ts'
import en from './newsletter.messages.en.json'
import fr from './newsletter.messages.fr.json'

const results = ['subscribed', 'unsubscribed', 'away'] as const

/** The newsletter of the account (specification §2): on or off, by a form without JavaScript. */
export const newsletterPage: Page = {
  path: newsletterPath,
  audience: 'customer',
  actions: newsletterActions,
  async load(visit) {
    const t = translator(visit, en, fr)
    const frame = accountFrame(visit)
    const account = await readAccount(visit)
    if (!account.ok) return frame(accountError(visit, t('title'), account))
    const { email, isNewsletterSubscribed } = account.value
    const result = results.find((one) => one === visit.query.get('result'))
    return frame({
      title: t('title'),
      children: (
        <div className="newsletter">
          <h1>{t('title')}</h1>
          {result && (
            <p className="notice" role={result === 'away' ? 'alert' : 'status'}>
              {t(result)}
            </p>
          )}
          <p>{t('what')}</p>
          <p>
            <strong>{t(isNewsletterSubscribed ? 'on' : 'off', { email })}</strong>
          </p>
          <form method="post" action={newsletterFormPath}>
            <input type="hidden" name="subscribe" value={isNewsletterSubscribed ? 'no' : 'yes'} />
            <button type="submit" className={isNewsletterSubscribed ? 'button quiet' : 'button'}>
              {t(isNewsletterSubscribed ? 'unsubscribe' : 'subscribe')}
            </button>
          </form>
        </div>
      ),
    })
  },
}
