// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { EasyPay, type EasyPayProps } from '../src/easy-pay/easy-pay.tsx'
export { OwnPayments } from '../src/easy-pay/own-payments.tsx'
