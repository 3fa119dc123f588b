// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

export type { OrderPlaced } from '../src/checkout/checkout.events.ts'
export { Checkout, type CheckoutProps } from '../src/checkout/checkout.tsx'
