import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('order-list/order-list.element.ts', 'orderListElement')
