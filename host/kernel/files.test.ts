import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerFiles, speculationRulesPath } from './files.ts'

const script = 'export const onair = 1\n'
let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onair-files-'))
  for (const name of ['onair.js', 'bag-x1.js', 'not-onair.js', 'service-worker.js']) {
    await writeFile(join(folder, name), script)
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(script))
    await writeFile(join(folder, `${name}.gz`), gzipSync(script))
  }
  await writeFile(join(folder, 'reserve.css'), ':where(onair-bag) { display: block }')
  await writeFile(join(folder, 'integrity.json'), '{"onair.js":"sha384-x"}')
  app = Fastify()
  await registerFiles(app, {
    clientFolder: folder,
    embedFolder: folder,
    iconFolder: join(import.meta.dirname, '../icons'),
    settings: { origin: 'https://shop.example' },
  })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const forever = 'public, max-age=31536000, immutable'

describe('a public file is cached the same in every encoding', () => {
  test.each([
    ['/widgets/v1/onair.js', 'no-cache'],
    ['/widgets/v1/bag-x1.js', forever],
    ['/widgets/v1/not-onair.js', forever],
    ['/assets/bag-x1.js', forever],
  ])('%s: %s', async (url, expected) => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { statusCode, headers } = await app.inject({ url, headers: { 'accept-encoding': encoding } })
      expect([encoding, statusCode, headers['cache-control']]).toEqual([encoding, 200, expected])
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
      expect(headers.vary).toBe('accept-encoding')
    }
  })

  test.each([
    ['/favicon.svg', 'public, max-age=86400'],
    ['/icons/icon-192.png', 'public, max-age=86400'],
    [speculationRulesPath, 'public, max-age=3600'],
    ['/service-worker.js', 'no-cache'],
    ['/widgets/v1/reserve.css', 'no-cache'],
  ])('%s: %s', async (url, expected) => {
    const { headers } = await app.inject(url)
    expect(headers['cache-control']).toBe(expected)
  })

  test.each(['/widgets/v1/gone-x1.js', '/assets/gone-x1.js'])('%s, which does not exist, is not', async (url) => {
    const { statusCode, headers } = await app.inject(url)
    expect(statusCode).toBe(404)
    expect(headers['cache-control']).toBeUndefined()
  })
})

describe('the script tag', () => {
  test('is not sent again while it is unchanged', async () => {
    const { headers } = await app.inject('/widgets/v1/onair.js')
    expect(headers.etag).toBeDefined()
    const again = await app.inject({ url: '/widgets/v1/onair.js', headers: { 'if-none-match': headers.etag } })
    expect(again.statusCode).toBe(304)
  })

  test('has an import map with the hashes of its files, for any site', async () => {
    const { headers, body } = await app.inject('/widgets/v1/importmap.json')
    expect(JSON.parse(body)).toEqual({ integrity: { 'https://shop.example/widgets/v1/onair.js': 'sha384-x' } })
    expect(headers).toMatchObject({
      'content-type': 'application/importmap+json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
    })
  })
})
