import { inTransaction, type Pool, type Queryable } from '../kernel/db/pool.ts'
import { type Breach, promises, type Totals, totals } from './verify.queries.ts'

export type { Totals }

/** A broken promise, its number of rows, and the first of them. */
export type Disagreement = { promise: string; count: number; first: Breach[] }

const mostShown = 3

/** The totals of a shop. */
export async function totalsOf(on: Queryable): Promise<Totals> {
  const { rows } = await on.query<Totals>(totals)
  const [row] = rows
  if (!row) throw new Error('A query of totals returned no row')
  return row
}

/** The promises that the rows of the database break. */
export async function disagreementsOf(on: Queryable): Promise<Disagreement[]> {
  const broken: Disagreement[] = []
  for (const [promise, query] of Object.entries(promises)) {
    const { rows } = await on.query<Breach>(query)
    if (rows.length > 0) broken.push({ promise, count: rows.length, first: rows.slice(0, mostShown) })
  }
  return broken
}

/**
 * Checks that orders, payments, invoices, ledger, stock and gift cards agree to the cent. Reads everything as of one moment, so
 * that a running shop can be verified too.
 */
export function verify(pool: Pool): Promise<{ totals: Totals; disagreements: Disagreement[] }> {
  return inTransaction(
    pool,
    async (client) => ({ totals: await totalsOf(client), disagreements: await disagreementsOf(client) }),
    'REPEATABLE READ',
  )
}
