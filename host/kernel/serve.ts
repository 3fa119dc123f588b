import { STATUS_CODES } from 'node:http'
import { catalogueClient, type Menu } from '@onair/core/catalogue/client'
import type { Show } from '@onair/core/guide/client'
import { Unreachable } from '@onair/core/http'
import { liveClient } from '@onair/core/live/client'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Assets } from './assets.ts'
import { speculationRulesPath } from './files.ts'
import type { Frame } from './frame.ts'
import { loadThroughGate } from './gate.ts'
import { cachingHeaders, hashOfScript, preloadHeaders, securityHeaders } from './headers.ts'
import type { HostContext } from './host-context.ts'
import type { InTurn } from './in-turn.ts'
import { isPersonal, type Page, type Rendered } from './page.ts'
import { redirectToOneAddress } from './redirect.ts'
import { unwrap } from './unwrap.ts'
import { createVisit, type Visit } from './visit.ts'

type Serving = {
  host: HostContext
  pages: readonly Page[]
  frame: Frame
  assets: Assets
  /** Whether the API has its data. Until then pages say that the shop is getting ready. */
  ready: () => boolean
  inTurn: InTurn
}

/** Mounts the pages in both languages and without one, and replies to every unknown address. */
export function registerPages(app: FastifyInstance, { host, pages, frame, assets, ready, inTurn }: Serving): void {
  const inline = hashOfScript(frame.script)
  const nowhere: Page = {
    path: '*',
    audience: 'everyone',
    personal: true,
    load: async (visit) => frame.notFound(visit),
  }

  /** Whether the API is unreachable; a loss and a recovery are each logged once. */
  let lost = false
  function reached({ log }: FastifyRequest, error?: Unreachable): 'away' {
    if (error && !lost) log.warn({ err: error }, 'the API does not answer: pages say that the shop is back in a moment')
    else if (!error && lost) log.warn('the API answers again')
    lost = error !== undefined
    return 'away'
  }

  const handlerOf = (page: Page) => (request: FastifyRequest, reply: FastifyReply) =>
    inTurn(request, reply, page !== nowhere && isPersonal(page), () => serve(page, request, reply))

  const serve = async (page: Page, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visit = createVisit(host, request, isPersonal(page))
    const sendPage = (rendered: Rendered, menu: Menu['items'] = [], onAir?: Show) =>
      send(reply, { visit, page, rendered, menu, onAir, frame, inline, assets })
    if (!ready()) return sendPage(frame.unavailable(visit, 'starting'))
    try {
      const [menu, onAir, result] = await Promise.all([
        page.shell === 'checkout' ? undefined : catalogueClient(visit.http).menu().then(unwrap),
        page.nowBar === false || page.shell ? undefined : readOnAir(visit),
        loadThroughGate(page, visit),
      ])
      reached(request)
      if (!result) return await serve(nowhere, request, reply)
      if (!('redirect' in result)) return sendPage(result, menu?.items, onAir)
      setCookies(reply, visit)
      return reply.header('cache-control', 'no-store').redirect(result.redirect, result.status ?? 302)
    } catch (error) {
      if (error instanceof Unreachable) return sendPage(frame.unavailable(visit, reached(request, error)))
      request.log.error({ err: error }, 'the page could not be rendered')
      return sendPage(frame.failed(visit))
    }
  }

  for (const page of pages) {
    const handler = handlerOf(page)
    for (const prefix of ['', '/en', '/fr']) app.get(prefix + page.path, handler)
  }
  app.register(async (open) => {
    open.removeAllContentTypeParsers()
    open.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 10_000 }, (_request, _body, done) => done(null))
    for (const { post, ...page } of pages) {
      const handler = post && handlerOf({ ...page, load: post })
      if (handler) for (const prefix of ['', '/en', '/fr']) open.post(prefix + page.path, handler)
    }
  })
  redirectToOneAddress(app, { pages, origin: host.settings.origin })
  // The API itself replies for its own addresses below /api.
  app.setNotFoundHandler(handlerOf(nowhere))
  // Page handlers catch their own errors: this is for actions and files.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return reply.code(status).type('text/plain; charset=utf-8').send(STATUS_CODES[status])
    const unreachable = error instanceof Unreachable || isOutOfFiles(error)
    request.log[unreachable ? 'warn' : 'error']({ err: error }, 'the request could not be answered')
    const visit = createVisit(host, request)
    const rendered: Rendered = unreachable ? { ...frame.failed(visit), status: 503 } : frame.failed(visit)
    return send(reply, { visit, page: nowhere, rendered, menu: [], onAir: undefined, frame, inline, assets })
  })
}

/** The programme on air, for a page's bar. A page can do without it. */
async function readOnAir({ http }: Visit): Promise<Show | undefined> {
  const result = await liveClient(http).watch()
  return result.ok ? (result.value.now ?? undefined) : undefined
}

/** Whether the process or the system has too many files and connections open, so that a file of the shop cannot be read. */
const isOutOfFiles = ({ code }: FastifyError): boolean => code === 'EMFILE' || code === 'ENFILE'

type PageReply = {
  visit: Visit
  page: Page
  rendered: Rendered
  menu: Menu['items']
  onAir: Show | undefined
  frame: Frame
  inline: string
  assets: Assets
}

/** Renders a page into its document and sends it with its caching and security headers. */
function send(
  reply: FastifyReply,
  { visit, page, rendered, menu, onAir, frame, inline, assets }: PageReply,
): FastifyReply {
  const personal = isPersonal(page)
  const shared = visit.prefix !== undefined && !personal && rendered.status === undefined
  const html = renderToStaticMarkup(
    frame.document({
      visit,
      page: rendered,
      menu,
      onAir,
      assets,
      canonical: canonicalOf(visit, page, rendered),
      searchTerm: page.searchTerm?.(visit),
      shell: page.shell,
      sheet: page.sheet,
      shared,
      personal,
    }),
  )
  if (!shared) setCookies(reply, visit)
  const secondsLeft = (visit.pricesUntil - visit.host.now().getTime()) / 1000
  if (rendered.status === 503) reply.header('retry-after', '5')
  return reply
    .code(rendered.status ?? 200)
    .headers(securityHeaders(visit.host.settings, { ...page.allow?.(visit), inline }, page.referrer))
    .headers(cachingHeaders(personal ? 'personal' : shared ? 'shared' : 'cookies', secondsLeft))
    .header('speculation-rules', `"${speculationRulesPath}"`)
    .headers(preloadHeaders(assets))
    .send(`<!doctype html>${html}`)
}

/** An error page is not indexed in either language, and neither is a personal page. */
function canonicalOf(visit: Visit, page: Page, { status, canonical }: Rendered): string | undefined {
  if (status !== undefined || isPersonal(page)) return undefined
  return canonical ?? visit.path + (page.path === '/' ? '' : visit.url.search)
}

function setCookies(reply: FastifyReply, visit: Visit): void {
  for (const cookie of visit.jar.setCookies()) reply.header('set-cookie', cookie)
}
