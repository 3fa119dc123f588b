// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { QuickOrderStart } from '../src/quick-order/quick-order.model.ts'
export { QuickOrder, type QuickOrderProps } from '../src/quick-order/quick-order.tsx'
export { type Entry, entriesOf, type QuickOrderMatch, stateOf } from '../src/quick-order/rows.ts'
