import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'Guide',
  sheets: [],
  exports: { 'guide.tsx': ['Guide', 'type GuideProps'] },
} as const satisfies Screen
