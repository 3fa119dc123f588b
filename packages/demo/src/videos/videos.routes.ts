/** `GET /videos/:name`: the demonstration's product clips. */

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { clips } from './clips.ts'

/**
 * Serves whole clips and byte ranges, which browsers need to seek. A malformed range is ignored; one beyond the end is
 * 416.
 */
export function registerVideos(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/videos/:name', async (request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
    const { name } = request.params
    // Only listed names reach the disk.
    if (!Object.hasOwn(clips, name)) return reply.code(404).header('cache-control', 'no-store').send()
    const file = fileURLToPath(new URL(name, import.meta.url))
    const { size, mtimeMs } = await stat(file)
    const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes', etag: tag })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    reply.type('video/mp4')
    const range = request.headers['if-range'] && request.headers['if-range'] !== tag ? undefined : request.headers.range
    return sendPart(reply, file, size, range)
  })
}

function sendPart(reply: FastifyReply, file: string, size: number, range: string | undefined) {
  const part = partOf(range, size)
  if (part === 'beyond') {
    return reply.code(416).header('content-range', `bytes */${size}`).removeHeader('content-type').send()
  }
  const { start, end } = part ?? { start: 0, end: size - 1 }
  if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.header('content-length', end - start + 1).send(createReadStream(file, { start, end }))
}

/** The first and last byte of a `Range` header; undefined for the whole file, also for several ranges. */
function partOf(range: string | undefined, size: number): { start: number; end: number } | 'beyond' | undefined {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  const [, from = '', to = ''] = asked ?? []
  if (!asked || (from === '' && to === '')) return undefined
  // `-500` means the last 500 bytes.
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size || (from === '' && Number(to) === 0)) return 'beyond'
  return end < start ? undefined : { start, end }
}
