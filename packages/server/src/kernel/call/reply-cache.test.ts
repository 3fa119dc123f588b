import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { refuse } from '../errors/kernel.messages.ts'
import { createReplyCache, ReadyReply } from './reply-cache.ts'

const bytes = (text: string) => async () => Buffer.from(text)
const textOf = async (cached: unknown): Promise<string> => {
  const reply = await cached
  if (!(reply instanceof ReadyReply)) throw new Error('no reply')
  return reply.bytes.toString()
}

function setUp(maxBytes?: number) {
  let now = 1000
  let change = Number.POSITIVE_INFINITY
  const cache = createReplyCache({
    clock: () => now,
    nextChange: () => change,
    ...(maxBytes !== undefined && { maxBytes }),
  })
  return {
    ...cache,
    turnAfter: (seconds: number) => {
      change = now + seconds * 1000
    },
    wait: (seconds: number) => {
      now += seconds * 1000
    },
  }
}

describe('cached replies', () => {
  test('1 are made once within their time, and again after it', async () => {
    const cache = setUp()
    expect(await textOf(cache.through('/a', 5, bytes('one')))).toBe('one')
    cache.wait(4.9)
    expect(await textOf(cache.through('/a', 5, bytes('two')))).toBe('one')
    cache.wait(0.1)
    expect(await textOf(cache.through('/a', 5, bytes('three')))).toBe('three')
  })

  test('2 are made once for concurrent callers', async () => {
    const cache = setUp()
    let made = 0
    const make = async () => {
      made += 1
      return Buffer.from(String(made))
    }
    const texts = await Promise.all([1, 2, 3].map(() => textOf(cache.through('/a', 5, make))))
    expect(texts).toEqual(['1', '1', '1'])
  })

  test('3 exclude refusals and failures', async () => {
    const cache = setUp()
    const no = refuse(404, { code: 'route-unknown', area: 'path' })
    expect(await cache.through('/a', 5, async () => no)).toBe(no)
    await expect(cache.through('/a', 5, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await textOf(cache.through('/a', 5, bytes('yes')))).toBe('yes')
  })

  test('4 are not cached if the data changes while they are made', async () => {
    const cache = setUp()
    let finish = (_: Buffer) => {}
    const slow = cache.through('/a', 5, () => new Promise<Buffer>((done) => (finish = done)))
    cache.clear()
    const fresh = cache.through('/a', 5, bytes('new'))
    finish(Buffer.from('old'))
    expect(await textOf(slow)).toBe('old')
    expect(await textOf(fresh)).toBe('new')
    expect(await textOf(cache.through('/a', 5, bytes('other')))).toBe('new')
  })

  test('5 are dropped by address', async () => {
    const cache = setUp()
    await cache.through('/p/1', 5, bytes('one'))
    await cache.through('/p/2', 5, bytes('two'))
    cache.drop((url) => url.endsWith('1'))
    expect(await textOf(cache.through('/p/1', 5, bytes('one again')))).toBe('one again')
    expect(await textOf(cache.through('/p/2', 5, bytes('two again')))).toBe('two')
  })

  test('6 are cached if other data changes while they are made', async () => {
    const cache = setUp()
    let finish = (_: Buffer) => {}
    const slow = cache.through('/p/1', 5, () => new Promise<Buffer>((done) => (finish = done)))
    cache.drop((url) => url.endsWith('2'))
    finish(Buffer.from('one'))
    expect(await textOf(slow)).toBe('one')
    expect(await textOf(cache.through('/p/1', 5, bytes('one again')))).toBe('one')
  })

  test('7 stay below the size limit: the oldest is evicted', async () => {
    const cache = setUp(2 * (1000 + 5))
    for (const name of ['a', 'b', 'c']) await cache.through(name, 5, bytes(`${name}${name}${name}${name}`))
    expect(await textOf(cache.through('b', 5, bytes('new')))).toBe('bbbb')
    expect(await textOf(cache.through('a', 5, bytes('new')))).toBe('new')
  })
})

describe('a reply with prices that change', () => {
  const secondsOf = async (cache: ReturnType<typeof setUp>, reply: unknown) => {
    const ready = await reply
    return ready instanceof ReadyReply ? cache.secondsLeft(ready, 5) : undefined
  }

  test('1 is cached here and by other caches no longer than that', async () => {
    const cache = setUp()
    cache.turnAfter(3.5)
    expect(await secondsOf(cache, cache.through('/a', 5, bytes('one')))).toBe(3)
    cache.wait(3)
    expect(await secondsOf(cache, cache.through('/a', 5, bytes('two')))).toBe(0)
    expect(await textOf(cache.through('/a', 5, bytes('two')))).toBe('one')
    cache.wait(0.5)
    expect(await textOf(cache.through('/a', 5, bytes('two')))).toBe('two')
  })

  test('2 is not cached anywhere if they changed while it was made', async () => {
    const cache = setUp()
    cache.turnAfter(1)
    let finish = (_: Buffer) => {}
    const slow = cache.through('/a', 5, () => new Promise<Buffer>((done) => (finish = done)))
    cache.wait(1)
    finish(Buffer.from('old'))
    expect(await secondsOf(cache, slow)).toBe(0)
    cache.turnAfter(60)
    const fresh = cache.through('/a', 5, bytes('new'))
    expect(await textOf(fresh)).toBe('new')
    expect(await secondsOf(cache, fresh)).toBe(5)
  })
})

test('long URLs count as well: invented ones cannot fill the memory', async () => {
  const cache = setUp(3000)
  await cache.through('/a', 5, bytes('a'))
  await cache.through('/b', 5, bytes('b'))
  expect(await textOf(cache.through('/a', 5, bytes('made again')))).toBe('a')
  await cache.through(`/c?${'x'.repeat(1000)}`, 5, bytes('c'))
  expect(await textOf(cache.through('/a', 5, bytes('made again')))).toBe('made again')
})

describe('a cached reply is sent', () => {
  const text = JSON.stringify({ Text: 'On air. '.repeat(500) })

  async function sent(headers: Record<string, string>, body = text) {
    const app = Fastify()
    const ready = new ReadyReply(Buffer.from(body))
    app.get('/', (request, reply) => ready.send(request, reply.header('vary', 'Origin')))
    return app.inject({ url: '/', headers })
  }

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip;q=1.0, br;q=0', gunzipSync],
  ] as const)('1 compressed where that is accepted: %s', async (encoding, accepts, decompress) => {
    const reply = await sent({ 'accept-encoding': accepts })
    expect(reply.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Origin, accept-encoding' })
    expect(decompress(reply.rawPayload).toString()).toBe(text)
  })

  test.each<Record<string, string>>([{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'zstd' }])(
    '2 as it is otherwise: %o',
    async (headers) => {
      const reply = await sent(headers)
      expect(reply.headers['content-encoding']).toBeUndefined()
      expect(reply.body).toBe(text)
    },
  )

  test('3 as it is when it is short', async () => {
    const reply = await sent({ 'accept-encoding': 'br' }, '{}')
    expect(reply.headers['content-encoding']).toBeUndefined()
  })

  test('4 as a 304 to a caller with the current copy', async () => {
    const { headers } = await sent({})
    const again = await sent({ 'if-none-match': String(headers.etag), 'accept-encoding': 'br' })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
})
