import type { Feature } from '../kernel/feature.ts'
import { liveKept } from './live.kept.ts'
import { liveRoutes } from './live.routes.ts'
import { eventStreamSettings, streamSettings } from './live.settings.ts'
import { createViewers, viewersEveryMs } from './viewers.ts'

export const live: Feature = {
  name: 'live',
  ...liveKept,
  routes: liveRoutes,
  settings: [streamSettings, eventStreamSettings],
  jobs: ({ shared }) => [
    { name: 'viewers', everyMs: viewersEveryMs, run: () => shared(createViewers).report(), ofRequests: true },
  ],
}
