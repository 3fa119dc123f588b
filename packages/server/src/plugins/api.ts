import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { refuseErrors, sendRefusal } from './errors.ts'
import { refuseBodyType } from './mount.ts'

/** What every request below `/api` goes through. */
export async function apiRequests(app: FastifyInstance, _config: Config): Promise<void> {
  refuseErrors(app)
  app.decorateRequest('customer')
  readBodies(app)
  await app.register(formbody)
  app.addHook('onRequest', async (request, reply) => {
    const refusal = refuseBodyType(request)
    if (refusal) return sendRefusal(request, reply, refusal)
  })
}

/** JSON and forms are read, nothing else. A request that says JSON and sends nothing has no content, not malformed content. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, body as string, done)
  })
}
