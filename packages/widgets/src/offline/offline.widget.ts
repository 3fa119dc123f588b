import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'Offline',
  sheets: ['offline'],
  exports: { 'offline.tsx': ['Offline'] },
} as const satisfies Screen
