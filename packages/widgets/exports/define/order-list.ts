import { define } from '../../src/element/element.tsx'
import { orderListElement } from '../../src/order-list/order-list.element.ts'

define(orderListElement)
