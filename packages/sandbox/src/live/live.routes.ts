import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { faulty } from '../faults/faults.routes.ts'
import type { FaultBook } from '../faults/faults.ts'
import { refuse } from '../problems.ts'
import type { Waiting } from '../waiting.ts'
import { captionsOf } from './captions.ts'
import { readLoops, segmentFolder } from './loops.ts'
import { captionLanguages, captionPlaylist, multivariant, videoPlaylist } from './playlists.ts'
import { moveOn, type Playout } from './playout.ts'
import type { Rundown } from './rundown.ts'

export interface LiveOptions {
  faults: FaultBook
  waiting: Waiting
  now: () => Date
  rundown: Rundown
}

/** A playlist is asked for every five seconds; a cache between may answer for one. */
const playlistCaching = 'public, max-age=1'
const segmentCaching = 'public, max-age=3600'

/**
 * The live channel by HLS (RFC 8216): `/live/channel.m3u8`, its playlists, segments and captions, open to every origin. A fault
 * of the service `live` affects all of it, or one of `playlist`, `segment` and `captions`.
 */
export const liveRoutes = async (
  sandbox: FastifyInstance,
  { faults, waiting, now, rundown }: LiveOptions,
): Promise<void> => {
  const loops = readLoops()
  let playout: Playout | undefined
  const present = async (): Promise<Playout> => {
    await rundown.refresh()
    playout = moveOn(playout, now().getTime(), rundown.at, loops)
    return playout
  }
  const sendPlaylist = (reply: FastifyReply, playlist: string) =>
    reply.type('application/vnd.apple.mpegurl').header('cache-control', playlistCaching).send(playlist)
  const missing = (reply: FastifyReply) =>
    refuse(reply.header('cache-control', 'no-store'), 404, { Message: 'There is no such segment.', Area: 'Segment' })

  await sandbox.register(async (app) => {
    // Before the faults, so that pages can read failures as well.
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    })
    const playlistFaults = faulty(faults, waiting, 'live', 'playlist')
    app.get('/live/channel.m3u8', playlistFaults, (_request, reply) => sendPlaylist(reply, multivariant))
    app.get('/live/video.m3u8', playlistFaults, async (_request, reply) =>
      sendPlaylist(reply, videoPlaylist(await present())),
    )
    for (const language of captionLanguages) {
      app.get(`/live/captions-${language}.m3u8`, playlistFaults, async (_request, reply) =>
        sendPlaylist(reply, captionPlaylist(await present(), language)),
      )
      app.get<{ Params: { name: string } }>(
        `/live/captions/${language}/:name`,
        faulty(faults, waiting, 'live', 'captions'),
        (request, reply) => {
          const [, loop = '', index = ''] = /^([a-z]+)-(\d)\.vtt$/.exec(request.params.name) ?? []
          if (Number(index) >= (loops.get(loop) ?? 0)) return missing(reply)
          return reply
            .type('text/vtt; charset=utf-8')
            .header('cache-control', segmentCaching)
            .send(captionsOf(loop, Number(index), language))
        },
      )
    }
    app.get<{ Params: { name: string } }>(
      '/live/segments/:name',
      faulty(faults, waiting, 'live', 'segment'),
      async (request, reply) => {
        const { name } = request.params
        const [, loop = '', index] = /^([a-z]+)-(?:(\d)\.m4s|init\.mp4)$/.exec(name) ?? []
        // Only listed names reach the disk.
        if (Number(index ?? 0) >= (loops.get(loop) ?? 0)) return missing(reply)
        const bytes = await readFile(join(segmentFolder, name))
        return reply
          .type(index === undefined ? 'video/mp4' : 'video/iso.segment')
          .header('cache-control', segmentCaching)
          .send(bytes)
      },
    )
  })
}
