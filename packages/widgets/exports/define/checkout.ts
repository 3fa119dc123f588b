import { checkoutElement } from '../../src/checkout/checkout.element.ts'
import { define } from '../../src/element/element.tsx'

define(checkoutElement)
