import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createPool } from '../../kernel/db/pool.ts'
import { buildIndex } from './build-index.ts'
import { pack } from './pack.ts'

/** The file that this process was started with, beside the three that every process has. */
const file = 3

/**
 * The process that makes one index: it is told the database's address in a line of standard input, and writes the index to
 * the file it is given: the length of its shape in four bytes, its shape as JSON, then the bytes of its columns.
 */
const lines = createInterface(process.stdin)
const [databaseUrl]: string[] = await once(lines, 'line')
// The shop is gone: nobody waits for this any more.
lines.once('close', () => process.exit(1))
const pool = createPool(databaseUrl ?? '', { max: 1 })
const { shape, buffer } = pack(await buildIndex(pool))
const json = Buffer.from(JSON.stringify({ shape, byteLength: buffer.byteLength }))
const length = Buffer.alloc(4)
length.writeUInt32BE(json.length)
for (const part of [length, json, new Uint8Array(buffer)]) writeFileSync(file, part)
await pool.end()
process.exit()
