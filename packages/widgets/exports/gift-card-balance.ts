// Generated from the widgets’ descriptions (src/*/*.widget.ts). Update it with `npm run generate` in packages/widgets.

'use client'

export type { GiftCardBalanceReply } from '../src/gift-card-balance/gift-card-balance.model.ts'
export { GiftCardBalance, type GiftCardBalanceProps } from '../src/gift-card-balance/gift-card-balance.tsx'
