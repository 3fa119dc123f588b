import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('easy-pay/easy-pay.element.ts', 'easyPayElement')
