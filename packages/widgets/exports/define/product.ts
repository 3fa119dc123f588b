import { define } from '../../src/element/element.tsx'
import { productElement } from '../../src/product/product.element.ts'

define(productElement)
