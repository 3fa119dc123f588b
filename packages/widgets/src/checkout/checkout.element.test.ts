import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('checkout/checkout.element.ts', 'checkoutElement')
