export type { OrderPlaced } from '../src/checkout/checkout.events.ts'
export { Checkout, type CheckoutProps } from '../src/checkout/checkout.tsx'
