import { define } from '../../src/kit/element/element.tsx'
import { orderStatusElement } from '../../src/order-status/order-status.element.ts'

define(orderStatusElement)
