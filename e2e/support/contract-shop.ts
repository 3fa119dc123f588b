import { onair } from './onair.ts'
import { shopEnvironment } from './ports.ts'
import { startShop } from './start-shop.ts'

/** Starts the journeys' shop for the contract's tests, unless `npm test` has started it for both (`E2E_SHOP=started`). */
export default async function setup() {
  if (process.env.E2E_SHOP === 'started') return
  await onair('reset')
  const shop = await startShop({ ...shopEnvironment, LOG_LEVEL: 'warn' })
  return () => shop.stop()
}
