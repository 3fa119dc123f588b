// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

export { ReturnItems, type ReturnItemsProps, readReturn, type TypedReturn } from '../src/return-items/return-items.tsx'
