import { readReturnTarget } from '@onair/core/session'
import { accountPath, safeReturnPath } from '@onair/core/sign-in'
import { translator } from '../kernel/messages.ts'
import type { Rendered } from '../kernel/page.ts'
import type { Visit } from '../kernel/visit.ts'
import { readAccount } from './account.ts'
import en from './signed-in-already.messages.en.json'
import fr from './signed-in-already.messages.fr.json'

/** Where a sign-in on this page leads: to the address's own target, the page that asked for it, or the account. */
export const returnTargetOf = (visit: Visit): string =>
  safeReturnPath(visit.query.get('return') ?? undefined) ?? readReturnTarget(visit.session) ?? visit.link(accountPath)

/**
 * What a member who is signed in sees instead of a form for strangers: who they are, the way on, and the way out. Undefined for
 * everybody else, and where the API does not know the token any more: then the form is right.
 *
 * @param way another way than the return target, and its words
 */
export async function signedInAlready(
  visit: Visit,
  way: { to: string; text: 'goOn' | 'changePassword' } = { to: returnTargetOf(visit), text: 'goOn' },
): Promise<Rendered | undefined> {
  if (!visit.customer || visit.isGuest) return undefined
  const account = await readAccount(visit)
  if (!account.ok || account.value.isGuest) return undefined
  const { firstName, email } = account.value
  const t = translator(visit, en, fr)
  const own = visit.link(accountPath)
  return {
    title: t('title'),
    body: (
      <div className="narrow empty">
        <h1>{t('title')}</h1>
        <p>{t('as', { name: firstName, email })}</p>
        <p className="buttons">
          <a className="button" href={way.to}>
            {t(way.to === own ? 'account' : way.text)}
          </a>
          {way.to !== own && (
            <a className="button quiet" href={own}>
              {t('account')}
            </a>
          )}
        </p>
        <form method="post" action="/signout" className="buttons">
          <span>{t('notYou')}</span>
          <button type="submit" className="button quiet">
            {t('signOut')}
          </button>
        </form>
      </div>
    ),
  }
}
