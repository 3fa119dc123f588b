import fastifyFormBody from '@fastify/formbody'
import fastify from 'fastify'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { registerActions } from './kernel/actions.ts'
import type { Assets } from './kernel/assets.ts'
import { createInTurn, type InTurn } from './kernel/in-turn.ts'
import type { Page } from './kernel/page.ts'
import { registerPages } from './kernel/serve.ts'
import { aHost } from './kernel/testing/a-host.ts'
import { busy, failed, notFound, unavailable } from './parts/error-pages.tsx'

const assets: Assets = {
  boot: '/assets/boot.js',
  style: '/assets/shop.css',
  font: '/assets/f.woff2',
  sheetsFor: () => [],
  modulesFor: () => [],
}
const frame = {
  document: () => createElement('html'),
  script: '',
  notFound: (visit: Parameters<typeof failed>[0]) => notFound(visit, 'page'),
  unavailable,
  busy,
  failed,
}

const inTurn: InTurn = (_request, _reply, _urgent, answer) => answer()

test.each([
  ['GET', '/en/pages/slow', '', 'en-CA', 'The shop is very busy'],
  ['GET', '/fr/pages/slow', '', 'fr-CA', 'La boutique est très achalandée'],
  ['GET', '/pages/slow', 'language=fr_CA', 'fr-CA', 'La boutique est très achalandée'],
  ['GET', '/fr/nowhere', '', 'fr-CA', 'La boutique est très achalandée'],
  ['POST', '/pages/slow', '', 'en-CA', 'The shop is very busy'],
  ['POST', '/actions/slow', 'language=fr_CA', 'fr-CA', 'La boutique est très achalandée'],
] as const)(
  '%s %s (%s): a request without a turn gets a 503 with Retry-After, in its language, and makes no call',
  async (method, url, cookie, lang, title) => {
    const load = vi.fn(async () => ({ title: 'Slow', body: null }))
    const slow: Page = { path: '/pages/slow', audience: 'everyone', load, post: load }
    const run = vi.fn(async () => '/')
    const fetchApi = vi.fn(async () => Response.json({ Items: [] }))
    const host = aHost({ fetchFor: () => fetchApi })
    const app = fastify()
    await app.register(fastifyFormBody)
    const turns = { enter: vi.fn(async () => 'busy' as const) }
    const refusing = createInTurn({ turns, addressOf: (ip) => `of ${ip}`, host, frame, assets })
    registerActions(app, host, [{ path: '/actions/slow', audience: 'everyone', run }], refusing)
    registerPages(app, { host, pages: [slow], frame, assets, ready: () => true, inTurn: refusing })
    await app.ready()
    const refused = await app.inject({
      method,
      url,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      remoteAddress: '198.51.100.7',
    })
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '5',
      'private, no-store',
    ])
    expect(refused.body).toContain(`<html lang="${lang}"`)
    expect(refused.body).toContain(`<h1>${title}</h1>`)
    expect(turns.enter).toHaveBeenCalledWith('of 198.51.100.7', expect.anything(), url.startsWith('/actions'))
    for (const called of [load, run, fetchApi]) expect(called).not.toHaveBeenCalled()
    await app.close()
  },
)

test('a page ends its turn, whether rendering succeeds or fails', async () => {
  const app = fastify()
  const end = vi.fn()
  const host = aHost({ fetchFor: () => async () => Response.json({ Items: [] }) })
  const turns = { enter: async () => end }
  const good: Page = { path: '/pages/good', audience: 'everyone', load: async () => ({ title: 'Good', body: null }) }
  const bad: Page = { path: '/pages/bad', audience: 'everyone', load: () => Promise.reject(new Error('no')) }
  const takingTurns = createInTurn({ turns, addressOf: (ip) => ip, host, frame, assets })
  registerPages(app, { host, pages: [good, bad], frame, assets, ready: () => true, inTurn: takingTurns })
  const statuses = []
  for (const url of ['/en/pages/good', '/en/pages/bad']) statuses.push((await app.inject(url)).statusCode)
  expect(statuses).toEqual([200, 500])
  expect(end).toHaveBeenCalledTimes(2)
  await app.close()
})

test.each(['EMFILE', 'ENFILE'])(
  'a file request of a process that has too many open files (%s) gets a 503',
  async (code) => {
    const app = fastify()
    registerPages(app, {
      host: aHost({ fetchFor: () => async () => Response.json({ Items: [] }) }),
      pages: [],
      frame,
      assets,
      ready: () => true,
      inTurn,
    })
    app.get('/assets/boot.js', () => Promise.reject(Object.assign(new Error('too many open files'), { code })))
    const reply = await app.inject('/assets/boot.js')
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'private, no-store'])
    expect(reply.headers['retry-after']).toMatch(/^\d+$/)
    await app.close()
  },
)

test.each([
  ['/en/', 'The shop is back in a moment'],
  ['/fr/', 'La boutique revient dans un instant'],
])('%s: a page whose API has lost its database is a 503 that says so and reloads by itself', async (url, title) => {
  const app = fastify()
  const home: Page = { path: '/', audience: 'everyone', load: async () => ({ title: 'Home', body: null }) }
  registerPages(app, {
    host: aHost({ fetchFor: () => async () => Response.json([{ Message: 'Away', Area: 'server' }], { status: 503 }) }),
    pages: [home],
    frame: { ...frame, document: ({ page }) => createElement('html', {}, page.head, page.body) },
    assets,
    ready: () => true,
    inTurn,
  })
  const reply = await app.inject(url)
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'private, no-cache'])
  expect(reply.headers['retry-after']).toMatch(/^\d+$/)
  expect(reply.body).toContain(`<h1>${title}</h1>`)
  expect(reply.body).toContain('http-equiv="refresh"')
  await app.close()
})
