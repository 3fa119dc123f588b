import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'TimeZone',
  sheets: ['time-zone'],
  exports: { 'time-zone.tsx': ['TimeZone', 'type TimeZoneProps'] },
} as const satisfies Screen
