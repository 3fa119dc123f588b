// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { OrderPlaced } from '../src/checkout/checkout.events.ts'
export { Checkout, type CheckoutProps } from '../src/checkout/checkout.tsx'
export { CheckoutOfBag } from '../src/checkout/checkout-of-bag.tsx'
