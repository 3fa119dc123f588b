import { describeElementContract } from '../testing/element-contract.ts'

describeElementContract('gift-card-balance/gift-card-balance.element.ts', 'giftCardBalanceElement')
