import { features } from '../features.ts'
import type { Pool } from '../kernel/db/pool.ts'
import { keptOf } from '../kernel/feature.ts'
import { sweep as sweepBy } from '../sweep/sweep.service.ts'

/** Deletes rows by the retention rules of all features. @returns the deleted rows by rule */
export const sweep = (pool: Pool, now: Date) => sweepBy(pool, keptOf(features).retention, now)
