import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'

/** The query builder of the migrations on a pool; closing it closes the pool. */
export const createKysely = <Tables>(pool: PostgresPool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
