import type { Widget } from '../kit/widget.ts'
import type { TrackOrder } from './track-order.tsx'

export const widget = {
  tag: 'onair-track-order',
  summary: 'The tracking of an order, by its number and postal code.',
  component: 'TrackOrder',
  attributes: { orderNo: 'text', postalCode: 'text' },
  root: 'shadow',
  form: true,
  reserve: { '': 'max(10.5rem, 36rem - 65vw)' },
  steady: true,
  partSheets: ['badge', 'button', 'field', 'icon', 'order-state', 'spinner'],
  sheets: ['track-order'],
  exports: { 'track-order.tsx': ['TrackOrder', 'type TrackOrderProps'] },
  budget: 25_000,
} as const satisfies Widget<typeof TrackOrder>
