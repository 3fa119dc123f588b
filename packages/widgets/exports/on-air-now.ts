export type { BeforeOpenProduct, ShowChanged } from '../src/on-air-now/on-air-now.events.ts'
export { OnAirNow, type OnAirNowProps } from '../src/on-air-now/on-air-now.tsx'
