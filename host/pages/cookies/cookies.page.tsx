import { cookiesNeedHttps, cookiesRefused } from '@onair/core/session'
import { safeReturnPath } from '@onair/core/sign-in'
import { Phones } from '@onair/widgets/parts'
import { cookieCheckPath } from '../../kernel/actions.ts'
import { translator } from '../../kernel/messages.ts'
import type { Page } from '../../kernel/page.ts'
import en from './cookies.messages.en.json'
import fr from './cookies.messages.fr.json'

/**
 * The page that follows a form without JavaScript if the browser had sent no cookie; `?to=` is the page after it.
 *
 * 1. A browser that kept the form's cookies is redirected to that page.
 * 2. Otherwise the page says so, and what to do: the next page would show an empty bag, or the sign-in form again.
 */
export const cookiesPage: Page = {
  path: cookieCheckPath,
  audience: 'everyone',
  personal: true,
  shell: 'plain',
  async load(visit) {
    const to = safeReturnPath(visit.query.get('to')) ?? visit.link('/')
    if (visit.hasCookies) return { redirect: to, status: 303 }
    const t = translator(visit, en, fr)
    const { carePhone, origin, demonstration = false } = visit.host.settings
    const advice = cookiesRefused(visit.language, carePhone, cookiesNeedHttps(origin, demonstration))
    return {
      title: t('title'),
      body: (
        <div className="narrow">
          <h1>{t('title')}</h1>
          <p className="notice" role="alert">
            <Phones>{advice}</Phones>
          </p>
          <p>
            <a href={visit.link('/')}>{t('home')}</a>
          </p>
        </div>
      ),
    }
  },
}
