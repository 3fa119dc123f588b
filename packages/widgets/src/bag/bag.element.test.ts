import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('bag/bag.element.ts', 'bagElement')
