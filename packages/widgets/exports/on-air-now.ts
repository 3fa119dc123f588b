// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { BeforeOpenProduct, ShowChanged } from '../src/on-air-now/on-air-now.events.ts'
export { OnAirNow, type OnAirNowProps } from '../src/on-air-now/on-air-now.tsx'
