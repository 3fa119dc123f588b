export type { BeforeOpenBag, CountChanged } from '../src/bag-counter/bag-counter.events.ts'
export { BagCounter, type BagCounterProps } from '../src/bag-counter/bag-counter.tsx'
