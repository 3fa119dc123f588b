import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'Programme',
  sheets: ['programme'],
  exports: { 'programme.tsx': ['Programme', 'type ProgrammeProps'] },
} as const satisfies Screen
