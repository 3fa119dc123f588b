import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { awaitedLocks, type TestDatabase, testDatabase } from '../../testing/database.ts'
import { databaseProxy } from '../../testing/database-proxy.ts'
import { isDatabaseAway } from '../errors/error-handler.ts'
import { createKysely } from './kysely.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { createPool, inTransaction, json, type Pool, type Queryable, statement } from './pool.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('CREATE TABLE note (id int PRIMARY KEY, words jsonb)')
})
afterAll(() => database.drop())

describe('results of the database', () => {
  it('1. have a type that loses nothing', async () => {
    const { rows } = await database.pool.query(`SELECT 9007199254740991::int8 AS big, 12.50::numeric AS exact,
      '2026-03-08'::date AS day, '2026-03-08T07:00:00Z'::timestamptz AS instant, ARRAY[1,2]::int8[] AS bigs,
      ARRAY['2026-03-08']::date[] AS days, NULL::int8 AS nothing, count(*) AS counted FROM generate_series(1, 3)`)
    expect(rows).toEqual([
      {
        big: Number.MAX_SAFE_INTEGER,
        exact: '12.50',
        day: '2026-03-08',
        instant: new Date('2026-03-08T07:00:00Z'),
        bigs: [1, 2],
        days: ['2026-03-08'],
        nothing: null,
        counted: 3,
      },
    ])
  })

  it('2. are refused if a number would not be exact', async () => {
    await expect(database.pool.query('SELECT 9007199254740993::int8')).rejects.toThrow(RangeError)
  })

  it('3. are the same through the query builder', async () => {
    const { rows } = await sql`SELECT 1::int8 AS one, ${'2026-01-02'}::date AS day`.execute(createKysely(database.pool))
    expect(rows).toEqual([{ one: 1, day: '2026-01-02' }])
  })
})

