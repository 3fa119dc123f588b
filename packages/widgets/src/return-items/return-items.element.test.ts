import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('onair-return-items')
