// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { PlainSchedule, type ScheduleProps } from '../src/schedule/plain-schedule.tsx'
export type { ShowChanged } from '../src/schedule/schedule.events.ts'
export type { ScheduleView } from '../src/schedule/schedule.model.ts'
export { Schedule } from '../src/schedule/schedule.tsx'
