/** The pictures that were drawn before, as files. A folder that cannot be used costs time, never a picture. */

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { colours } from '@onair/server/colours'
import type { Format } from './drawings/render.ts'

/** Where warnings go: a pino logger, or Fastify's. */
export type Log = { warn(details: object, message: string): void }

/** A short hash of everything that decides how a picture looks: a changed drawing is drawn anew. */
export async function drawingVersion(): Promise<string> {
  const here = new URL('./drawings/', import.meta.url)
  const names = (await readdir(here)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const hash = createHash('sha256').update(JSON.stringify(colours))
  for (const file of [...names.map((name) => new URL(name, here)), new URL('./names.ts', import.meta.url)]) {
    hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 12)
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** The file is an image of this format from its first byte to its last, as far as its own lengths tell. */
export function isWhole(bytes: Uint8Array, format: Format): boolean {
  if (bytes.length < 64) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (format === 'jpeg') return view.getUint16(0) === 0xffd8 && view.getUint16(bytes.length - 2) === 0xffd9
  if (format === 'webp') {
    return (
      ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP' && view.getUint32(4, true) + 8 === bytes.length
    )
  }
  if (ascii(bytes, 4, 8) !== 'ftyp') return false
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at)
    if (size < 8) return false
    at += size
  }
  return at === bytes.length
}

export type Files = {
  /** The file of that name, or undefined where there is none that can be used. */
  read(name: string, format: Format): Promise<Uint8Array | undefined>
  /** Keeps a file: on disk, or in memory (the latest 200) where the folder cannot be written. Never rejects. */
  write(name: string, bytes: Uint8Array): Promise<void>
}

const inMemoryAtMost = 200

/** The cache in `{cacheDir}/{version}/`. The folders of other versions are removed. */
export function newFiles(cacheDir: string, version: string, log: Log): Files {
  const memory = new Map<string, Uint8Array>()
  let complained = false
  let writes = 0

  const clean = async () => {
    const others = (await readdir(cacheDir)).filter((name) => /^[0-9a-f]{12}$/.test(name) && name !== version)
    await Promise.all(others.map((name) => rm(join(cacheDir, name), { recursive: true, force: true })))
  }

  return {
    async read(name, format) {
      const kept = memory.get(name)
      if (kept) return kept
      let bytes: Uint8Array
      try {
        bytes = await readFile(join(cacheDir, version, name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
          log.warn({ err: error, picture: name }, 'A kept picture could not be read and is drawn again')
        }
        return undefined
      }
      if (isWhole(bytes, format)) return bytes
      log.warn({ picture: name, bytes: bytes.length }, 'A kept picture is damaged and is drawn again')
      return undefined
    },

    async write(name, bytes) {
      const file = join(cacheDir, version, name)
      writes += 1
      const partial = `${file}.${process.pid}-${writes}.partial`
      try {
        await mkdir(dirname(file), { recursive: true })
        if (writes === 1) await clean()
        await writeFile(partial, bytes)
        await rename(partial, file)
        memory.delete(name)
      } catch (error) {
        await rm(partial, { force: true }).catch(() => undefined)
        if (!complained) log.warn({ err: error }, 'Pictures cannot be kept on disk; the latest are kept in memory')
        complained = true
        memory.set(name, bytes)
        for (const oldest of memory.keys()) {
          if (memory.size <= inMemoryAtMost) break
          memory.delete(oldest)
        }
      }
    },
  }
}
