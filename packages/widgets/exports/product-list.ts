// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export { ProductList, type ProductListProps } from '../src/product-list/product-list.tsx'
export { ProductsByQuery, type ProductsByQueryProps } from '../src/product-list/products-by-query.tsx'
