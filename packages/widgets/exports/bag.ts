export type { BeforeCheckout } from '../src/bag/bag.events.ts'
export { type BagProps, BagView } from '../src/bag/bag.tsx'
