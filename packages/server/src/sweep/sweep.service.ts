import type { Pool } from '../kernel/db/pool.ts'
import type { Retention } from '../kernel/kept.ts'

/** The rows of one statement, which holds their locks for milliseconds. */
const batchSize = 1000
/** The most batches of one rule and run; the next run goes on. */
const mostBatches = 100

/** The rows that a run deleted, by the names of the rules. */
export type Swept = Record<string, number>

/**
 * Deletes rows by the retention rules of all features, in their order and in batches that hold no lock for long.
 * Concurrent runs delete different rows.
 *
 * @throws after the others ran, if a rule failed
 */
export async function sweep(pool: Pool, rules: readonly Retention[], now: Date): Promise<Swept> {
  const swept: Swept = {}
  const failures: unknown[] = []
  for (const { name, forget } of rules) {
    if (!forget) continue
    try {
      swept[name] = await inBatches(async () => (await forget(pool, { before: now, most: batchSize })).length)
    } catch (cause) {
      failures.push(new Error(`The rule ${name} could not be followed`, { cause }))
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything was deleted that is no longer needed')
  return swept
}

async function inBatches(forgetSome: () => Promise<number>): Promise<number> {
  let all = 0
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const some = await forgetSome()
    all += some
    if (some < batchSize) break
  }
  return all
}
