import { define } from '../../src/element/element.tsx'
import { productListElement } from '../../src/product-list/product-list.element.ts'

define(productListElement)
