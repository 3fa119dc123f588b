import type { FastifyInstance, InjectOptions } from 'fastify'
import type { HostContext } from './host-context.ts'

/** A fetch that reaches the API in the same process, without a socket. */
export const injectedFetch =
  (app: FastifyInstance, origin: string): HostContext['fetchFor'] =>
  (remoteAddress) =>
  async (url, init = {}) => {
    const reply = await app.inject({
      remoteAddress,
      method: (init.method ?? 'GET') as InjectOptions['method'],
      url: url.startsWith(origin) ? url.slice(origin.length) : url,
      headers: init.headers as Record<string, string>,
      payload: init.body as string | undefined,
    })
    const headers = new Headers()
    for (const [name, value] of Object.entries(reply.headers)) headers.set(name, String(value))
    return new Response(reply.statusCode === 204 ? null : new Uint8Array(reply.rawPayload), {
      status: reply.statusCode,
      headers,
    })
  }

/**
 * A fetch that reaches an API of another process. It forwards the visitor's address, so that limits stay the visitor's own
 * (that process sets TRUST_PROXY).
 */
export const apiFetch =
  (origin: string, apiOrigin: string): HostContext['fetchFor'] =>
  (remoteAddress) =>
  (url, init) =>
    fetch(url.replace(origin, apiOrigin), {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), 'x-forwarded-for': remoteAddress },
    })
