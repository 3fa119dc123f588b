import { describe, expect, it, vi } from 'vitest'
import type { Fetch } from '../kernel/fetch.ts'
import { below, callJson, createCaller, createPaymentGuard, unavailable } from './call.ts'

const replying =
  (body: string | ReadableStream, init: ResponseInit = {}): Fetch =>
  async () =>
    new Response(body, init)
const failing =
  (error: unknown): Fetch =>
  async () => {
    throw error
  }
/** Never replies, and ends when aborted. */
const silent: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
const call = (fetch: Fetch, timeoutMs = 60_000) => callJson({ fetch, timeoutMs }, 'http://outside.example/', {})

describe('callJson', () => {
  it.each([
    ['1. JSON', replying('{"a":1}'), { status: 'answered', http: 200, body: { a: 1 } }],
    ['2. a refusal', replying('[]', { status: 409 }), { status: 'answered', http: 409, body: [] }],
    ['3. a 5xx with any body', replying('{"a":1}', { status: 503 }), { status: 'unavailable', reason: 'server' }],
    ['4. HTML', replying('<html>'), { status: 'unavailable', reason: 'unreadable' }],
    ['5. incomplete JSON', replying('{"a": '), { status: 'unavailable', reason: 'unreadable' }],
    ['6. an empty body', replying(''), { status: 'unavailable', reason: 'unreadable' }],
    [
      '7. a body that is too long',
      replying(`"${'x'.repeat(2_000_001)}"`),
      { status: 'unavailable', reason: 'unreadable' },
    ],
    ['8. no connection', failing(new TypeError('fetch failed')), { status: 'unavailable', reason: 'network' }],
  ])('%s', async (_case, fetch, expected) => {
    expect(await call(fetch)).toEqual(expected)
  })

  it('9. no reply in time', async () => {
    expect(await call(silent, 5)).toEqual({ status: 'unavailable', reason: 'timeout' })
  })

  it('10. a body that is cut off', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"a":'))
        controller.error(new Error('cut'))
      },
    })
    expect(await call(replying(body))).toEqual({ status: 'unavailable', reason: 'network' })
  })

  it('11. a character that is divided over two chunks', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array([0x22, 0xc3]))
        controller.enqueue(new Uint8Array([0xa9, 0x22]))
        controller.close()
      },
    })
    expect(await call(replying(body))).toMatchObject({ body: 'é' })
  })

  it('12. follows no redirect, so that no key is disclosed', async () => {
    const seen: RequestInit[] = []
    await call(async (_url, init) => {
      seen.push(init)
      return new Response('{}')
    })
    expect(seen[0]?.redirect).toBe('error')
  })
})

describe('below', () => {
  it.each([['http://a/b'], ['http://a/b/'], ['http://a/b//']])('%s', (base) => {
    expect(below(base, 'c/d')).toBe('http://a/b/c/d')
  })
})

describe('the circuit breaker of a service', () => {
  const afterFive = async (caller: ReturnType<typeof createCaller>) => {
    for (let failure = 0; failure < 5; failure += 1) await callJson(caller, 'http://outside.example/', {})
  }

  it('1. opens after five failures in a row', async () => {
    let calls = 0
    const caller = createCaller(async () => {
      calls += 1
      throw new TypeError('fetch failed')
    }, 60_000)
    await afterFive(caller)
    expect(await callJson(caller, 'http://outside.example/', {})).toEqual({ status: 'unavailable', reason: 'paused' })
    expect(calls).toBe(5)
  })

  it('2. does not count a refusal as a failure', async () => {
    let calls = 0
    const caller = createCaller(async () => {
      calls += 1
      return new Response('[]', { status: 409 })
    }, 60_000)
    await afterFive(caller)
    expect(await callJson(caller, 'http://outside.example/', {})).toMatchObject({ status: 'answered', http: 409 })
    expect(calls).toBe(6)
  })

  it('3. tries one call after the pause, and closes when it succeeds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      let away = true
      const caller = createCaller(async () => {
        if (away) throw new TypeError('fetch failed')
        return new Response('{}')
      }, 60_000)
      await afterFive(caller)
      away = false
      vi.setSystemTime(Date.now() + 9_999)
      expect(await callJson(caller, 'http://outside.example/', {})).toMatchObject({ reason: 'paused' })
      vi.setSystemTime(Date.now() + 1)
      expect(await callJson(caller, 'http://outside.example/', {})).toMatchObject({ status: 'answered' })
      expect(await callJson(caller, 'http://outside.example/', {})).toMatchObject({ status: 'answered' })
    } finally {
      vi.useRealTimers()
    }
  })

  it('4. reports once that it opens and once that it closes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      let away = true
      const pauses: boolean[] = []
      const caller = createCaller(
        async () => {
          if (away) throw new TypeError('fetch failed')
          return new Response('{}')
        },
        60_000,
        (paused) => pauses.push(paused),
      )
      await afterFive(caller)
      vi.setSystemTime(Date.now() + 10_000)
      expect(await callJson(caller, 'http://outside.example/', {})).toMatchObject({ reason: 'network' })
      expect(pauses).toEqual([true])
      away = false
      vi.setSystemTime(Date.now() + 10_000)
      expect(await callJson(caller, 'http://outside.example/', {})).toMatchObject({ status: 'answered' })
      expect(pauses).toEqual([true, false])
    } finally {
      vi.useRealTimers()
    }
  })

  it.each([
    ['network', 'paused'],
    ['timeout', 'paused'],
    ['server', 'server'],
    ['unreadable', 'unreadable'],
    ['refused', 'refused'],
  ] as const)('5. of a payment service opens only when there is no response: %s', async (reason, then) => {
    const guard = createPaymentGuard()
    for (let times = 0; times < 5; times += 1)
      expect(await guard(async () => unavailable(reason))).toMatchObject({ reason })
    expect(await guard(async () => unavailable(reason))).toEqual(unavailable(then))
  })

  it('6. rethrows errors', async () => {
    await expect(createPaymentGuard()(() => Promise.reject(new Error('a defect')))).rejects.toThrow('a defect')
  })
})
