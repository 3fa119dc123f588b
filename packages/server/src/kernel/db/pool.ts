import { Socket } from 'node:net'
import pg from 'pg'
import { parameters } from './parameters.ts'

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

// For this pool alone: the driver's own table is global to the process.
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

/** A socket that sends everything written in one turn of the event loop at once, so that pipelined statements share a packet. */
class GatheringSocket extends Socket {
  // The driver corks the socket for each statement that has a name or values.
  override uncork(): void {
    process.nextTick(() => super.uncork())
  }
}

/** Options of a pool. */
type PoolOptions = {
  /** The most connections at once; 10 by default. */
  max?: number
  /**
   * The timeout of a statement in milliseconds, after which its connection is closed: a database that stops answering must
   * not block its callers for ever. No timeout by default.
   */
  timeoutMs?: number
  /**
   * For many short, repeated statements: they are pipelined, and planned once for all values, by an index wherever one
   * exists. A plan made while a table was small would otherwise stay in use when the table has grown. Not for COPY, which
   * needs the connection to itself.
   */
  brisk?: boolean
  /** Called when an idle connection is lost; the pool replaces it by itself. */
  onLost?: (error: Error) => void
}

/**
 * Connects to a database. Results: int8 as a number (a RangeError when it would not be exact), numeric as text,
 * timestamptz as a Date, date as `YYYY-MM-DD`, jsonb parsed.
 */
export function createPool(
  url: string,
  { max = 10, timeoutMs, brisk = false, onLost = () => {} }: PoolOptions = {},
): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'onair',
    connectionTimeoutMillis: 5000,
    ...(timeoutMs !== undefined && { query_timeout: timeoutMs }),
    keepAlive: true,
    ...(brisk && {
      pipeline: true,
      stream: () => new GatheringSocket(),
      options: '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off',
    }),
  })
  // Without these listeners a lost connection would end the process. The first is for idle connections, the second for those in
  // use, whose statement fails and reports it to its caller.
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws; the error is passed on.
 * `isolation` is READ COMMITTED by default.
 *
 * 1. Nothing is sent before the database has begun the transaction: without one, each statement would be committed by itself.
 * 2. A statement after the transaction's end is refused, for the same reason. When one of several concurrent parts of `work`
 *    fails, the others may still be under way.
 * 3. If a statement has failed and `work` has ignored its error, `inTransaction` throws. PostgreSQL answers such a COMMIT with a
 *    rollback, and with no error.
 * 4. When the connection is lost during COMMIT, the error is the lost connection's (`isDatabaseAway`): it may have been committed.
 */
export async function inTransaction<Result>(
  pool: Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  isolation?: 'REPEATABLE READ' | 'SERIALIZABLE',
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await begin(client, isolation)
    const result = await untilSettled(client, work)
    const { command } = await client.query('COMMIT')
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it had failed')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    // A connection that could not roll back is closed, not reused.
    client.release(broken)
  }
}

async function begin(client: pg.PoolClient, isolation: string | undefined): Promise<void> {
  await client.query(isolation ? `BEGIN ISOLATION LEVEL ${isolation}` : 'BEGIN')
  // `T` means in a transaction. A successful BEGIN does not prove it: a connection pooler may have sent that reply.
  if (client.getTransactionStatus() !== 'T') throw new Error('The database did not begin a transaction')
}

/** Gives `work` the connection until it settles. */
async function untilSettled<Result>(
  client: pg.PoolClient,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  let settled = false
  const query = (...asked: Parameters<pg.PoolClient['query']>) =>
    settled ? Promise.reject(new Error('The transaction has ended')) : client.query(...asked)
  try {
    return await work(Object.create(client, { query: { value: query } }))
  } finally {
    settled = true
  }
}

/** A statement as PostgreSQL gets it: with numbers, and the names of its parameters in their order. */
type Numbered = ReturnType<typeof parameters>

const prepared = new Map<string, Numbered>()

/** All statements, by their names. PostgreSQL stores one text per name and refuses another. */
export const statements: ReadonlyMap<string, Numbered> = prepared

/**
 * A named statement, which PostgreSQL parses and plans once per connection (unnamed ones cost up to 2.5 times as much).
 * The name is the feature and the query, as in `bag.lines`; its parameters are written as `:name` and given as one record.
 *
 * @example
 * const lines = statement<{ edpNo: number }, { guid: string }>('bag.lines', 'SELECT edp_no AS "edpNo" FROM bag_line WHERE guid = :guid')
 * const rows = await lines(pool, { guid })
 */
export function statement<
  Row extends pg.QueryResultRow,
  Values extends Readonly<Record<string, unknown>> = Record<never, never>,
>(name: string, named: string) {
  const numbered = parameters(named)
  const { text, names } = numbered
  if ((prepared.get(name)?.text ?? text) !== text) throw new Error(`Two statements are called ${name}`)
  prepared.set(name, numbered)
  return async (on: Queryable, ...given: keyof Values extends never ? [] : [values: Values]): Promise<Row[]> => {
    const [values] = given as [values?: Values]
    return (await on.query<Row>({ name, text, values: names.map((one) => values?.[one]) })).rows
  }
}

/** A value for a json or jsonb parameter; the driver would send a bare array as an array of PostgreSQL. */
export const json = (value: unknown): string => JSON.stringify(value)
