import type { Queryable } from '../kernel/db/pool.ts'

export type Table = { name: string; columns: string[] }
export type Sequence = { name: string; value: number; isCalled: boolean }

/** The schema of the shop's tables: the first of the search path. */
export const schema = 'current_schema()::regnamespace'

/** The migrator's own tables: a restore writes them by migrating. */
const migratorTables = `('kysely_migration', 'kysely_migration_lock')`

/**
 * The shop's tables and their columns in a backup. Unlogged tables are left out: they contain an unfinished import and the like, and
 * are empty after a crash.
 */
export async function tablesOf(on: Queryable): Promise<Table[]> {
  const { rows } = await on.query<Table>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = ${schema} and relkind = 'r' and relpersistence = 'p'
       and attnum > 0 and not attisdropped and attgenerated = '' and relname not in ${migratorTables}
     group by relname order by relname`,
  )
  return rows
}

/** The names of all relations with rows in the database. */
export async function relationsIn(on: Queryable): Promise<string[]> {
  const { rows } = await on.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = ${schema} and relkind in ('r', 'p', 'f', 'v', 'm', 'S') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** The applied migrations, in their order; none in a database without any. */
export async function migrationsOf(on: Queryable): Promise<string[]> {
  if (!(await relationsIn(on)).includes('kysely_migration')) return []
  const { rows } = await on.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/**
 * The present values of all sequences. They belong to no snapshot: read after the tables, they are at least as high as any number in
 * the rows.
 */
export async function sequencesOf(on: Queryable): Promise<Sequence[]> {
  const { rows } = await on.query<Sequence>(
    `select sequencename as name, coalesce(last_value, start_value) as value, last_value is not null as "isCalled"
     from pg_sequences where schemaname = current_schema() order by 1`,
  )
  return rows
}

export async function setSequence(on: Queryable, { name, value, isCalled }: Sequence): Promise<void> {
  await on.query('select setval(quote_ident($1)::regclass, $2, $3)', [name, value, isCalled])
}

/** The other connections of a shop, or of its commands, to this database. */
export async function otherConnections(on: Queryable): Promise<number> {
  const { rows } = await on.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and application_name = 'onair' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? 0
}
