import { setTimeout as pause } from 'node:timers/promises'
import { origins } from './ports.ts'

/** The longest wait for the shop, in milliseconds. */
const patience = 300_000

/**
 * Waits until the shop of the journeys and the contract's tests is ready: it may still be loading the demonstration's data.
 * @throws when it is not ready after five minutes
 */
export default async function shopReady(): Promise<void> {
  const end = Date.now() + patience
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error(`There is no shop at ${origins.shop}: see .onair/logs/shop.log.`)
    await pause(200)
  }
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(`${origins.shop}/readyz`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.status === 200
}
