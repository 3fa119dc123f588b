import type { Widget } from '../kit/widget.ts'
import type { OwnOrders } from './own-orders.tsx'

export const widget = {
  tag: 'onair-order-list',
  summary: 'The signed-in customer’s orders.',
  component: 'OrderList',
  elementComponent: { name: 'OwnOrders', file: 'own-orders.tsx' },
  memberScreen: 'orders-screen.tsx',
  root: 'shadow',
  reserve: { '': 'min(100vh, 60rem)' },
  forMembers: true,
  partSheets: [
    'account-header',
    'badge',
    'button',
    'field',
    'icon',
    'notice',
    'order-state',
    'pager',
    'picture',
    'skeleton',
    'spinner',
    'to-top',
  ],
  sheets: ['order-list'],
  exports: { 'order-list.tsx': ['OrderList', 'type OrderListProps'] },
  budget: 28_300,
} as const satisfies Widget<typeof OwnOrders>
