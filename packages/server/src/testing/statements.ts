import { vi } from 'vitest'
import type { Pool } from '../kernel/db/pool.ts'

/**
 * Listens to what the pool is asked from now on: `names` answers the statements whose names begin so, in their order. What
 * runs in the background is not the test's, so the beginnings say whose statements are meant. `stop` ends it.
 */
export function watchStatements(pool: Pool, ...beginnings: string[]): { names(): string[]; stop(): void } {
  const query = vi.spyOn(pool, 'query')
  const { calls } = query.mock
  return {
    names: () =>
      calls.flatMap(([asked]: unknown[]) => {
        const name = typeof asked === 'object' && asked !== null && 'name' in asked ? String(asked.name) : ''
        return beginnings.some((beginning) => name.startsWith(beginning)) ? [name] : []
      }),
    stop: () => query.mockRestore(),
  }
}
