import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createAddresses } from './one-address.ts'
import type { Page } from './page.ts'

/**
 * Redirects other spellings of a page's address to its one address (one-address.ts), before the page waits for its turn, and the
 * shop's name with or without `www.` to the shop's own. A 308 lets browsers repeat a POST unchanged; a POST that a page already
 * accepts is not redirected. The API's own addresses are strict.
 */
export function redirectToOneAddress(
  app: FastifyInstance,
  { pages, origin }: { pages: readonly Page[]; origin: string },
): void {
  const oneAddress = createAddresses(pages)
  const own = new URL(origin).host
  app.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead && !(request.method === 'POST' && request.is404)) return
    const to = oneAddress(request.url)
    if (isTwin(request, own) && request.url.startsWith('/'))
      return redirect(reply, origin + (to ?? request.url), isRead)
    if (to !== undefined) return redirect(reply, to, isRead)
  })
}

/**
 * Only the address decides, so caches may keep the redirect; but an address may contain a secret, and a mistake must not last for
 * ever.
 */
const redirect = (reply: FastifyReply, to: string, isRead: boolean): FastifyReply =>
  reply.header('cache-control', 'private, max-age=3600').redirect(to, isRead ? 301 : 308)

/**
 * Whether a request names the shop's host with an extra or a missing `www.`, or with a final dot. A proxy that forwards every
 * request under one such name puts the visitor's host into `X-Forwarded-Host`.
 */
export function isTwin({ headers }: Pick<FastifyRequest, 'headers'>, own: string): boolean {
  const asked = [headers.host, headers['x-forwarded-host'] ?? headers.host]
  return asked.every((host) => typeof host === 'string' && hostOf(host) !== own && bare(hostOf(host)) === bare(own))
}

/** A host without its scheme's port. */
const hostOf = (host: string): string =>
  host
    .trim()
    .toLowerCase()
    .replace(/:(?:80|443)$/, '')
const bare = (host: string): string => host.replace(/^www\./, '').replace(/\.(?=:|$)/, '')
