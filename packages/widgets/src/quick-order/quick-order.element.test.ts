import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('onair-quick-order')
