// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { readReturn, type TypedReturn } from '../src/return-items/return-items.model.ts'
export { ReturnItems, type ReturnItemsProps } from '../src/return-items/return-items.tsx'
export { ReturnItemsByNumber } from '../src/return-items/return-items-by-number.tsx'
