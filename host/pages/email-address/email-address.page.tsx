import { emailAddressPath, informationPath } from '@onair/core/information'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import { emailAddressActions } from './email-address.actions.ts'
import en from './email-address.messages.en.json'
import fr from './email-address.messages.fr.json'

const answers = ['changed', 'spent', 'later'] as const

/**
 * The page that the link of a new e-mail opens. A button confirms, because programs that check mails open links too. The
 * token opens an account, so the page's address is hidden from other sites.
 */
export const emailAddressPage: Page = {
  path: emailAddressPath,
  audience: 'everyone',
  personal: true,
  referrer: 'same-origin',
  actions: emailAddressActions,
  async load(visit) {
    const t = translator(visit, en, fr)
    const token = visit.query.get('token')?.slice(0, 128) || undefined
    const posted = answers.find((answer) => answer === visit.query.get('posted'))
    const state = posted ?? (token ? 'ask' : 'spent')
    const title = t(`title_${state}`)
    return {
      title,
      body: (
        <div className="narrow prose">
          <h1>{title}</h1>
          <p role={posted === 'later' ? 'alert' : undefined}>{t(`text_${state}`)}</p>
          {token && (state === 'ask' || state === 'later') ? (
            <form method="post" action="/account/emailaddress">
              <input type="hidden" name="token" value={token} />
              <button type="submit" className="button primary">
                {t('confirm')}
              </button>
            </form>
          ) : (
            <p>
              <a className="more" href={visit.link(informationPath)}>
                {t('information')}
              </a>
            </p>
          )}
        </div>
      ),
    }
  },
}
