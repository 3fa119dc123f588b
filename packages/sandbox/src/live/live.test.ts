import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'
import { parsePlaylist } from '../testing/playlist.ts'
import { testWaiting } from '../testing/sandbox.ts'
import { readLoops, segmentFolder, segmentMs } from './loops.ts'

const clock = { now: Date.parse('2026-11-23T17:30:00Z') }
const guide = { status: 200, body: '', asked: 0 }
let shop: Server
let sandbox: Sandbox

const show = (department: string, start: string, end: string) => ({
  Id: department,
  ImageUrl: `s/${department}-0`,
  Start: `2026-11-23T${start}:00Z`,
  End: `2026-11-23T${end}:00Z`,
})
const plan = (...shows: object[]) => {
  guide.body = JSON.stringify({ Date: '2026-11-23', TimeZone: 'America/Toronto', Shows: shows })
}

beforeAll(async () => {
  shop = createServer((_request, reply) => {
    guide.asked += 1
    reply.writeHead(guide.status, { 'content-type': 'application/json' }).end(guide.body)
  })
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening))
  const { port } = shop.address() as AddressInfo
  sandbox = await buildSandbox({
    guideUrl: `http://127.0.0.1:${port}/today`,
    now: () => new Date(clock.now),
    waiting: testWaiting(false),
  })
})
afterAll(async () => {
  await sandbox.close()
  await new Promise((closed) => shop.close(closed))
})

const get = (path: string) => sandbox.app.inject({ url: `/live/${path}` })
const segments = async () => parsePlaylist((await get('video.m3u8')).body).segments
const loopsShown = async () => [...new Set((await segments()).map(({ address }) => address.replace(/-.*/, '')))]
/** Moves the clock past the whole window, and past the cached guide. */
const later = () => {
  clock.now += 9 * segmentMs
}
const fault = (Mode: string, Count: number, Operation?: string) =>
  sandbox.app.inject({ method: 'POST', url: '/faults', payload: { Service: 'live', Mode, Count, Operation } })

describe('the live channel', () => {
  it('1. is a picture with sound and captions in both languages', async () => {
    const { headers, body } = await get('channel.m3u8')
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.apple.mpegurl',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=1',
    })
    expect(body).toContain('LANGUAGE="en-CA"')
    expect(body).toContain('LANGUAGE="fr-CA"')
    expect(body).toMatch(/#EXT-X-STREAM-INF:.*SUBTITLES="captions"\nvideo\.m3u8\n/)
  })

  it('2. shows the programme on air, and follows when the channel moves on', async () => {
    plan(show('kitchen', '17:00', '18:00'), show('beauty', '18:00', '19:00'))
    expect(await loopsShown()).toEqual(['segments/kitchen'])
    later()
    const moved = new Date(clock.now).toISOString().slice(11, 16)
    plan(show('kitchen', '17:00', moved), show('beauty', moved, '19:00'))
    later()
    expect(await loopsShown()).toEqual(['segments/beauty'])
  })

  it('3. asks the guide once in five seconds, for any number of viewers', async () => {
    later()
    guide.asked = 0
    await Promise.all(Array.from({ length: 20 }, () => get('video.m3u8')))
    expect(guide.asked).toBe(1)
  })

  it.each([
    ['is away', 503, '[]'],
    ['sends garbage', 200, '<html>'],
    ['sends something else', 200, '{"Shows":[null,7,{"ImageUrl":"s/x"},{"Start":"x","End":"y"}]}'],
  ])('4. goes on with what it knows while the guide %s', async (_, status, body) => {
    const before = guide.body
    Object.assign(guide, { status, body })
    later()
    expect(await loopsShown()).toEqual(['segments/beauty'])
    Object.assign(guide, { status: 200, body: before })
  })

  it('5. shows the station in a gap of the schedule', async () => {
    plan(show('home', '20:00', '21:00'))
    later()
    later()
    expect(await loopsShown()).toEqual(['segments/station'])
  })

  it('6. serves every segment, its beginning and its captions', async () => {
    for (const [loop, count] of readLoops()) {
      const names = [`${loop}-init.mp4`, ...Array.from({ length: count }, (_, index) => `${loop}-${index}.m4s`)]
      for (const name of names) {
        const { statusCode, headers, rawPayload } = await get(`segments/${name}`)
        expect([name, statusCode]).toEqual([name, 200])
        expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=3600' })
        expect(rawPayload.length).toBe(statSync(join(segmentFolder, name)).size)
      }
      for (const language of ['en', 'fr']) {
        for (let index = 0; index < count; index += 1) {
          const { body, headers } = await get(`captions/${language}/${loop}-${index}.vtt`)
          expect(headers['content-type']).toBe('text/vtt; charset=utf-8')
          expect(body).toMatch(
            /^WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:\d+,LOCAL:00:00:00\.000\n\n00:\S+ --> 00:\S+ line:20%\n\S/,
          )
        }
      }
    }
  })

  it.each([
    'segments/constructor-0.m4s',
    'segments/kitchen-9.m4s',
    'segments/kitchen-00.m4s',
    'segments/constructor-init.mp4',
    'segments/..%2floops.ts',
    `segments/${'k'.repeat(90)}-0.m4s`,
    'captions/en/constructor-0.vtt',
    'captions/fr/kitchen-7.vtt',
    'captions/de/kitchen-0.vtt',
  ])('7. answers 404 to %s', async (path) => {
    expect((await get(path)).statusCode).toBe(404)
  })

  it('8. fails on demand: all of it, or one part', async () => {
    await fault('error', 2)
    expect([(await get('channel.m3u8')).statusCode, (await get('segments/kitchen-0.m4s')).statusCode]).toEqual([
      500, 500,
    ])
    await fault('error', 1, 'segment')
    expect((await get('video.m3u8')).statusCode).toBe(200)
    const failed = await get('segments/kitchen-0.m4s')
    expect(failed.statusCode).toBe(500)
    expect(failed.headers['access-control-allow-origin']).toBe('*')
    await fault('garbage', 1, 'playlist')
    expect((await get('video.m3u8')).body).not.toContain('#EXTM3U')
    expect((await get('video.m3u8')).body).toContain('#EXTM3U')
  })
})

describe('the segments', () => {
  it('1. have the codecs that the playlist names: H.264 Main 3.1', () => {
    for (const [loop] of readLoops()) {
      const bytes = readFileSync(join(segmentFolder, `${loop}-init.mp4`))
      const at = bytes.indexOf('avcC')
      expect([loop, bytes.subarray(at + 5, at + 8).toString('hex')]).toEqual([loop, '4d401f'])
      expect(bytes.indexOf('mp4a')).toBeGreaterThan(0)
    }
  })

  it('2. are loops of four for the station and each department, 6 MB in all at most', () => {
    const loops = readLoops()
    expect(loops.size).toBe(10)
    expect([...loops.values()].every((count) => count === 4)).toBe(true)
    const size = readdirSync(segmentFolder).reduce((sum, file) => sum + statSync(join(segmentFolder, file)).size, 0)
    expect(size).toBeLessThanOrEqual(6_000_000)
  })
})
