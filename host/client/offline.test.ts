// @vitest-environment jsdom
import { createSession, memoryJar } from '@onair/core/session'
import { afterEach, expect, test, vi } from 'vitest'
import { prepareOffline } from './offline.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page that opens with or without a connection, and records what it registers. */
function aPage({ onLine }: { onLine: boolean }) {
  const registered: string[] = []
  const register = async (path: string) => registered.push(path)
  vi.stubGlobal('navigator', { onLine, serviceWorker: { register } })
  prepareOffline(createSession({ jar: memoryJar() }))
  return registered
}

test('1. the first page registers the service worker', () => {
  expect(aPage({ onLine: true })).toEqual(['/service-worker.js'])
})

test('2. a page that has lost the connection registers it once the connection is back', () => {
  const registered = aPage({ onLine: false })
  expect(registered).toEqual([])
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  expect(registered).toEqual(['/service-worker.js'])
})
