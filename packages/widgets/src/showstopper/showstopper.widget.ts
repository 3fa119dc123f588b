import type { Widget } from '../kit/widget.ts'
import type { Showstopper } from './showstopper.tsx'

export const widget = {
  tag: 'onair-showstopper',
  summary: 'The product of the day’s special price, and how long the price lasts.',
  groups: ['channel'],
  component: 'Showstopper',
  attributes: { timeZone: 'text' },
  properties: ['initial'],
  events: { onBeforeOpen: 'onair:before-open' },
  root: 'shadow',
  reserve: { '': 'max(26rem, 66rem - 82vw)' },
  steady: true,
  partSheets: ['picture', 'price'],
  sheets: ['showstopper'],
  exports: { 'showstopper.tsx': ['Showstopper', 'type ShowstopperProps'] },
  budget: 25_800,
} as const satisfies Widget<typeof Showstopper>
