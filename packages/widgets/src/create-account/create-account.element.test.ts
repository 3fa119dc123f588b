import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('create-account/create-account.element.ts', 'createAccountElement')
