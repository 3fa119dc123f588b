import { safeReturnPath } from '@onair/core/sign-in'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Action, Form } from './action.ts'
import { admits, toSignInAgain } from './gate.ts'
import type { HostContext } from './host-context.ts'
import type { InTurn } from './in-turn.ts'
import { createVisit, type Visit } from './visit.ts'

/** The page that redirects a browser to `?to=` if it has kept a cookie, and else says that the browser keeps none. */
export const cookieCheckPath = '/pages/cookies'

/**
 * Mounts the actions. Forms of other sites are refused; the shop's own wait for their turn like a page of the bag. A browser that
 * sent no cookie is redirected to `cookieCheckPath`, whose request shows whether it keeps the action's cookies.
 */
export function registerActions(
  app: FastifyInstance,
  host: HostContext,
  actions: readonly Action[],
  inTurn: InTurn = (_request, _reply, _urgent, answer) => answer(),
): void {
  for (const action of actions) {
    app.post(action.path, async (request, reply) => {
      if (!isOwnForm(request, host.settings.origin)) return reply.code(403).type('text/plain').send('Forbidden')
      const visit = createVisit(host, request, true)
      return inTurn(request, reply, true, async () =>
        seeOther(reply, visit, checked(visit, await runThroughGate(action, visit, request))),
      )
    })
  }
}

function checked(visit: Visit, to: string): string {
  const isCheckable = !visit.hasCookies && visit.jar.setCookies().some((cookie) => !cookie.includes('Max-Age=0'))
  // An address that is too long to return to skips the check: it contains what was typed.
  if (!isCheckable || safeReturnPath(to) === undefined) return to
  const prefix = languagePrefix.exec(to)?.[0] ?? ''
  return `${prefix}${cookieCheckPath}?${new URLSearchParams({ to })}`
}

/** Redirects the browser to a path of the shop after a form or a language link. */
export function seeOther(reply: FastifyReply, visit: Visit, to: string): FastifyReply {
  for (const cookie of visit.jar.setCookies()) reply.header('set-cookie', cookie)
  // A header may only contain ASCII: URL encodes other letters as browsers do.
  const { pathname, search, hash } = new URL(to, visit.host.settings.origin)
  return reply.header('cache-control', 'no-store').redirect(pathname + search + hash, 303)
}

async function runThroughGate(action: Action, visit: Visit, request: FastifyRequest): Promise<string> {
  const form = readForm(request.body)
  const inLanguage = (to: string) => inLanguageOfForm(request, to)
  if (action.audience === 'everyone') return inLanguage(await action.run(visit, form))
  const page = inLanguage(action.page(form))
  if (!admits(action.audience, visit)) return page
  const to = await action.run(visit, form)
  return inLanguage(visit.isTokenRejected() ? toSignInAgain(visit, page).redirect : to)
}

/** The fields of a form. Of several with the same name the last counts; files are left out. */
function readForm(body: unknown): Form {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  const last = (value: unknown) => (Array.isArray(value) ? value.at(-1) : value)
  return Object.fromEntries(
    fields.flatMap(([name, value]) => (typeof last(value) === 'string' ? [[name, last(value)]] : [])),
  )
}

/**
 * Whether a page of this shop posted a form. Browsers say so in `Sec-Fetch-Site`; without it, `Origin` must be the shop's.
 */
function isOwnForm({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === origin : site === 'same-origin'
}

const languagePrefix = /^\/(?:en|fr)(?=\/|$)/

/** Puts the language of the form's page into the next page's address: forms post to addresses without one. */
function inLanguageOfForm({ headers }: FastifyRequest, to: string): string {
  const from = headers.referer && URL.canParse(headers.referer) ? new URL(headers.referer).pathname : ''
  const prefix = languagePrefix.exec(from)?.[0] ?? ''
  return languagePrefix.test(to) ? to : prefix + to
}