describe('a transaction', () => {
  const insert = statement<{ id: number }, { id: number; words: string }>(
    'note.insert',
    'INSERT INTO note VALUES (:id, :words) RETURNING id',
  )
  const words = statement<{ words: string[] }, { id: number }>('note.words', 'SELECT words FROM note WHERE id = :id')

  it('1. commits the writes of its work', async () => {
    const made = await inTransaction(database.pool, (client) => insert(client, { id: 1, words: json(['un', 'deux']) }))
    expect(made).toEqual([{ id: 1 }])
    expect(await words(database.pool, { id: 1 })).toEqual([{ words: ['un', 'deux'] }])
  })

  it('2. keeps nothing when the work throws, and passes the error on', async () => {
    const work = inTransaction(database.pool, async (client) => {
      await insert(client, { id: 2, words: json([]) })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await words(database.pool, { id: 2 })).toEqual([])
  })

  it('3. does not reuse a lost connection', async () => {
    const pool = createPool(database.url, { max: 1 })
    const work = inTransaction(pool, (client) => client.query('SELECT pg_terminate_backend(pg_backend_pid())'))
    await expect(work).rejects.toThrow()
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })

  const kept = async () => (await database.pool.query('SELECT id FROM note ORDER BY id')).rows.map(({ id }) => id)

  it.each(
    (['refused', 'pretended', 'lost'] as const).flatMap((fate) =>
      [undefined, 'REPEATABLE READ' as const, 'SERIALIZABLE' as const].flatMap((isolation) =>
        [true, false].map((brisk) => ({ fate, isolation, brisk })),
      ),
    ),
  )(
    '4. whose BEGIN is $fate writes nothing (isolation $isolation, brisk $brisk)',
    async ({ fate, isolation, brisk }) => {
      const before = await kept()
      const proxy = await databaseProxy(database.url, (text) => (/^BEGIN/.test(text) ? fate : undefined))
      const pool = createPool(proxy.url, { max: 1, brisk })
      const work = async (client: Queryable) => {
        await insert(client, { id: 40, words: json([]) })
        await insert(client, { id: 41, words: json([]) })
      }
      await expect(inTransaction(pool, work, isolation)).rejects.toThrow()
      await expect(inTransaction(pool, (client) => Promise.all([work(client)]), isolation)).rejects.toThrow()
      expect(await kept()).toEqual(before)
      // Statements outside of a transaction still work.
      expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
      await pool.end()
      await proxy.stop()
    },
  )

  it('5. writes nothing when its connection is lost midway, whatever is sent after that', async () => {
    const before = await kept()
    const proxy = await databaseProxy(database.url, (text) => (/words FROM note/.test(text) ? 'lost' : undefined))
    const pool = createPool(proxy.url, { max: 1, brisk: true })
    const work = inTransaction(pool, async (client) => {
      await insert(client, { id: 50, words: json([]) })
      await words(client, { id: 1 }).catch(() => {})
      await insert(client, { id: 51, words: json([]) })
    })
    await expect(work).rejects.toThrow()
    expect(await kept()).toEqual(before)
    await pool.end()
    await proxy.stop()
  })

  it.each([
    ['lost', [1]],
    ['unanswered', [1, 60]],
  ] as const)('6. whose COMMIT is %s fails, though it may have been committed', async (fate, after) => {
    const proxy = await databaseProxy(database.url, (text) => (text === 'COMMIT' ? fate : undefined))
    const pool = createPool(proxy.url, { max: 1, brisk: true })
    const error = await inTransaction(pool, (client) => insert(client, { id: 60, words: json([]) })).catch(
      (failure: Error) => failure,
    )
    expect(isDatabaseAway(error as Error)).toBe(true)
    expect(await kept()).toEqual(after)
    await database.pool.query('DELETE FROM note WHERE id = 60')
    await pool.end()
    await proxy.stop()
  })

  it('7. fails if one of its statements failed, even if the work ignored the error', async () => {
    const work = inTransaction(database.pool, async (client) => {
      await insert(client, { id: 70, words: json([]) })
      await insert(client, { id: 1, words: json([]) }).catch(() => {})
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await kept()).toEqual([1])
  })

  it('8. can undo a part by a savepoint', async () => {
    await inTransaction(database.pool, async (client) => {
      await client.query('SAVEPOINT before')
      await insert(client, { id: 1, words: json([]) }).catch(() => {})
      await client.query('ROLLBACK TO SAVEPOINT before')
      await insert(client, { id: 80, words: json([]) })
    })
    expect(await kept()).toEqual([1, 80])
    await database.pool.query('DELETE FROM note WHERE id = 80')
  })

  it.each(['fails', 'succeeds'])('9. takes no statement after its end, when it %s', async (ends) => {
    const ended = Promise.withResolvers<void>()
    let late: Promise<unknown> | undefined
    const work = inTransaction(database.pool, async (client) => {
      late = ended.promise.then(() => insert(client, { id: 90, words: json([]) }))
      late.catch(() => {})
      if (ends === 'fails') throw new Error('no')
    })
    await work.catch(() => {})
    ended.resolve()
    await expect(late).rejects.toThrow('ended')
    expect(await kept()).toEqual([1])
  })
})

describe('a brisk pool', () => {
  const planOf = async (pool: Pool) => {
    const { rows } = await pool.query('EXPLAIN SELECT FROM small WHERE id = 1')
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  it('1. uses an index even if the table was small when the statement was planned', async () => {
    await database.pool.query('CREATE TABLE small (id int PRIMARY KEY); INSERT INTO small VALUES (1); ANALYZE small')
    const pool = createPool(database.url, { max: 1, brisk: true })
    expect(await planOf(pool)).toContain('small_pkey')
    expect(await planOf(database.pool)).toContain('Seq Scan')
    await pool.end()
  })
})

describe('a database that does not answer', () => {
  // On a busy machine an answered query may take longer than the pool's 30 ms: it is tried again.
  const answersByAnother = async (pool: Pool) => {
    expect(pool.totalCount).toBe(0)
    await expect.poll(async () => (await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  }

  it('1. times out, and is retried over another connection', async () => {
    const pool = createPool(database.url, { max: 1, timeoutMs: 30 })
    const silent = await pool.query('SELECT pg_sleep(5)').catch((error: Error) => error)
    expect(isDatabaseAway(silent as Error)).toBe(true)
    await answersByAnother(pool)
    await pool.end()
  })

  it('2. does not keep a transaction either', async () => {
    const pool = createPool(database.url, { max: 1, timeoutMs: 30 })
    await expect(inTransaction(pool, (client) => client.query('SELECT pg_sleep(5)'))).rejects.toThrow('timeout')
    await answersByAnother(pool)
    await pool.end()
  })
})

describe('migrations', () => {
  it('1. are all in the template', async () => {
    expect(await migrate(database.pool)).toEqual([])
    const { rows } = await database.pool.query('SELECT name FROM kysely_migration ORDER BY name')
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations).sort())
  })

  it('2. run once when two processes start together', async () => {
    const empty = await testDatabase()
    await empty.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public')
    const other = createPool(empty.url, { max: 2 })
    const applied = await Promise.all([migrate(empty.pool), migrate(other)])
    expect(applied.flat().sort()).toEqual(Object.keys(migrations).sort())
    await other.end()
    await empty.drop()
  })

  it('3. are named when they fail, and leave nothing behind', async () => {
    const broken = { ...migrations, 'zzzz-broken': { up: async () => Promise.reject(new Error('half way')) } }
    await expect(migrate(database.pool, broken)).rejects.toThrow(/zzzz-broken failed: half way/)
    expect(await migrate(database.pool)).toEqual([])
  })

  it("4. refuse data of a newer version's", async () => {
    await expect(migrate(database.pool, {})).rejects.toThrow(/newer version/)
  })

  it('6. let others go first, instead of waiting long for a table', async () => {
    const reading = await database.pool.connect()
    await reading.query('begin; select from brand')
    const later = {
      up: (db: Kysely<unknown>) => sql`alter table brand add column later text`.execute(db).then(() => {}),
    }
    const migrating = migrate(database.pool, { ...migrations, 'zzzz-later': later })
    await expect
      .poll(async () => (await reading.query(`${awaitedLocks} and relation = 'brand'::regclass`)).rowCount)
      .toBe(1)
    // Queued behind the waiting migration: it runs only once that gives up its lock request.
    await database.pool.query('select from brand')
    await reading.query('commit')
    reading.release()
    expect(await migrating).toEqual(['zzzz-later'])
    await database.pool.query(
      `alter table brand drop column later; delete from kysely_migration where name = 'zzzz-later'`,
    )
  })

  it('5. leave empty tables unknown to the planner, which would believe that they stay empty', async () => {
    const { rows } = await database.pool.query(
      "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples = 0",
    )
    expect(rows).toEqual([])
  })
})
