import type { FastifyInstance, InjectOptions } from 'fastify'

/** A fetch that reaches the API in the same process, without a socket. Its requests are the host's own. */
export const injectedFetch =
  (app: FastifyInstance, origin: string) =>
  (remoteAddress: string) =>
  async (url: string, init: RequestInit = {}): Promise<Response> => {
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
