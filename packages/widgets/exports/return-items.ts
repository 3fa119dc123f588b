// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { ReturnItems, type ReturnItemsProps, readReturn, type TypedReturn } from '../src/return-items/return-items.tsx'
export { ReturnItemsByNumber } from '../src/return-items/return-items-by-number.tsx'
