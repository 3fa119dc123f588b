import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('sign-in/sign-in.element.ts', 'signInElement')
