import type { Widget } from '../kit/widget.ts'
import type { OwnPayments } from './own-payments.tsx'

export const widget = {
  tag: 'onair-easy-pay',
  summary: 'The signed-in customer’s Easy Pay plans and their payments.',
  component: 'EasyPay',
  elementComponent: { name: 'OwnPayments', file: 'own-payments.tsx' },
  memberScreen: 'payments-screen.tsx',
  root: 'shadow',
  reserve: { '': 'min(100vh, 60rem)' },
  forMembers: true,
  partSheets: [
    'account-header',
    'button',
    'capture-frame',
    'choice',
    'field',
    'icon',
    'notice',
    'pager',
    'range-picker',
    'skeleton',
    'spinner',
  ],
  sheets: ['easy-pay'],
  exports: { 'easy-pay.tsx': ['EasyPay', 'type EasyPayProps'] },
  budget: 27_600,
} as const satisfies Widget<typeof OwnPayments>
