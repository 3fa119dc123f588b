/** `GET /images/p/:name` (products), `/images/s/:name` (programmes) and `/images/h/:name` (hosts). */

import { clientAddress, messagesOf, refusalsOf, sendRefusal } from '@onair/server/extension'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Format, formats, type Policy, policies } from './drawings/render.ts'
import type { Log } from './files.ts'
import { parsePicture } from './names.ts'
import en from './pictures.messages.en.json' with { type: 'json' }
import fr from './pictures.messages.fr.json' with { type: 'json' }
import { newPictures, type Pictures } from './pictures.service.ts'
import { NotDrawn } from './rasteriser.ts'

const { refuse } = refusalsOf(messagesOf(en, fr))

/** The requested value; `usual` if none is requested; undefined if it is not offered. */
function choose<T extends string>(offered: readonly T[], asked: unknown, usual: T): T | undefined {
  return asked === undefined ? usual : offered.find((one) => one === asked)
}

/**
 * Serves the pictures and returns their service. A closing app finishes the pictures that are being drawn and refuses
 * the queued ones: a page requests dozens, which would take many seconds.
 *
 * Sizes: `impolicy` S, M (default) or L. Formats: `format` avif, webp or jpeg (default).
 * Refusals: 404 for an unknown name, 400 for an unknown size or format, 503 while the queue or the caller's share of it is full, and while closing.
 */
export function registerPictures(
  app: FastifyInstance,
  {
    cacheDir,
    log,
    only,
    pictures = newPictures({ cacheDir, log, ...(only && { only }) }),
  }: { cacheDir: string; log: Log; only?: Policy; pictures?: Pictures },
): Pictures {
  type Asked = { Params: { name: string }; Querystring: { impolicy?: unknown; format?: unknown } }

  const serve = (folder: 'p' | 's' | 'h') =>
    app.get<Asked>(`/images/${folder}/:name`, async (request, reply) => {
      // Foreign pages embed these pictures, cross-origin isolated ones included.
      reply.header('Access-Control-Allow-Origin', '*').header('Cross-Origin-Resource-Policy', 'cross-origin')
      const name = `${folder}/${request.params.name}`
      const picture = parsePicture(name)
      if (!picture) return sendRefusal(request, reply, refuse(404, { code: 'picture-unknown', area: 'Picture' }))
      const policy: Policy | undefined = choose(policies, request.query.impolicy, 'M')
      if (!policy) return sendRefusal(request, reply, refuse(400, { code: 'picture-size', area: 'impolicy' }))
      const format: Format | undefined = choose(formats, request.query.format, 'jpeg')
      if (!format) return sendRefusal(request, reply, refuse(400, { code: 'picture-format', area: 'format' }))

      // The tag needs no bytes: name and drawing version determine the picture.
      const tag = `"${await pictures.version()}-${request.params.name}-${policy}-${format}"`
      const fresh = { 'Cache-Control': 'public, max-age=31536000, immutable', ETag: tag }
      if (matches(request.headers['if-none-match'], tag)) return reply.code(304).headers(fresh).send()
      try {
        const asker = { address: clientAddress(request.ip), signal: hungUp(reply) }
        const bytes = await pictures.read(picture, policy, format, asker)
        return reply
          .headers(fresh)
          .type(`image/${format}`)
          .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      } catch (error) {
        if (!(error instanceof NotDrawn)) throw error
        return sendRefusal(request, reply, refuse(503, { code: 'picture-busy', area: 'PictureBusy' }))
      }
    })

  serve('p')
  serve('s')
  serve('h')
  // Fastify waits for open replies between the hooks: preClose refuses the queued ones, onClose awaits the threads'
  // end.
  let ended: Promise<void> | undefined
  app.addHook('preClose', async () => {
    ended = pictures.close()
  })
  app.addHook('onClose', () => ended)
  return pictures
}

/** Aborts when the caller hangs up before the reply. */
function hungUp(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

function matches(asked: string | undefined, tag: string): boolean {
  return (asked ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag)
}
