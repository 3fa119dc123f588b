import type { CallName } from '@onair/core/contract'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { type AppOptions, buildApp } from '../app.ts'
import type { Config } from '../kernel/config.ts'
import type { Pool } from '../kernel/db/pool.ts'
import type { Clips } from '../kernel/extension.ts'
import type { Fetch } from '../kernel/fetch.ts'
import { createLogger } from '../kernel/log.ts'
import type { Environment, Settings } from '../kernel/settings.ts'
import { readServerConfig } from '../server-config.ts'
import { issueToken } from '../sign-in/tokens.ts'
import { testDatabase } from './database.ts'

/** A clock that moves only when the test sets it. */
export type TestClock = {
  now(): Date
  set(instant: string | Date): void
  advance(milliseconds: number): void
}

export function testClock(start: string | Date = '2026-11-21T17:00:00Z'): TestClock {
  let time = new Date(start).getTime()
  return {
    now: () => new Date(time),
    set(instant) {
      time = new Date(instant).getTime()
    },
    advance(milliseconds) {
      time += milliseconds
    },
  }
}

export type TestRequest = {
  params?: Readonly<Record<string, string | number>>
  query?: Readonly<Record<string, string>>
  /** In the names and amounts of the wire. An object is sent as JSON, or as a form with `form`. */
  body?: unknown
  form?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  token?: string
  language?: 'en' | 'fr'
}

export type TestApp = {
  app: FastifyInstance
  pool: Pool
  databaseUrl: string
  clock: TestClock
  config: Config
  /** Makes a call of the contract by its name, in process. */
  call(name: CallName, request?: TestRequest): Promise<LightMyRequestResponse>
  /** A token that the app-token calls accept. */
  appToken(): Promise<string>
  close(): Promise<void>
}

export type TestAppOptions = {
  now?: string | Date
  config?: Partial<Config>
  /** Variables of the environment. */
  env?: Environment
  /** Values of settings, by `changed`. */
  settings?: readonly (readonly [Settings, unknown])[]
  /** The videos that product pages may show. None by default. */
  clips?: Clips
  /** Answers requests to outside services. Without it, every request fails as if the services were unavailable. */
  fetch?: Fetch
  /** Counts the app's requests. */
  metrics?: AppOptions['metrics']
  /** Receives the lines of the log. */
  log?: (line: string) => void
}

/**
 * The complete app on its own database, with a clock that stands still. Every reply is checked against the contract: an invalid
 * one becomes a 500, with the reason in `log`, which is standard error by default.
 */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase({ brisk: true })
  const clock = testClock(options.now)
  const read = readServerConfig({ LOG_LEVEL: 'warn', ...options.env })
  const settings = new Map([...read.settings, ...(options.settings ?? [])])
  const config: Config = { ...read, settings, ...options.config }
  const app = await buildApp({
    config,
    pool: database.pool,
    log: createLogger(config.logLevel, { write: options.log ?? ((line) => process.stderr.write(line)) }),
    clock: clock.now,
    fetch: options.fetch ?? (async () => Promise.reject(new TypeError('fetch failed'))),
    ...(options.clips && { clips: options.clips }),
    ...(options.metrics && { metrics: options.metrics }),
    checkReplies: true,
    background: false,
  })
  await app.ready()

  return {
    app,
    pool: database.pool,
    databaseUrl: database.url,
    clock,
    config,
    appToken: () => issueToken(database.pool, null, clock.now()),
    call(name, request = {}) {
      const [method, path = ''] = name.split(' ')
      const { params = {}, query, token, language = 'en', form, body } = request
      const url = path.replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(key === 'language' ? (params.language ?? language) : (params[key] ?? '')),
      )
      const payload = form
        ? new URLSearchParams(form).toString()
        : body === undefined
          ? undefined
          : JSON.stringify(body)
      const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
      return app.inject({
        method: method as InjectOptions['method'] & string,
        url,
        ...(query && { query }),
        headers: {
          ...(payload !== undefined && { 'content-type': type }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...request.headers,
        },
        ...(payload !== undefined && { payload }),
      })
    },
    async close() {
      await app.close()
      await database.drop()
    },
  }
}
