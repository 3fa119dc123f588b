import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'Information',
  sheets: [],
  exports: { 'information.tsx': ['Information', 'type InformationProps'] },
} as const satisfies Screen
