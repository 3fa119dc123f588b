import type { Feature } from '../kernel/feature.ts'
import { sweep } from './sweep.service.ts'

export const sweeping: Feature = {
  name: 'sweep',
  jobs: ({ pool, clock, kept }) => [
    { name: 'sweep', everyMs: 3_600_000, run: () => sweep(pool, kept.retention, clock()) },
  ],
}
