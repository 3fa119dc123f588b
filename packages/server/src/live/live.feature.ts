import type { Feature } from '../kernel/feature.ts'
import { liveRoutes } from './live.routes.ts'
import { createViewers, viewersEveryMs } from './viewers.ts'

export const live: Feature = {
  name: 'live',
  routes: liveRoutes,
  jobs: ({ shared }) => [{ name: 'viewers', everyMs: viewersEveryMs, run: () => shared(createViewers).report() }],
}
