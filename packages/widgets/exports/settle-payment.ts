// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { SettlePayment, type SettlePaymentProps } from '../src/settle-payment/settle-payment.tsx'
