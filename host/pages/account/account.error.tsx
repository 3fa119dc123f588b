import type { Refused } from '@onair/core/http'
import type { ReactNode } from 'react'
import { translator } from '../../kernel/messages.ts'
import type { Rendered } from '../../kernel/page.ts'
import type { Visit } from '../../kernel/visit.ts'
import en from './account.messages.en.json'
import fr from './account.messages.fr.json'

/**
 * What a screen shows instead of its content when its call was refused: the first error's Message (specification §8), and
 * a way on. An order that is another customer's, or malformed, is not there either.
 * @param back where to go on; the same page again if not given
 */
export function accountError(
  visit: Visit,
  title: string,
  { status, items }: Refused,
  back?: { path: string; text: string },
): Pick<Rendered, 'status' | 'title'> & { children: ReactNode } {
  const { link, url } = visit
  const t = translator(visit, en, fr)
  const absent = status === 404 || status === 400
  return {
    status: absent ? 404 : 503,
    title,
    children: (
      <div className="account-error">
        <h1>{title}</h1>
        <p role="alert">{items[0]?.message ?? t('failed')}</p>
        <a className="button quiet" href={back ? link(back.path) : url.pathname + url.search}>
          {back ? back.text : t('again')}
        </a>
      </div>
    ),
  }
}
