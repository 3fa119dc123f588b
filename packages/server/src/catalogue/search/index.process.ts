import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createPool } from '../../kernel/db/pool.ts'
import { buildIndexWithState } from './build-index.ts'
import { writeIndex } from './index-file.ts'

/** The descriptor of the file that the parent passes beside the standard streams. */
const file = 3

/** The process that builds one index. It reads the database's URL as a line of standard input, and writes to the passed file. */
const lines = createInterface(process.stdin)
const [databaseUrl]: string[] = await once(lines, 'line')
// The parent has ended: the index is no longer needed.
lines.once('close', () => process.exit(1))
const pool = createPool(databaseUrl ?? '', { max: 1 })
writeIndex(file, await buildIndexWithState(pool))
await pool.end()
process.exit()
