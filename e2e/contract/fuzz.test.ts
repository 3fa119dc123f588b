// @module-tag slow
import { contract } from '@onair/core/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { origins } from '../support/ports.ts'
import { expectRefusal } from '../support/refusal.ts'
import { type Language, ShopApi } from '../support/shop-api.ts'
import { aWorld, callOf, type Name, paramsOf, samples, tokenFor, type World } from './samples.ts'

// The same requests every time, so that a red run is the change's doing. FUZZ_SEED and FUZZ_RUNS look further.
const fuzz = {
  seed: Number(process.env.FUZZ_SEED ?? 20261121),
  numRuns: Number(process.env.FUZZ_RUNS ?? 25),
  endOnFailure: true,
}
const api = new ShopApi(origins.shop)
let world: World
let appToken: string
beforeAll(async () => {
  world = await aWorld(api, 'fuzz')
  appToken = await api.appToken()
})

/** What people, programs and attackers send. */
const strange = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e9',
  'NaN',
  'null',
  'undefined',
  'constructor',
  '__proto__',
  '../../etc/passwd',
  '%00',
  '\u0000',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '💥',
  '\u202e\ufeff',
  '9'.repeat(40),
  'x'.repeat(3000),
]
const text = fc.oneof(fc.constantFrom(...strange), fc.string({ unit: 'binary', maxLength: 60 }))
const value = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
  fc.object({ maxDepth: 1, key: fc.stringMatching(/^\w{1,12}$/) }),
)
const language = fc.constantFrom<Language>('en', 'fr')

/** Which part of a request goes wrong, and how. */
type Wrong = {
  part: 'param' | 'query' | 'field' | 'body' | 'raw' | 'type' | 'token'
  which: number
  put: unknown
  text: string
}
const wrong = fc.record<Wrong>({
  part: fc.constantFrom('param', 'query', 'field', 'body', 'raw', 'type', 'token'),
  which: fc.nat(30),
  put: value,
  text,
})

const oneOf = (list: readonly string[], which: number) => list[which % Math.max(1, list.length)]

/** A valid request with one error, as it is sent. */
function brokenRequest(name: Name, spoken: Language, { part, which, put, text: typed }: Wrong): [string, RequestInit] {
  const { bodyType } = callOf(name)
  const [method = '', path = ''] = name.split(' ')
  const sound = samples[name](world)
  const params: Record<string, string | number> = { language: spoken, ...paramsOf(world), ...sound.params }
  const query = new URLSearchParams(sound.query)
  const headers = new Headers(sound.headers)
  const token = tokenFor(name, world, appToken)
  if (token) headers.set('authorization', `Bearer ${token}`)

  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  const wrongParam = part === 'param' ? oneOf(inPath, which) : undefined
  if (wrongParam) params[wrongParam] = typed
  if (part === 'query') {
    const parameters = [
      'page',
      'pageSize',
      'sortKey',
      'dimensions',
      'itemNos',
      'searchTerm',
      'timeZone',
      'date',
      'fromDate',
    ]
    query.set(oneOf([...parameters, typed], which) ?? 'page', typed)
  }
  if (part === 'token') headers.set('authorization', `Bearer ${typed.replace(/[^\x21-\x7e]/g, '')}`)

  const content: unknown = sound.form ?? sound.body
  let payload: string | undefined
  if (content !== undefined) {
    const changed: Record<string, unknown> = { ...(content as Record<string, unknown>) }
    if (part === 'field') {
      const field = oneOf([...Object.keys(changed), 'Price'], which) ?? 'Price'
      if (which % 5 === 0) delete changed[field]
      else changed[field] = put
    }
    payload =
      part === 'raw'
        ? typed
        : bodyType === 'form'
          ? new URLSearchParams(Object.entries(changed).map(([key, one]) => [key, String(one)])).toString()
          : JSON.stringify(part === 'body' ? put : changed)
    headers.set('content-type', bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json')
    if (part === 'type')
      headers.set('content-type', oneOf(['text/plain', 'application/xml', 'x', 'multipart/form-data'], which) ?? 'x')
  }
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const suffix = query.size > 0 ? `?${query}` : ''
  return [`${origins.shop}${address}${suffix}`, { method, headers, ...(payload !== undefined && { body: payload }) }]
}

/** Calls that end the session or the account are not fuzzed: the others need both. */
const destructive: readonly Name[] = [
  'POST /api/v2/{language}/accounts/{edp}/signout',
  'POST /api/v2/{language}/accounts/{edp}/closure',
]
const names = (Object.keys(contract) as Name[]).filter((name) => !destructive.includes(name))

describe('a request with one error is refused in a sentence, or answered as the contract says; never a 5xx', () => {
  test.each(names)('%s', async (name) => {
    const call = callOf(name)
    await fc.assert(
      fc.asyncProperty(wrong, language, async (what, spoken) => {
        const [address, request] = brokenRequest(name, spoken, what)
        const stop = new AbortController()
        const reply = await fetch(address, { ...request, signal: stop.signal, redirect: 'manual' })
        expect(reply.status).toBeLessThan(500)
        if (reply.headers.get('content-type')?.startsWith('text/event-stream')) {
          stop.abort()
          return
        }
        const body = await reply.text()
        if (reply.status >= 400) {
          const inPath = new URL(address).pathname.match(/^\/api\/v\d\/(en|fr)(?=\/|$)/)?.[1] as Language | undefined
          expectRefusal({ status: reply.status, headers: reply.headers, text: body }, inPath ?? 'en')
        } else if (new URL(address).pathname.split('/').length === name.split('/').length && call.reply) {
          expect(reply.status).toBe(call.status)
          call.reply.parse(JSON.parse(body))
        }
      }),
      fuzz,
    )
  })
})
