import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'Guide',
  // Its rows and forms are the schedule's.
  sheets: ['../schedule/schedule'],
  exports: { 'guide.tsx': ['Guide', 'type GuideProps'] },
} as const satisfies Screen
