import type { Screen } from '../kit/widget.ts'

export const widget = {
  tag: null,
  component: 'PaymentCards',
  sheets: [],
  exports: { 'payment-cards.tsx': ['PaymentCards', 'type PaymentCardsProps'] },
} as const satisfies Screen
