import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuiltIndex } from './build-index.ts'
import type { IndexData } from './index-data.ts'
import { pack, unpack } from './pack.ts'

/** The header of an index file. */
export type Head = {
  /** The index with the places of its columns, see `pack`. */
  shape: unknown
  /** The length of the columns. */
  byteLength: number
  /** The state of the catalogue that the index was built from, see `catalogueState`. */
  state: string
  /** The code that built it, see `sourcesOfIndex`. */
  sources: string
}

/** Writes an index to an open file: the length of its head in four bytes, the head as JSON, then the bytes of its columns. */
export function writeIndex(file: number, { data, state }: BuiltIndex): void {
  const { shape, buffer } = pack(data)
  const head: Head = { shape, byteLength: buffer.byteLength, state, sources: sourcesOfIndex() }
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  for (const part of [length, json, new Uint8Array(buffer)]) writeFileSync(file, part)
}

/** Reads the head of an index, and checks that the file ends where its columns do. @throws if it does not */
export async function readHead(file: FileHandle): Promise<Head> {
  const length = Buffer.alloc(4)
  await fill(file, length, 0)
  const { size } = await file.stat()
  const json = Buffer.alloc(Math.min(length.readUInt32BE(), size))
  await fill(file, json, length.length)
  const head: Head = JSON.parse(json.toString())
  if (size !== length.length + json.length + head.byteLength) throw incomplete()
  return head
}

/** Reads the columns of an index, all into one buffer. @throws if the file ends before them */
export async function readColumns(file: FileHandle, { shape, byteLength }: Head): Promise<IndexData> {
  const columns = new Uint8Array(byteLength)
  await fill(file, columns, (await file.stat()).size - byteLength)
  return unpack({ shape, buffer: columns.buffer })
}

async function fill(file: FileHandle, buffer: Uint8Array, from: number): Promise<void> {
  for (let filled = 0; filled < buffer.length; ) {
    const { bytesRead } = await file.read(buffer, filled, buffer.length - filled, from + filled)
    if (bytesRead === 0) throw incomplete()
    filled += bytesRead
  }
}

const incomplete = () => new Error('The index is incomplete')

let sources: string | undefined

/** A hash of the code that decides what an index contains. */
export function sourcesOfIndex(): string {
  if (sources !== undefined) return sources
  const folder = import.meta.dirname
  const files = [
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .toSorted()
      .map((name) => join(folder, name)),
    join(folder, '../colours.ts'),
    ...['english', 'french'].map((name) => fileURLToPath(import.meta.resolve(`@orama/stemmers/${name}`))),
  ]
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  sources = hash.digest('base64url')
  return sources
}
