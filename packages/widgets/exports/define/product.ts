import { define } from '../../src/kit/element/element.tsx'
import { productElement } from '../../src/product/product.element.ts'

define(productElement)
