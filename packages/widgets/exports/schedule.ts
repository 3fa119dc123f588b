// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { ShowChanged } from '../src/schedule/schedule.events.ts'
export type { ScheduleView } from '../src/schedule/schedule.model.ts'
export { Schedule, type ScheduleProps } from '../src/schedule/schedule.tsx'
