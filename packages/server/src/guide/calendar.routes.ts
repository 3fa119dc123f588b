import { hash } from 'node:crypto'
import { apiLanguage, parseLocale } from '@onair/core/language'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf, sendRefusal } from '../kernel/errors/error-handler.ts'
import { refuse as refuseRoute } from '../kernel/errors/kernel.messages.ts'
import type { Routes } from '../kernel/feature.ts'
import { feedOf, isFeedKind } from './calendar.ts'
import { createShowSearch } from './search.service.ts'

/** How long a calendar program may cache a feed. Short, because programmes move. */
const maxAgeSeconds = 900

/**
 * Calendars to subscribe to: `/calendar/title/{slug}.ics`, `/calendar/host/{slug}.ics`, with `?language=fr` in French. Made of
 * the programmes in memory: no statement.
 */
export const calendarRoutes: Routes = (app, deps) => {
  const { clock, readiness, config } = deps
  const { shopOrigin } = config
  const search = deps.shared(createShowSearch)

  async function send(request: FastifyRequest, reply: FastifyReply, kind: string, slug: string, asked?: string) {
    const { ready, percent } = readiness.state()
    if (!ready) {
      return sendRefusal(request, reply, refuseRoute(503, { code: 'starting', area: 'server', values: { percent } }))
    }
    const language = apiLanguage(parseLocale(asked))
    const text = isFeedKind(kind)
      ? feedOf(await search.all(language), { kind, slug, language, now: clock(), shopOrigin })
      : undefined
    if (text === undefined) {
      return sendRefusal(request, reply, refuseRoute(404, { code: 'route-unknown', area: 'path' }))
    }
    // Without the time of creation, so that an unchanged feed is not sent again.
    const etag = `W/"${hash('sha256', text.replace(/^DTSTAMP:.*$/gm, ''), 'base64url').slice(0, 22)}"`
    reply.headers({ 'cache-control': `public, max-age=${maxAgeSeconds}`, etag })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(text)
  }

  // In its own scope: errors are answered as in the API, not as on the pages.
  app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const refusal = refusalOf(error, request)
      if (refusal.status >= 500) request.log.warn({ err: error }, 'a calendar could not be made')
      return sendRefusal(request, reply, refusal)
    })
    scope.get<{ Params: { kind: string; slug: string }; Querystring: { language?: string | string[] } }>(
      '/calendar/:kind/:slug.ics',
      (request, reply) => {
        const { kind, slug } = request.params
        return send(request, reply, kind, slug, [request.query.language].flat()[0])
      },
    )
  })
}
