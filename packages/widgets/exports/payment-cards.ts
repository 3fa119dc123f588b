// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { PaymentCards, type PaymentCardsProps } from '../src/payment-cards/payment-cards.tsx'
