import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'SettlePayment',
  sheets: ['settle-payment'],
  exports: { 'settle-payment.tsx': ['SettlePayment', 'type SettlePaymentProps'] },
} as const satisfies Screen
