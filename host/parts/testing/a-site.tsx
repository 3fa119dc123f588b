import fastifyFormBody from '@fastify/formbody'
import type { Tour } from '@onair/core/tour'
import fastify, { type FastifyInstance } from 'fastify'
import type { Action } from '../../kernel/action.ts'
import { registerActions } from '../../kernel/actions.ts'
import type { Frame } from '../../kernel/frame.ts'
import { offeredBy, type Page } from '../../kernel/page.ts'
import { registerPages } from '../../kernel/serve.ts'
import type { Settings } from '../../kernel/settings.ts'
import { aHost } from '../../kernel/testing/a-host.ts'
import { busy, failed, notFound, unavailable } from '../error-pages.tsx'

/** A call to the API: its method, path with the query, and body. */
export type ApiCall = { method: string; path: string; body: string }

/**
 * A server with these pages and actions, by default without the shop's header and footer. `answer` is the API, `settings`
 * override the defaults, and with a `tour` it is a demonstration.
 */
export async function aSite(
  pages: readonly Page[],
  actions: readonly Action[],
  answer: (call: ApiCall) => Response | Promise<Response>,
  settings: Partial<Settings> = {},
  document: Frame['document'] = ({ page }) => <main>{page.body}</main>,
  tour?: Tour,
): Promise<FastifyInstance> {
  const fetchFor = () => async (address: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(String(address))
    if (pathname.endsWith('/menu')) return Response.json({ Items: [] })
    if (pathname.endsWith('/watchuslive'))
      return Response.json({ StreamUrl: null, Captions: [], Now: null, Next: null })
    if (pathname.endsWith('/api/token')) return Response.json({ access_token: 'app', expires_in: 60 })
    return answer({ method: init?.method ?? 'GET', path: pathname + search, body: String(init?.body ?? '') })
  }
  const host = aHost({ fetchFor, ...(tour && { tour }) })
  host.settings = { ...host.settings, ...settings }
  const app = fastify()
  await app.register(fastifyFormBody)
  registerActions(app, host, actions)
  registerPages(app, {
    host,
    pages: offeredBy(host, pages),
    frame: {
      document,
      script: '',
      notFound: (visit) => notFound(visit, 'page'),
      unavailable,
      busy,
      failed,
    },
    assets: { boot: '/boot.js', style: '/shop.css', font: '/f.woff2', sheetsFor: () => [], modulesFor: () => [] },
    ready: () => true,
    inTurn: (_request, _reply, _urgent, answer) => answer(),
  })
  await app.ready()
  return app
}
