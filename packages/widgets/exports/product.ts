// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { Added, BeforeAdd } from '../src/product/product.events.ts'
export { type ProductProps, ProductView } from '../src/product/product.tsx'
export { ProductByNumber, type ProductByNumberProps } from '../src/product/product-by-number.tsx'
