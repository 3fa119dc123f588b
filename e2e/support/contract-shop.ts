import { onair } from './onair.ts'
import { shopEnvironment } from './ports.ts'
import { startShop } from './start-shop.ts'

/** The shop that the contract's tests call: the journeys' own, with a new database. */
export default async function setup() {
  await onair('reset')
  const shop = await startShop({ ...shopEnvironment, LOG_LEVEL: 'warn' })
  return () => shop.stop()
}
