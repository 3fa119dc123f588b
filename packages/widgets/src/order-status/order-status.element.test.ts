import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('order-status/order-status.element.ts', 'orderStatusElement')
