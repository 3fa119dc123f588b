import { readReturnTarget } from '@onair/core/session'
import { accountPath, safeReturnPath } from '@onair/core/sign-in'
import { translator } from '../kernel/messages.ts'
import type { Rendered } from '../kernel/page.ts'
import type { Visit } from '../kernel/visit.ts'
import { readAccount } from './account.ts'
import en from './signed-in-already.messages.en.json'
import fr from './signed-in-already.messages.fr.json'

/** The target of a sign-in on this page: the address's own target, the page that required sign-in, or the account. */
export const returnTargetOf = (visit: Visit): string =>
  safeReturnPath(visit.query.get('return') ?? undefined) ?? readReturnTarget(visit.session) ?? visit.link(accountPath)

/**
 * What a signed-in member sees instead of a form for visitors: who they are, a link to continue, and sign-out. Undefined for
 * everybody else, and if the API no longer knows the token: then the form is right.
 *
 * @param way another link than the return target, with its text
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
