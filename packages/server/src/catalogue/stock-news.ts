import type { FastifyBaseLogger } from 'fastify'
import { type Pool, statement } from '../kernel/db/pool.ts'

export type StockNews = {
  /** The stock of these styles has changed, and that is committed. */
  changed(edpNos: readonly number[]): void
  /** Announces what is left to be announced. */
  close(): Promise<void>
}

/** How long changes are gathered, in milliseconds. */
const gatheredMs = 20

/** What is left now, whoever changed it last. */
const announce = statement<never, [edpNos: number[]]>(
  'stock.announce',
  `select pg_notify('stock', json_build_object('itemNo', item_no, 'edpNo', edp_no, 'quantity', quantity)::text)::text
   from edp where edp_no = any($1::int[])`,
)

/**
 * Announces changes of stock (channel `stock`) after their transaction, many at once. Inside of it they would line up all
 * commits one behind the other, since PostgreSQL keeps announcements in the order of commits. What is announced are hints:
 * whoever sells looks at the stock itself, and a process that loses the database forgets all that it was told.
 */
export function createStockNews({ pool, log }: { pool: Pool; log: FastifyBaseLogger }): StockNews {
  const waiting = new Set<number>()
  let timer: NodeJS.Timeout | undefined

  async function tell(): Promise<void> {
    timer = undefined
    const edpNos = [...waiting]
    waiting.clear()
    if (edpNos.length === 0) return
    await announce(pool, edpNos).catch((error: unknown) => log.warn({ err: error }, 'stock could not be announced'))
  }

  return {
    changed(edpNos) {
      for (const edpNo of edpNos) waiting.add(edpNo)
      timer ??= setTimeout(() => void tell(), gatheredMs).unref()
    },
    close() {
      clearTimeout(timer)
      return tell()
    },
  }
}
