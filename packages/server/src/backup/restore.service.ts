import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'
import type { z } from 'zod/mini'
import { migrateOn, migrationNames } from '../kernel/db/migrate.ts'
import { inTransaction, type Pool } from '../kernel/db/pool.ts'
import { setAside } from '../kernel/db/set-aside.ts'
import { OperatorError } from '../kernel/errors/operator-error.ts'
import { type Totals, totalsOf } from '../verify/verify.service.ts'
import { ArchiveRefused, checkArchive, type Part, readArchive } from './archive.ts'
import { otherConnections, relationsIn, setSequence, type Table, tablesOf } from './backup.queries.ts'
import { Footer, Header, TableHead } from './backup.schemas.ts'
import { copyName } from './backup.service.ts'

/** The database cannot be restored into. The message says what to do. */
export class RestoreRefused extends OperatorError {
  override name = 'RestoreRefused'
}

/** The restored backup: its time and its sums. */
export type Restored = { takenAt: string; totals: Totals }

/**
 * Restores a backup in one transaction: either the database is exactly the shop that was backed up, or it is unchanged.
 *
 * 1. The database must be empty; with `force` its data is replaced.
 * 2. No shop may run on it.
 * 3. A backup of a newer schema is refused. One of an older schema is restored into that schema, then migrated to the present
 *    one.
 * 4. The checksum, the rows of each table and the sums of money and stock must be those of the backup.
 *
 * @throws {ArchiveRefused} for a damaged file, or one that is not a backup
 * @throws {RestoreRefused} for a database that cannot be restored into
 */
export async function restore(pool: Pool, path: string, { force = false } = {}): Promise<Restored> {
  // First, so that a damaged file is reported as such, and not by an error of PostgreSQL about its rows.
  await checkArchive(path)
  return inTransaction(pool, async (client) => {
    const parts = readArchive(path)
    const { takenAt, migrations } = parse(Header, await next(parts), path)
    const last = lastOf(migrations)
    await makeRoom(client, force)
    await migrateOn(client, last)
    const totals = await load(client, parts, path)
    await migrateOn(client)
    return { takenAt, totals }
  })
}

/** The last migration of the backup. */
function lastOf(migrations: readonly string[]): string {
  const ours = migrationNames()
  const unknown = migrations.filter((name) => !ours.includes(name))
  if (unknown.length > 0) {
    throw new RestoreRefused(
      `A newer version of the shop made this backup: this one does not know ${unknown.join(', ')}. Restore it with that version.`,
    )
  }
  const last = migrations.at(-1) ?? ''
  const missing = ours.filter((name) => name < last && !migrations.includes(name))
  if (missing.length > 0) {
    throw new RestoreRefused(`The backup’s schema lacks the migrations ${missing.join(', ')}.`)
  }
  return last
}

async function makeRoom(client: PoolClient, force: boolean): Promise<void> {
  const others = await otherConnections(client)
  if (others > 0) {
    throw new RestoreRefused(
      `A shop or a command is using this database (${others} connections). Stop it first, then restore.`,
    )
  }
  const relations = await relationsIn(client)
  if (relations.length === 0) return
  if (!force) {
    throw new RestoreRefused(
      `The database is not empty: it holds ${relations.length} tables. Name an empty one by DATABASE_URL, or give --force to replace everything in this one.`,
    )
  }
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_schema()) as name')
  const name = rows[0]?.name ?? 'public'
  await client.query(`DROP SCHEMA ${name} CASCADE`)
  await client.query(`CREATE SCHEMA ${name}`)
}

/** Copies the rows into the tables, which contain only the rows of migrations. */
async function load(client: PoolClient, parts: AsyncGenerator<Part>, path: string): Promise<Totals> {
  const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]))
  const names = [...tables.values()].map(({ name }) => `"${name}"`)
  await client.query(`TRUNCATE ${names.join(', ')}`)
  const remake = await setAside(client, names)
  const rows: Record<string, number> = {}
  const source = peekable(parts)
  let part = await source.next()
  for (;;) {
    const head = TableHead.safeParse(part && 'json' in part ? part.json : undefined)
    if (!head.success) break
    const table = tableOf(tables, head.data, path)
    const copy = client.query(from(`COPY ${copyName(table)} FROM STDIN`))
    // An error on either side ends the COPY, so that the transaction can be rolled back.
    await pipeline(Readable.from(source.data(), { objectMode: false }), copy)
    rows[table.name] = copy.rowCount
    part = await source.next()
  }
  const footer = parse(Footer, part, path)
  const after = await source.next()
  if (after || !isDeepStrictEqual(rows, footer.rows)) {
    throw new ArchiveRefused(`${path} does not hold the rows that it lists. Nothing was restored from it.`)
  }
  for (const sequence of footer.sequences) await setSequence(client, sequence)
  await remake()
  // The planner believes that a table which was analysed while empty stays empty.
  for (const { name } of tables.values()) if (rows[name]) await client.query(`ANALYZE "${name}"`)
  const totals = await totalsOf(client)
  if (!isDeepStrictEqual({ ...totals }, footer.totals)) {
    throw new ArchiveRefused(`The totals of ${path} differ from those that it records. Nothing was restored from it.`)
  }
  return totals
}

/** The table to copy into, with the backup's columns in the backup's order. */
function tableOf(tables: ReadonlyMap<string, Table>, head: z.infer<typeof TableHead>, path: string): Table {
  const ours = tables.get(head.table)
  if (!ours || !isDeepStrictEqual(new Set(ours.columns), new Set(head.columns))) {
    throw new ArchiveRefused(`${path}: the columns of table ${head.table} do not match its migrations.`)
  }
  return { name: ours.name, columns: head.columns }
}

async function next(parts: AsyncGenerator<Part>): Promise<Part | undefined> {
  const { done, value } = await parts.next()
  return done ? undefined : value
}

/** Parts one by one, or a table's data up to the part that follows it. */
function peekable(parts: AsyncGenerator<Part>) {
  let ahead: Part | undefined
  return {
    async next(): Promise<Part | undefined> {
      const part = ahead ?? (await next(parts))
      ahead = undefined
      return part
    },
    async *data(): AsyncGenerator<Buffer> {
      for (;;) {
        const part = await next(parts)
        if (!part || !('data' in part)) {
          ahead = part
          return
        }
        yield part.data
      }
    },
  }
}

function parse<Schema extends z.ZodMiniType>(schema: Schema, part: Part | undefined, path: string): z.output<Schema> {
  const parsed = schema.safeParse(part && 'json' in part ? part.json : undefined)
  if (!parsed.success) throw new ArchiveRefused(`${path} is no backup of a shop that this version can read.`)
  return parsed.data
}
