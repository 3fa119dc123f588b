/** The disk cache of drawn pictures. If the folder cannot be used, pictures are drawn again, and none is lost. */

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { colours } from '@onair/server/colours'
import type { Format } from './drawings/render.ts'

/** Receives warnings: a pino logger, or Fastify's. */
export type Log = { warn(details: object, message: string): void }

/** A short hash of everything that determines how pictures look, so that a changed drawing misses the cache. */
export async function drawingVersion(): Promise<string> {
  const here = new URL('./drawings/', import.meta.url)
  const names = (await readdir(here)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort()
  const hash = createHash('sha256').update(JSON.stringify(colours))
  const others = ['./names.ts', './attributes.ts', './portraits.data.ts'].map((name) => new URL(name, import.meta.url))
  for (const file of [...names.map((name) => new URL(name, here)), ...others]) {
    hash.update(await readFile(file))
  }
  return hash.digest('hex').slice(0, 12)
}

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))

/** Whether the file is a complete image of this format, judged by its magic bytes and its own lengths. */
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
  /** The file of that name, or undefined if it is missing or damaged. */
  read(name: string, format: Format): Promise<Uint8Array | undefined>
  /** Stores a file on disk, or in memory (the latest 200) if the folder cannot be written. Never rejects. */
  write(name: string, bytes: Uint8Array): Promise<void>
}

const inMemoryAtMost = 200

/** The cache in `{cacheDir}/{version}/`. The first write removes the folders of other versions. */
export function newFiles(cacheDir: string, version: string, log: Log): Files {
  const memory = new Map<string, Uint8Array>()
  let warned = false
  let writes = 0

  const clean = async () => {
    const others = (await readdir(cacheDir)).filter((name) => /^[0-9a-f]{12}$/.test(name) && name !== version)
    await Promise.all(others.map((name) => rm(join(cacheDir, name), { recursive: true, force: true })))
  }

  return {
    async read(name, format) {
      const stored = memory.get(name)
      if (stored) return stored
      let bytes: Uint8Array
      try {
        bytes = await readFile(join(cacheDir, version, name))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
          log.warn({ err: error, picture: name }, 'a cached picture could not be read and is drawn again')
        }
        return undefined
      }
      if (isWhole(bytes, format)) return bytes
      log.warn({ picture: name, bytes: bytes.length }, 'a cached picture is damaged and is drawn again')
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
        if (!warned) log.warn({ err: error }, 'the picture cache cannot be written; the latest pictures stay in memory')
        warned = true
        memory.set(name, bytes)
        for (const oldest of memory.keys()) {
          if (memory.size <= inMemoryAtMost) break
          memory.delete(oldest)
        }
      }
    },
  }
}
