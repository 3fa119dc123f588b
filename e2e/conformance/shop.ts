import { origins, shopEnvironment } from '../support/ports.ts'
import { startShop } from '../support/start-shop.ts'
import type { Samples } from './elements.ts'

/**
 * The shop under test: `CONFORMANCE_SHOP`'s address, or one of its own, with data of its own.
 * @returns its origin, and how to stop it
 */
export async function aShop(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const given = process.env.CONFORMANCE_SHOP
  if (given) return { origin: new URL(given).origin, stop: async () => {} }
  const { stop } = await startShop(shopEnvironment)
  return { origin: origins.shop, stop }
}

/** A product of the shop, and a word that finds it. */
export async function samplesOf(shop: string): Promise<Samples> {
  const searchTerm = 'kettle'
  const reply = await fetch(`${shop}/api/v3/en/products?searchTerm=${searchTerm}&pageSize=1`)
  const text = JSON.stringify(await reply.json())
  const itemNo = /"ItemNo":"?(\d{6})/.exec(text)?.[1]
  if (!itemNo) throw new Error(`The shop sells no ${searchTerm}: ${text.slice(0, 300)}`)
  return { itemNo, searchTerm }
}
