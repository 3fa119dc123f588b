import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('forgot-password/forgot-password.element.ts', 'forgotPasswordElement')
