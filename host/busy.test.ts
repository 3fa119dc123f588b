import fastify from 'fastify'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Assets } from './kernel/assets.ts'
import type { Page } from './kernel/page.ts'
import { pageQueueLimits } from './kernel/page-queue.ts'
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

test.each([
  ['/en/pages/slow', '', 'en-CA', 'The shop is very busy'],
  ['/fr/pages/slow', '', 'fr-CA', 'La boutique est très achalandée'],
  ['/pages/slow', 'language=fr_CA', 'fr-CA', 'La boutique est très achalandée'],
])(
  '%s (%s): a request over the limit of the page queue gets a 503 with Retry-After, in its language',
  async (url, cookie, lang, title) => {
    const opened = Promise.withResolvers<void>()
    const slow: Page = {
      path: '/pages/slow',
      audience: 'everyone',
      load: async () => {
        await opened.promise
        return { title: 'Slow', body: null }
      },
    }
    const app = fastify()
    registerPages(app, {
      host: aHost({ fetchFor: () => async () => Response.json({ Items: [] }) }),
      pages: [slow],
      frame,
      assets,
      ready: () => true,
      addressOf: (ip) => ip,
    })
    await app.ready()
    const room = pageQueueLimits.running + pageQueueLimits.waitingPerAddress
    const load = async () => app.inject({ url, headers: { cookie } })
    const inTheQueue = Array.from({ length: room }, load)
    // Pages that outlast their lease make room for a few more.
    const more = Array.from({ length: room }, load)
    const refused = await load()
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
      503,
      '5',
      'private, no-store',
    ])
    expect(refused.body).toContain(`<html lang="${lang}"`)
    expect(refused.body).toContain(`<h1>${title}</h1>`)

    opened.resolve()
    await Promise.all(more)
    expect(new Set((await Promise.all(inTheQueue)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    await app.close()
  },
)

test.each(['EMFILE', 'ENFILE'])('a file that finds no free file of the process (%s) is answered 503', async (code) => {
  const app = fastify()
  registerPages(app, {
    host: aHost({ fetchFor: () => async () => Response.json({ Items: [] }) }),
    pages: [],
    frame,
    assets,
    ready: () => true,
    addressOf: (ip) => ip,
  })
  app.get('/assets/boot.js', () => Promise.reject(Object.assign(new Error('too many open files'), { code })))
  const reply = await app.inject('/assets/boot.js')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'private, no-store'])
  expect(reply.headers['retry-after']).toMatch(/^\d+$/)
  await app.close()
})

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
    addressOf: (ip) => ip,
  })
  const reply = await app.inject(url)
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([503, 'private, no-cache'])
  expect(reply.headers['retry-after']).toMatch(/^\d+$/)
  expect(reply.body).toContain(`<h1>${title}</h1>`)
  expect(reply.body).toContain('http-equiv="refresh"')
  await app.close()
})
