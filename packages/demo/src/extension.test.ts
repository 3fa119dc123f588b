import type { ExtensionContext } from '@onair/server/extension'
import { createLogger } from '@onair/server/testing'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { smallDemonstration } from './extension.ts'

const app = fastify()
afterAll(() => app.close())

test('outside of demonstration mode it loads nothing, and offers nothing to look at', async () => {
  const touched: string[] = []
  const pool = new Proxy({}, { get: (_, name) => void touched.push(String(name)) }) as ExtensionContext['pool']
  const config = { demo: false, projectDir: '.', dataDir: '.onair/test' } as ExtensionContext['config']
  const open = smallDemonstration.open({
    app,
    config,
    pool,
    clock: () => new Date('2026-11-21T17:00:00Z'),
    log: createLogger('silent'),
    progress: () => {},
    ready: new Promise(() => {}),
  })
  expect([open.tour, open.loaded, touched]).toEqual([undefined, undefined, []])
  await open.stop()
})
