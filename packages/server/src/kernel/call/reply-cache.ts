import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '../errors/refusal.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Below this many bytes compressing saves no packet. */
const worthCompressing = 1400
/** What keeping a reply takes beside its bytes and its address. A million empty lists are not free. */
const overhead = 1000

/** A reply as it is sent: bytes, ready, with a tag to compare by. */
export class ReadyReply {
  readonly bytes: Buffer
  readonly #etag: string
  readonly #encoded = new Map<'br' | 'gzip', Promise<Buffer>>()

  constructor(bytes: Buffer) {
    this.bytes = bytes
    this.#etag = `W/"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  }

  /** Sends the bytes, compressed as the caller accepts it, or a 304 to a caller who has them already. */
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

  /** Compressed once, when the first caller asks for it, at a level that takes less than a millisecond. */
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
  /**
   * The ready reply of an address: kept for some seconds, made by `make` when it is not there. Callers who come while it
   * is being made wait for the same one. A refusal is passed on and not kept.
   */
  through(
    url: string,
    seconds: number,
    make: () => Promise<Buffer | Refusal>,
  ): ReadyReply | Refusal | Promise<ReadyReply | Refusal>
  /** Forgets the replies of some addresses. */
  drop(matches: (url: string) => boolean): void
  /** Forgets everything: what the replies were made of has changed. */
  clear(): void
}

const sizeOf = (url: string, reply: ReadyReply): number => url.length + reply.bytes.length + overhead

/**
 * Keeps the replies of public calls as bytes. The least recently made go when they and their addresses take more than
 * `maxBytes` together: anybody may ask at addresses without end.
 * @param clock milliseconds
 */
export function createReplyCache({
  clock,
  maxBytes = 64_000_000,
}: {
  clock: () => number
  maxBytes?: number
}): ReplyCache {
  const kept = new Map<string, { reply: ReadyReply; until: number }>()
  const making = new Map<string, Promise<ReadyReply | Refusal>>()
  let bytes = 0

  function drop(url: string): void {
    const entry = kept.get(url)
    if (!entry) return
    bytes -= sizeOf(url, entry.reply)
    kept.delete(url)
  }

  function keep(url: string, seconds: number, reply: ReadyReply): void {
    drop(url)
    kept.set(url, { reply, until: clock() + seconds * 1000 })
    bytes += sizeOf(url, reply)
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  return {
    through(url, seconds, make) {
      const entry = kept.get(url)
      if (entry && entry.until > clock()) return entry.reply
      const waiting = making.get(url)
      if (waiting) return waiting
      const begun: Promise<ReadyReply | Refusal> = make()
        .then((made) => {
          if (!Buffer.isBuffer(made)) return made
          const reply = new ReadyReply(made)
          // Otherwise made of what has changed meanwhile: good for those who asked before, not for later ones.
          if (making.get(url) === begun) keep(url, seconds, reply)
          return reply
        })
        .finally(() => {
          if (making.get(url) === begun) making.delete(url)
        })
      making.set(url, begun)
      return begun
    },
    drop(matches) {
      for (const url of kept.keys()) if (matches(url)) drop(url)
      for (const url of making.keys()) if (matches(url)) making.delete(url)
    },
    clear() {
      kept.clear()
      making.clear()
      bytes = 0
    },
  }
}
