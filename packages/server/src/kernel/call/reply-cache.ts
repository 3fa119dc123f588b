import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Refusal } from '../errors/refusal.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Compressing less than this saves no network packet. */
const worthCompressing = 1400
/** The memory that an entry takes beside its bytes and its URL, so that a million empty lists count. */
const overhead = 1000

/** A reply as bytes, with its ETag. */
export class ReadyReply {
  readonly bytes: Buffer
  /** The instant from which it may be wrong, in milliseconds. */
  readonly validUntil: number
  readonly #etag: string
  readonly #encoded = new Map<'br' | 'gzip', Promise<Buffer>>()

  constructor(bytes: Buffer, validUntil = Number.POSITIVE_INFINITY) {
    this.bytes = bytes
    this.validUntil = validUntil
    this.#etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  }

  /** Sends the bytes, compressed as the caller accepts, or a 304 if the caller's ETag matches. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    reply.header('etag', this.#etag)
    if (request.headers['if-none-match'] === this.#etag) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    if (this.bytes.length < worthCompressing) return reply.send(this.bytes)
    appendVary(reply, 'accept-encoding')
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    if (!encoding) return reply.send(this.bytes)
    reply.header('content-encoding', encoding)
    return this.#as(encoding).then((bytes) => reply.send(bytes))
  }

  /** Compresses once, when the first caller asks for it, at a level that takes less than a millisecond. */
  #as(encoding: 'br' | 'gzip'): Promise<Buffer> {
    const made =
      this.#encoded.get(encoding) ??
      (encoding === 'br' ? brotli(this.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(this.bytes))
    this.#encoded.set(encoding, made)
    return made
  }
}

function appendVary(reply: FastifyReply, name: string): void {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary === undefined ? name : `${String(vary)}, ${name}`)
}

function acceptedEncoding(accepts: string | undefined): 'br' | 'gzip' | undefined {
  if (accepts === undefined) return undefined
  const offered = accepts.split(',').map((part) => part.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((name) =>
    offered.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part))),
  )
}

export type ReplyCache = {
  /** The reply of a URL, if it is in the cache or is being made. */
  find(url: string): ReadyReply | Promise<ReadyReply | Refusal> | undefined
  /**
   * The reply of a URL: from the cache, or made by `make` and cached for some seconds. Concurrent callers share one `make`.
   * A refusal is not cached.
   */
  through(
    url: string,
    seconds: number,
    make: () => Promise<Buffer | Refusal>,
  ): ReadyReply | Refusal | Promise<ReadyReply | Refusal>
  /** For how many seconds, at most `most`, other caches may keep a reply. */
  secondsLeft(reply: ReadyReply, most: number): number
  /** Removes the replies of the URLs that match. */
  drop(matches: (url: string) => boolean): void
  /** Removes all replies: the data that they were made of has changed. */
  clear(): void
}

type Entry = { reply: ReadyReply; until: number }

/**
 * Caches the replies of public calls as bytes. The least recently used are evicted when all entries take more than `maxBytes`,
 * because callers may ask for any number of URLs.
 * @param clock milliseconds
 * @param nextChange the instant at which prices change by themselves, in milliseconds: no reply outlives it
 */
export function createReplyCache({
  clock,
  nextChange = () => Number.POSITIVE_INFINITY,
  maxBytes = 64_000_000,
}: {
  clock: () => number
  nextChange?: () => number
  maxBytes?: number
}): ReplyCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ reply }, url) => url.length + reply.bytes.length + overhead,
  })
  const making = new Map<string, Promise<ReadyReply | Refusal>>()

  function store(url: string, seconds: number, reply: ReadyReply): void {
    entries.set(url, { reply, until: Math.min(clock() + seconds * 1000, reply.validUntil) })
  }

  function find(url: string): ReadyReply | Promise<ReadyReply | Refusal> | undefined {
    // Looks at the clock: a price change clears the cache, also one that a clock set back has undone.
    nextChange()
    const entry = entries.get(url)
    return entry && entry.until > clock() ? entry.reply : making.get(url)
  }

  return {
    find,
    through(url, seconds, make) {
      const cached = find(url)
      if (cached) return cached
      // Before the reply is made: prices may change meanwhile.
      const validUntil = nextChange()
      const promise: Promise<ReadyReply | Refusal> = make()
        .then((made) => {
          if (!Buffer.isBuffer(made)) return made
          const reply = new ReadyReply(made, validUntil)
          // If the data changed meanwhile, the reply serves those who asked before the change, and is not cached.
          if (making.get(url) === promise) store(url, seconds, reply)
          return reply
        })
        .finally(() => {
          if (making.get(url) === promise) making.delete(url)
        })
      making.set(url, promise)
      return promise
    },
    secondsLeft: (reply, most) => Math.max(0, Math.min(most, Math.floor((reply.validUntil - clock()) / 1000))),
    drop(matches) {
      for (const url of entries.keys()) if (matches(url)) entries.delete(url)
      for (const url of making.keys()) if (matches(url)) making.delete(url)
    },
    clear() {
      entries.clear()
      making.clear()
    },
  }
}
