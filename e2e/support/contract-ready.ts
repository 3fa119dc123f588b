import { setTimeout as pause } from 'node:timers/promises'
import { origins } from './ports.ts'

// A test file of the contract begins when the shop is ready: it may still be loading the demonstration's data.
const end = Date.now() + 300_000
while (!(await isReady())) {
  if (Date.now() > end) throw new Error(`There is no shop at ${origins.shop}: see .onair/logs/shop.log.`)
  await pause(200)
}

async function isReady(): Promise<boolean> {
  const reply = await fetch(`${origins.shop}/readyz`).catch(() => undefined)
  await reply?.body?.cancel()
  return reply?.status === 200
}
