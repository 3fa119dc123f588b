import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'OwnData',
  sheets: ['own-data'],
  exports: { 'own-data.tsx': ['OwnData', 'type OwnDataProps'] },
} as const satisfies Screen
