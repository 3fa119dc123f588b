import type { Writable } from 'node:stream'
import type { PoolClient } from 'pg'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import type { z } from 'zod/mini'
import type { Pool } from '../kernel/db/pool.ts'
import { type Totals, totalsOf } from '../verify/verify.service.ts'
import { type Part, writeArchive } from './archive.ts'
import { migrationsOf, sequencesOf, type Table, tablesOf } from './backup.queries.ts'
import type { Footer, Header, TableHead } from './backup.schemas.ts'

const { escapeIdentifier } = pg

/** A table and its columns, as COPY names them. */
export const copyName = ({ name, columns }: Table): string =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`

/**
 * Writes the shop's data to a stream: every table as of one moment, and the sequences. The shop goes on meanwhile.
 *
 * 1. One REPEATABLE READ transaction reads everything, so that an order is in the archive with its payment and its ledger.
 * 2. The archive names the migrations of its schema, by which a restore recreates it.
 * 3. It ends with the rows of each table, the sums of money and stock, and a checksum.
 *
 * The environment's settings are not included. Without the same GIFT_CARD_KEY, gift cards cannot be opened.
 */
export async function backup(pool: Pool, stream: Writable, now: Date): Promise<Totals> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const totals = await totalsOf(client)
    await writeArchive(partsOf(client, totals, now), stream)
    await client.query('COMMIT')
    client.release()
    return totals
  } catch (error) {
    // A COPY whose output cannot be written never ends: the connection is closed instead of rolled back.
    client.release(true)
    throw error
  }
}

async function* partsOf(client: PoolClient, totals: Totals, now: Date): AsyncGenerator<Part> {
  yield {
    json: { takenAt: now.toISOString(), migrations: await migrationsOf(client) } satisfies z.infer<typeof Header>,
  }
  const rows: Record<string, number> = {}
  for (const table of await tablesOf(client)) {
    yield { json: { table: table.name, columns: table.columns } satisfies z.infer<typeof TableHead> }
    const copy = client.query(to(`COPY ${copyName(table)} TO STDOUT`))
    for await (const data of copy) yield { data }
    rows[table.name] = copy.rowCount
  }
  yield { json: { rows, sequences: await sequencesOf(client), totals } satisfies z.infer<typeof Footer> }
}
