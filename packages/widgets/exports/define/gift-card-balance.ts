import { define } from '../../src/element/element.tsx'
import { giftCardBalanceElement } from '../../src/gift-card-balance/gift-card-balance.element.ts'

define(giftCardBalanceElement)
