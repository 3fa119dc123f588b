import { shopEnvironment } from './ports.ts'
import { startShop } from './start-shop.ts'

/** The shop that the contract's tests call: the journeys' own, with its data. */
export default async function setup() {
  const shop = await startShop({ ...shopEnvironment, LOG_LEVEL: 'warn' })
  return () => shop.stop()
}
