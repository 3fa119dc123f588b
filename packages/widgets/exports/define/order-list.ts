import { define } from '../../src/kit/element/element.tsx'
import { orderListElement } from '../../src/order-list/order-list.element.ts'

define(orderListElement)
