import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/** A pool of connections to the shop's database. */
export type Pool = pg.Pool

/** What a statement can run on: the pool, or the one connection of a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

const { builtins } = pg.types

function safeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number; read it as text`)
  return value
}

const asIs = (text: string) => text
// Identifiers of the array types, which the driver's own list leaves out.
const arrays = { int8: 1016, date: 1182, text: 1009 }
const textArray = pg.types.getTypeParser(arrays.text)

// Said for this pool alone: changing the driver's own table would change it for everything else in the process.
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, safeInteger],
  [arrays.int8, (text) => textArray(text).map(safeInteger)],
  // A calendar date has no time zone; the driver would make it midnight in the server's.
  [builtins.DATE, asIs],
  [arrays.date, (text) => textArray(text)],
  [builtins.NUMERIC, asIs],
])

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    (format === 'binary' ? undefined : parsers.get(id)) ?? pg.types.getTypeParser(id, format),
}

/** A socket that sends what is written in one turn of the event loop at once: statements that wait for nothing travel together. */
class GatheringSocket extends Socket {
  // The driver corks the socket for each statement that has a name or values.
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}

/** How a pool differs from the usual. */
type PoolOptions = {
  /** The most connections at once; 10 unless said otherwise. */
  max?: number
  /**
   * The longest that a statement is waited for, in milliseconds; its connection is then given up. A database that went
   * silent would otherwise hold its callers for ever. Without end unless said otherwise.
   */
  patienceMs?: number
  /**
   * For statements that are short, many and the same: they are sent without waiting for the answer to the one before (they
   * are answered in their order all the same), and planned once for all values, by an index wherever one leads: what was
   * planned when a table was small is still in use when a rush has filled it. Not for streams of rows (COPY), which need the
   * connection to themselves.
   */
  brisk?: boolean
  /** Told when a connection is lost while nobody uses it; the pool replaces it by itself. */
  onLost?: (error: Error) => void
}

/**
 * Connects to a database. What comes back: int8 as a number (a RangeError when it would not be exact), numeric as text,
 * timestamptz as a Date, date as `YYYY-MM-DD`, jsonb parsed.
 */
export function createPool(
  url: string,
  { max = 10, patienceMs, brisk = false, onLost = () => {} }: PoolOptions = {},
): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'onair',
    connectionTimeoutMillis: 5000,
    ...(patienceMs !== undefined && { query_timeout: patienceMs }),
    keepAlive: true,
    ...(brisk && {
      pipeline: true,
      stream: () => new GatheringSocket(),
      options: '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off',
    }),
  })
  // Without these listeners a lost connection would end the process: the first is for idle ones, the second for those in use,
  // whose statement fails anyway and tells its caller.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** The query builder on a pool; closing it closes the pool. */
export const createKysely = <Tables>(pool: Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws; the error is passed on.
 * `isolation` is PostgreSQL's default, READ COMMITTED, unless said otherwise.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  isolation?: 'REPEATABLE READ' | 'SERIALIZABLE',
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    // By its name, so that it travels with what follows. That waits for it, in the database or in the driver; only a lost
    // connection fails it, and the rest with it.
    const text = isolation ? `BEGIN ISOLATION LEVEL ${isolation}` : 'BEGIN'
    const begun = client.query({ name: text, text })
    begun.catch(() => {})
    const result = await work(client)
    await begun
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    // A connection that could not roll back is thrown away, not given to the next request.
    client.release(broken)
  }
}

/**
 * A statement with a name, which PostgreSQL parses and plans once per connection (unnamed ones cost up to 2.5 times as much).
 * The name is the feature and what is asked, as in `bag.lines`; the values are those of $1, $2 …
 *
 * @example
 * const lines = statement<{ edpNo: number }, [guid: string]>('bag.lines', 'SELECT edp_no AS "edpNo" FROM bag_line WHERE guid = $1')
 * const rows = await lines(pool, guid)
 */
export function statement<Row extends pg.QueryResultRow, Values extends unknown[] = []>(name: string, text: string) {
  return async (on: Queryable, ...values: Values): Promise<Row[]> => (await on.query<Row>({ name, text, values })).rows
}

/** A value for a json or jsonb parameter; the driver would send a bare array as an array of PostgreSQL. */
export const json = (value: unknown): string => JSON.stringify(value)
