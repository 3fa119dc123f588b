// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { BeforeOpenBag, CountChanged } from '../src/bag-counter/bag-counter.events.ts'
export { BagCounter, type BagCounterProps } from '../src/bag-counter/bag-counter.tsx'
