import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { shopEnvironment } from './ports.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs an operator's command on the journeys' shop, in a process of its own: `onair('air', 'next')`. */
export async function onair(...args: string[]): Promise<string> {
  const command = [resolve(root, '.dev/onair.mjs'), ...args]
  const env = { ...process.env, ...shopEnvironment }
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env })
  return stdout
}

export type GiftCard = { cardNumber: string; pin: string }

/** Issues a gift card of this many dollars, as the operator does. */
export async function issueGiftCard(dollars: number): Promise<GiftCard> {
  const output = await onair('gift-card', 'issue', String(dollars))
  const [, cardNumber] = /^Number +(\d{16})$/m.exec(output) ?? []
  const [, pin] = /^PIN +(\d{4})$/m.exec(output) ?? []
  if (!cardNumber || !pin) throw new Error(`No gift card was issued: ${output}`)
  return { cardNumber, pin }
}
