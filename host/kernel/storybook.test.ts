import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOfScript } from './headers.ts'
import { registerStorybook, storybookPolicy } from './storybook.ts'

const manager = `<!doctype html><script>window.a = 1</script><script type="module">
import './sb-manager/runtime.js'
</script><script type="module" src="./sb-addons/manager.js"></script>`
const preview = '<!doctype html><title>Preview</title>'
const files = {
  'index.html': manager,
  'iframe.html': preview,
  'assets/bag.stories-Dx_3-a1Q.js': 'export {}',
  'sb-manager/runtime.js': 'export {}',
  'custom-elements.json': '{}',
  'assets/figtree-B1cd9_ef.woff2': 'font',
  '.secret': 'hidden',
}

let around: string
let app: FastifyInstance
beforeAll(async () => {
  around = await mkdtemp(join(tmpdir(), 'onair-storybook-'))
  const folder = join(around, 'dist')
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await writeFile(join(around, 'private.txt'), 'private')
  app = Fastify()
  await registerStorybook(app, folder)
})
afterAll(async () => {
  await app.close()
  await rm(around, { recursive: true })
})

const revalidated = 'no-cache'
const forever = 'public, max-age=31536000, immutable'

describe('Storybook', () => {
  test.each([
    ['/storybook/', 'text/html; charset=utf-8', revalidated],
    ['/storybook/index.html', 'text/html; charset=utf-8', revalidated],
    ['/storybook/iframe.html?id=bag--one&viewMode=story', 'text/html; charset=utf-8', revalidated],
    ['/storybook/assets/bag.stories-Dx_3-a1Q.js', 'application/javascript; charset=utf-8', forever],
    ['/storybook/assets/figtree-B1cd9_ef.woff2', 'font/woff2', forever],
    ['/storybook/sb-manager/runtime.js', 'application/javascript; charset=utf-8', revalidated],
    ['/storybook/custom-elements.json', 'application/json; charset=utf-8', revalidated],
  ])('1. %s is %s, cached as %s', async (url, type, caching) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers, body } = await app.inject({ method, url })
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, type, caching])
      expect(body === '').toBe(method === 'HEAD')
    }
  })

  test('2. an unchanged file is revalidated without a body', async () => {
    const { headers } = await app.inject('/storybook/')
    const again = await app.inject({ url: '/storybook/', headers: { 'if-none-match': headers.etag } })
    expect(again.statusCode).toBe(304)
  })

  test('3. its address without the slash redirects to it, with the requested story', async () => {
    const { statusCode, headers } = await app.inject('/storybook')
    expect([statusCode, headers.location]).toEqual([302, '/storybook/'])
    const story = await app.inject('/storybook?path=/docs/guides-start--docs&x=//other.example')
    expect(story.headers.location).toBe('/storybook/?path=/docs/guides-start--docs&x=//other.example')
  })

  test.each([
    '/storybook/../private.txt',
    '/storybook/%2e%2e/private.txt',
    '/storybook/..%2fprivate.txt',
    '/storybook/..%5cprivate.txt',
    '/storybook/assets/..%2f..%2f..%2fprivate.txt',
    '/storybook/%00',
    '/storybook/.secret',
    '/storybook/none.js',
    '/storybook/assets/',
    '/storybookish',
  ])('4. %s is nothing of it', async (url) => {
    const { statusCode, body, headers } = await app.inject(url)
    expect([400, 403, 404]).toContain(statusCode)
    expect(['private', 'hidden']).not.toContain(body)
    expect(headers['cache-control']).toBeUndefined()
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('5. takes no %s', async (method) => {
    expect((await app.inject({ method, url: '/storybook/' })).statusCode).toBe(404)
    expect((await app.inject({ method, url: '/storybook' })).statusCode).toBe(404)
  })
})

describe('its policy', () => {
  test('6. names each inline script of the page by its hash, and no other', async () => {
    const { headers } = await app.inject('/storybook/')
    const scripts = ['window.a = 1', "\nimport './sb-manager/runtime.js'\n"].map(hashOfScript)
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${scripts.join(' ')};`)
    const of = await app.inject('/storybook/iframe.html')
    expect(of.headers['content-security-policy']).toContain("script-src 'self';")
  })

  test('7. lets only its own manager show its preview', () => {
    expect(storybookPolicy(preview)).toContain("frame-src 'self';")
    expect(storybookPolicy(preview)).toMatch(/frame-ancestors 'self'$/)
  })

  test('8. is sent only with pages', async () => {
    const { headers } = await app.inject('/storybook/sb-manager/runtime.js')
    expect(headers['content-security-policy']).toBeUndefined()
  })
})
