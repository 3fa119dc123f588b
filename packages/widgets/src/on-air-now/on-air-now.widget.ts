import type { Widget } from '../kit/widget.ts'
import type { OnAirNow } from './on-air-now.tsx'

export const widget = {
  tag: 'onair-on-air-now',
  summary: 'The programme that is on air now, and its products.',
  groups: ['channel'],
  component: 'OnAirNow',
  attributes: { timeZone: 'text', compact: 'flag' },
  properties: ['schedule', 'products'],
  events: { onShowChange: 'onair:show-changed', onBeforeOpen: 'onair:before-open' },
  root: 'shadow',
  reserve: { '': 'max(43.75rem, 60rem - 26vw)' },
  partSheets: ['badge', 'button', 'icon', 'notice', 'picture', 'price', 'skeleton', 'spinner'],
  sheets: ['on-air-now'],
  exports: {
    'on-air-now.events.ts': ['type BeforeOpenProduct', 'type ShowChanged'],
    'on-air-now.tsx': ['OnAirNow', 'type OnAirNowProps'],
  },
  budget: 30_400,
} as const satisfies Widget<typeof OnAirNow>
