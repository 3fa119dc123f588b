import { define } from '../../src/kit/element/element.tsx'
import { productListElement } from '../../src/product-list/product-list.element.ts'

define(productListElement)
