import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'Programme',
  // Its repeats are rows of the schedule.
  sheets: ['../schedule/schedule', 'programme'],
  exports: { 'programme.tsx': ['Programme', 'type ProgrammeProps'] },
} as const satisfies Screen
