import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createPool } from '../../kernel/db/pool.ts'
import { buildIndex } from './build-index.ts'
import { pack } from './pack.ts'

/** The descriptor of the file that the parent passes beside the standard streams. */
const file = 3

/**
 * The process that builds one index. It reads the database's URL as a line of standard input, and writes to the passed file:
 * the length of the index's shape in four bytes, its shape as JSON, then the bytes of its columns.
 */
const lines = createInterface(process.stdin)
const [databaseUrl]: string[] = await once(lines, 'line')
// The parent has ended: the index is no longer needed.
lines.once('close', () => process.exit(1))
const pool = createPool(databaseUrl ?? '', { max: 1 })
const { shape, buffer } = pack(await buildIndex(pool))
const json = Buffer.from(JSON.stringify({ shape, byteLength: buffer.byteLength }))
const length = Buffer.alloc(4)
length.writeUInt32BE(json.length)
for (const part of [length, json, new Uint8Array(buffer)]) writeFileSync(file, part)
await pool.end()
process.exit()
