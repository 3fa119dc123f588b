import { checkoutElement } from '../../src/checkout/checkout.element.ts'
import { define } from '../../src/kit/element/element.tsx'

define(checkoutElement)
