import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'AccountSummary',
  sheets: ['account-summary'],
  exports: { 'account-summary.tsx': ['AccountSummary', 'type AccountSummaryProps'] },
} as const satisfies Screen
