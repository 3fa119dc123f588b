import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { peek } from './encodings.ts'
import { FileRefused } from './refused.ts'

/** A file that is read once, from beginning to end. */
export type Source = {
  name: string
  /** In bytes; undefined for a pipe. */
  size: number | undefined
  /** Identifies this file with its present content; undefined for a pipe. */
  identity: string | undefined
  /** Reads the file and reports the bytes read so far. */
  bytes(onRead: (done: number) => void): AsyncIterable<Buffer>
  /** @throws {FileRefused} if the file has changed since */
  stillSame(): Promise<void>
}

const headLength = 1 << 20
const chunkLength = 1 << 18

/** Opens a file, or with `-` standard input. @throws {FileRefused} if there is no such file */
export async function openSource(path: string, stdin: AsyncIterable<Buffer>): Promise<Source> {
  if (path === '-') {
    return {
      name: 'standard input',
      size: undefined,
      identity: undefined,
      bytes: (onRead) => unpacked(counted(stdin, onRead)),
      async stillSame() {},
    }
  }
  const { size, mtimeMs, identity } = await identify(path)
  return {
    name: basename(path),
    size,
    identity,
    bytes: (onRead) => unpacked(counted(createReadStream(path, { highWaterMark: chunkLength }), onRead)),
    async stillSame() {
      const now = await identify(path)
      if (now.size !== size || now.mtimeMs !== mtimeMs)
        throw new FileRefused(`${path} changed while it was read; import it again when it is complete.`)
    },
  }
}

async function* counted(stream: AsyncIterable<Buffer>, onRead: (done: number) => void): AsyncGenerator<Buffer> {
  let done = 0
  for await (const chunk of stream) {
    yield chunk
    done += chunk.length
    onRead(done)
  }
}

/** The content of a file, decompressed if it is gzip, as guides are often delivered. */
async function* unpacked(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { head, all } = await peek(bytes)
  if (head[0] !== 0x1f || head[1] !== 0x8b) return yield* all
  const unpack = createGunzip()
  const packed = Readable.from(all)
  packed.once('error', (error) => unpack.destroy(error))
  try {
    yield* packed.pipe(unpack)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!code.startsWith('Z_')) throw error
    throw new FileRefused('The packed file (gzip) is cut off, or damaged.')
  } finally {
    packed.destroy()
  }
}

async function identify(path: string): Promise<{ size: number; mtimeMs: number; identity: string }> {
  let file: FileHandle | undefined
  try {
    file = await open(path)
    const stat = await file.stat()
    if (!stat.isFile()) throw new FileRefused(`${path} is not a file.`)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.min(headLength, stat.size)), 0, undefined, 0)
    const head = createHash('sha256').update(buffer.subarray(0, bytesRead)).digest('hex')
    return { size: stat.size, mtimeMs: stat.mtimeMs, identity: `${stat.size} ${stat.mtimeMs} ${head}` }
  } catch (error) {
    if (error instanceof FileRefused || !(error instanceof Error && 'code' in error)) throw error
    throw new FileRefused(
      error.code === 'ENOENT' ? `There is no file ${path}.` : `${path} cannot be read: ${error.code}.`,
    )
  } finally {
    await file?.close()
  }
}
