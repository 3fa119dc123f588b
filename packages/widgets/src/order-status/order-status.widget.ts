import type { Widget } from '../kit/widget.ts'
import type { OrderStatusByNumber } from './order-status-by-number.tsx'

export const widget = {
  tag: 'onair-order-status',
  summary: 'One order of the signed-in customer.',
  component: 'OrderStatus',
  elementComponent: { name: 'OrderStatusByNumber', file: 'order-status-by-number.tsx' },
  attributes: { orderNo: 'text' },
  root: 'shadow',
  reserve: { '': 'min(100vh, 60rem)' },
  forMembers: true,
  partSheets: [
    'account-header',
    'badge',
    'button',
    'card-logo',
    'confirm-form',
    'icon',
    'item-row',
    'notice',
    'order-state',
    'picture',
    'plan',
    'price',
    'skeleton',
    'spinner',
    'to-top',
    'totals',
  ],
  sheets: ['order-status'],
  exports: { 'order-status.tsx': ['OrderStatus', 'type OrderStatusProps'] },
  budget: 25_900,
} as const satisfies Widget<typeof OrderStatusByNumber>
