import type { Feature } from '../kernel/feature.ts'
import { liveKept } from './live.kept.ts'
import { liveRoutes } from './live.routes.ts'
import { createViewers, viewersEveryMs } from './viewers.ts'

export const live: Feature = {
  name: 'live',
  ...liveKept,
  routes: liveRoutes,
  jobs: ({ shared }) => [{ name: 'viewers', everyMs: viewersEveryMs, run: () => shared(createViewers).report() }],
}
