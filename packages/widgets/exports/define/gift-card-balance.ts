import { giftCardBalanceElement } from '../../src/gift-card-balance/gift-card-balance.element.ts'
import { define } from '../../src/kit/element/element.tsx'

define(giftCardBalanceElement)
