import { createGunzip } from 'node:zlib'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf, sendRefusal } from '../kernel/errors/error-handler.ts'
import { refuse } from '../kernel/errors/kernel.messages.ts'
import type { Routes } from '../kernel/feature.ts'
import { robotsText } from './robots.ts'
import { createSiteMaps } from './sitemap.service.ts'

/** How long a proxy may cache a map. */
const maxAgeSeconds = 300

/** `GET /robots.txt`, `/sitemap.xml`, and the maps below `/sitemaps/` that it lists. */
export const siteMapRoutes: Routes = (app, { config, pool, listener, readiness }) => {
  const origin = config.shopOrigin
  const maps = createSiteMaps({ pool, listener, origin })
  const robots = robotsText(origin)

  async function send(request: FastifyRequest, reply: FastifyReply, name: string) {
    const { ready, percent } = readiness.state()
    if (!ready) {
      return sendRefusal(request, reply, refuse(503, { code: 'starting', area: 'server', values: { percent } }))
    }
    const map = await maps.read(name)
    if (!map) return sendRefusal(request, reply, refuse(404, { code: 'route-unknown', area: 'path' }))
    reply.headers({ 'cache-control': `public, max-age=${maxAgeSeconds}`, etag: map.etag, vary: 'accept-encoding' })
    if (request.headers['if-none-match'] === map.etag) return reply.code(304).send()
    reply.type('application/xml; charset=utf-8')
    if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(request.headers['accept-encoding'] ?? '')) {
      return reply.header('content-encoding', 'gzip').send(map.gzip)
    }
    const unpacking = createGunzip()
    unpacking.end(map.gzip)
    return reply.send(unpacking)
  }

  // In its own scope: errors are answered as in the API, not as on the pages.
  app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const refusal = refusalOf(error, request)
      if (refusal.status >= 500) request.log.warn({ err: error }, 'a site map could not be created')
      return sendRefusal(request, reply, refusal)
    })
    scope.get('/robots.txt', (_request, reply) =>
      reply.header('cache-control', `public, max-age=${maxAgeSeconds}`).type('text/plain; charset=utf-8').send(robots),
    )
    scope.get('/sitemap.xml', (request, reply) => send(request, reply, 'index'))
    scope.get<{ Params: { name: string } }>('/sitemaps/:name.xml', (request, reply) =>
      send(request, reply, request.params.name === 'index' ? '' : request.params.name),
    )
  })
}
