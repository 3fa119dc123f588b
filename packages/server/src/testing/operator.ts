import { keySettings } from '../kernel/key.settings.ts'
import { sellerSettings } from '../kernel/seller.settings.ts'
import type { OrderingShop } from './shopper.ts'

/** What the operator's services need, from a test shop: `fulfilmentService(operatorOf(shop))`. */
export const operatorOf = ({ pool, clock, providers, config }: OrderingShop) => ({
  pool,
  clock: clock.now,
  providers,
  giftCardKey: keySettings.of(config).giftCardKey,
  seller: sellerSettings.of(config),
})
