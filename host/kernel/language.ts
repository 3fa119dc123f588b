import { type Language, localeOf, parseLocale } from '@onair/core/language'
import { languageCookie, writeCookie } from '@onair/core/session'
import { ownPath } from '@onair/core/sign-in'
import type { FastifyInstance } from 'fastify'
import { seeOther } from './actions.ts'
import type { HostContext } from './host-context.ts'
import { createVisit, type Visit } from './visit.ts'

/** The link that sets the language cookie and opens the same page in the other language. */
export function otherLanguageLink({ language, prefix, path, url }: Visit): string {
  const other: Language = language === 'en' ? 'fr' : 'en'
  const here = path + url.search
  return `/language?to=${localeOf(other)}&return=${encodeURIComponent(prefix ? `/${other}${here}` : here)}`
}

/** Mounts the address of {@link otherLanguageLink}. It redirects only to paths of this shop. */
export function registerLanguageLink(app: FastifyInstance, host: HostContext): void {
  app.get('/language', async (request, reply) => {
    const visit = createVisit(host, request)
    writeCookie(visit.session, languageCookie, parseLocale(visit.query.get('to') ?? undefined))
    return seeOther(reply, visit, ownPath(visit.query.get('return')) ?? '/')
  })
}
