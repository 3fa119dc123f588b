import { vi } from 'vitest'
import type { Pool } from '../kernel/db/pool.ts'

/**
 * Records the pool's statements: `names` returns those with one of the prefixes, in their order, so that background work is not
 * counted. `stop` ends the recording.
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
