import { onair } from './onair.ts'
import { cards, type Sandbox } from './sandbox.ts'
import type { ShopApi } from './shop-api.ts'

/** Places an order of one product by card and ships it. @returns its number */
export async function shippedOrder(
  { api, sandbox, seed }: { api: ShopApi; sandbox: Sandbox; seed: string },
  account: Awaited<ReturnType<ShopApi['newAccount']>>,
  quantity = 1,
): Promise<string> {
  const goods = await api.findGoods(seed)
  const placed = await api.placeOrder(account, [{ ...goods, quantity }], await sandbox.cardToken(cards.visa))
  const { OrderNo } = placed.OrderSummary
  await onair('orders', 'ship', OrderNo)
  return OrderNo
}
