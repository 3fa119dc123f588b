export { ProductList, type ProductListProps } from '../src/product-list/product-list.tsx'
export { ProductsByQuery, type ProductsByQueryProps } from '../src/product-list/products-by-query.tsx'
