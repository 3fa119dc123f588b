import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { OperatorError } from '../kernel/errors/operator-error.ts'

/** A file is not a backup, is damaged, or has an unsupported version. The message says which. */
export class ArchiveRefused extends OperatorError {
  override name = 'ArchiveRefused'
}

/** A part of an archive: a JSON value, or bytes of a table as COPY writes them. */
export type Part = { json: unknown } | { data: Buffer }

/**
 * The first line of the uncompressed archive: its format, with a version that changes when older programs can no longer read it.
 */
const formatLine = 'onair-backup 1\n'
const kinds = { json: 0x6a, data: 0x64, end: 0x65 } as const
type Kind = (typeof kinds)[keyof typeof kinds]
const headBytes = 5
/** The largest part that is read: COPY sends rows in pieces of 64 KB, and a row may be larger. */
const mostBytes = 1_000_000_000

const frame = (kind: Kind, payload: Buffer): Buffer[] => {
  const head = Buffer.alloc(headBytes)
  head.writeUInt8(kind)
  head.writeUInt32BE(payload.length, 1)
  return [head, payload]
}

/**
 * Writes the parts to a stream: gzip around the format's line, then for each part its kind (one byte), its length (four bytes,
 * big-endian) and its bytes; last the SHA-256 of everything before it.
 */
export async function writeArchive(parts: AsyncIterable<Part>, stream: Writable): Promise<void> {
  async function* bytes() {
    const hash = createHash('sha256')
    const hashed = (buffer: Buffer) => {
      hash.update(buffer)
      return buffer
    }
    yield hashed(Buffer.from(formatLine))
    for await (const part of parts) {
      const framed =
        'data' in part ? frame(kinds.data, part.data) : frame(kinds.json, Buffer.from(JSON.stringify(part.json)))
      for (const buffer of framed) yield hashed(buffer)
    }
    yield* frame(kinds.end, hash.digest())
  }
  const level = constants.Z_BEST_SPEED
  await pipeline(Readable.from(bytes(), { objectMode: false }), createGzip({ level }), stream, { end: false })
}

/**
 * Reads an archive's parts.
 *
 * @throws {ArchiveRefused} at the end at the latest, if the file is not exactly as written
 */
export async function* readArchive(path: string): AsyncGenerator<Part> {
  const hash = createHash('sha256')
  const source = createReadStream(path)
  const content = source.pipe(createGunzip())
  source.once('error', (error) => content.destroy(error))
  try {
    yield* partsOf(new Reader(content.iterator() as AsyncIterator<Buffer>), hash, path)
  } catch (error) {
    // Errors of zlib mean that the file is truncated, or not gzip.
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code.startsWith('Z_') || error instanceof SyntaxError) throw damaged(path)
    if (code === 'ENOENT') throw new ArchiveRefused(`There is no file ${path}.`)
    throw error
  } finally {
    source.destroy()
    content.destroy()
  }
}

/**
 * Reads an archive to its end.
 *
 * @throws {ArchiveRefused} if it is not exactly as written
 */
export async function checkArchive(path: string): Promise<void> {
  for await (const _ of readArchive(path));
}

async function* partsOf(reader: Reader, hash: Hash, path: string): AsyncGenerator<Part> {
  const format = await reader.take(formatLine.length)
  if (format?.toString() !== formatLine) {
    throw new ArchiveRefused(`${path} is no backup that this version can read (“${formatLine.trim()}” is missing).`)
  }
  hash.update(format)
  for (;;) {
    const head = await reader.take(headBytes)
    const length = head?.readUInt32BE(1) ?? 0
    const payload = head && length <= mostBytes ? await reader.take(length) : undefined
    if (!head || !payload) throw damaged(path)
    if (head[0] === kinds.end) {
      if (!payload.equals(hash.digest()) || (await reader.take(1))) throw damaged(path)
      return
    }
    hash.update(head).update(payload)
    yield head[0] === kinds.data ? { data: payload } : { json: JSON.parse(payload.toString()) }
  }
}

const damaged = (path: string) =>
  new ArchiveRefused(`${path} is damaged or incomplete: it is not what was written. Nothing was restored from it.`)

/** Takes exact numbers of bytes from a stream. */
class Reader {
  readonly #source: AsyncIterator<Buffer>
  #left: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterator<Buffer>) {
    this.#source = source
  }

  /** The next bytes; undefined if the stream ends before. */
  async take(count: number): Promise<Buffer | undefined> {
    const pieces = [this.#left]
    let size = this.#left.length
    while (size < count) {
      const { done, value } = await this.#source.next()
      if (done) return undefined
      pieces.push(value)
      size += value.length
    }
    const all = pieces.length === 1 ? this.#left : Buffer.concat(pieces, size)
    this.#left = all.subarray(count)
    return all.subarray(0, count)
  }
}
