import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { parsePicture } from '../pictures/names.ts'
import { clips } from './clips.ts'
import { registerVideos } from './videos.routes.ts'

const app = fastify()
registerVideos(app)
afterAll(() => app.close())

const get = (name: string, headers: Record<string, string> = {}) => app.inject({ url: `/videos/${name}`, headers })
const bytes = await readFile(join(import.meta.dirname, 'kettle.mp4'))

describe('the clips', () => {
  test('1. the list and the files match', async () => {
    const files = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.mp4'))
    expect(files.sort()).toEqual(Object.keys(clips).sort())
  })
  test.each(Object.entries(clips))(
    '2. %s is under 400 kB, plays while it loads, and has a picture',
    async (name, clip) => {
      const file = join(import.meta.dirname, name)
      expect((await stat(file)).size).toBeLessThan(400_000)
      // The index (`moov`) stands before the data (`mdat`).
      const content = (await readFile(file)).toString('latin1')
      expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'))
      expect(parsePicture(clip.imageUrl)).toMatchObject({ archetype: name.replace('.mp4', '') })
    },
  )
})

describe('a clip over HTTP', () => {
  test('3. comes whole, cacheable for a year', async () => {
    const reply = await get('kettle.mp4')
    expect([reply.statusCode, reply.headers['content-type'], reply.headers['accept-ranges']]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ])
    expect(reply.headers['cache-control']).toContain('max-age=31536000')
    expect(reply.rawPayload.equals(bytes)).toBe(true)
  })
  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, bytes.length - 1],
    ['bytes=-50', bytes.length - 50, bytes.length - 1],
    [`bytes=10-${bytes.length * 2}`, 10, bytes.length - 1],
  ])('4. a part: %s', async (range, start, end) => {
    const reply = await get('kettle.mp4', { range })
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([206, `bytes ${start}-${end}/${bytes.length}`])
    expect(reply.rawPayload.equals(bytes.subarray(start, end + 1))).toBe(true)
  })
  test.each(['bytes=a-b', 'bytes=-', 'items=0-1', 'bytes=0-1,5-6', 'bytes=9-3'])(
    '5. %s counts as no range',
    async (range) => {
      const reply = await get('kettle.mp4', { range })
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([200, bytes.length])
    },
  )
  test.each([`bytes=${bytes.length}-`, 'bytes=-0', 'bytes=99999999999-'])('6. %s is beyond the end', async (range) => {
    const reply = await get('kettle.mp4', { range })
    expect([reply.statusCode, reply.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`])
  })
  test('7. a matching If-None-Match gets 304', async () => {
    const { headers } = await get('kettle.mp4')
    expect((await get('kettle.mp4', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
    const stale = await get('kettle.mp4', { 'if-range': '"other"', range: 'bytes=0-9' })
    expect(stale.statusCode).toBe(200)
  })
  test.each(['nothing.mp4', 'clips.ts', '..%2Fclips.ts', 'constructor', '%00'])('8. %s is not there', async (name) => {
    expect((await get(name)).statusCode).toBe(404)
  })
})
