import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../kernel/db/pool.ts'
import { notifyStock } from './stock-notifier.queries.ts'

export type StockNotifier = {
  /** Call after the transaction that changed the stock of these styles has committed. */
  changed(edpNos: readonly number[]): void
  /** Sends the pending notifications. */
  close(): Promise<void>
}

/** How long changes are batched, in milliseconds. */
const batchMs = 20

/**
 * Notifies changes of stock (channel `stock`) after their transaction, in batches. A `NOTIFY` inside the transaction would
 * serialise all commits, because PostgreSQL delivers notifications in commit order. Notifications are only hints: an order
 * reads the stock itself, and a process that loses the connection clears its caches.
 */
export function createStockNotifier({ pool, log }: { pool: Pool; log: FastifyBaseLogger }): StockNotifier {
  const waiting = new Set<number>()
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    timer = undefined
    const edpNos = [...waiting]
    waiting.clear()
    if (edpNos.length === 0) return
    await notifyStock(pool, { edpNos }).catch((error: unknown) =>
      log.warn({ err: error }, 'stock changes could not be notified'),
    )
  }

  return {
    changed(edpNos) {
      for (const edpNo of edpNos) waiting.add(edpNo)
      timer ??= setTimeout(() => void flush(), batchMs).unref()
    },
    close() {
      clearTimeout(timer)
      return flush()
    },
  }
}
