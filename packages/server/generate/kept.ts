import { features } from '../src/features.ts'
import type { Kept } from '../src/kernel/kept.ts'
import { kernelKept } from '../src/kernel/kernel.kept.ts'
import { table } from './table.ts'

/** The table of what is kept, how long and why, from the retention of all features. */
export function keptSection(): string {
  const owners: Kept[] = [kernelKept, ...features]
  const rows = owners.flatMap(({ retention = [] }) => retention.map(({ data, kept, because }) => [data, kept, because]))
  return table(['data', 'kept', 'because'], rows)
}
