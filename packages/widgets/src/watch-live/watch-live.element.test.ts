import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('onair-watch-live')
