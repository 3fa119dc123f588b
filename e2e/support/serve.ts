/**
 * Starts the shop that the contract's tests and the journeys share, on ports and data of its own, and runs until it is
 * stopped. The database is new each time: it holds no order of an earlier run, and the channel's whole day lies ahead.
 *
 *     node e2e/support/serve.ts
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { onair } from './onair.ts'
import { shopEnvironment } from './ports.ts'

await onair('reset')
const shop = spawn(process.execPath, ['.dev/start.mjs'], {
  cwd: resolve(import.meta.dirname, '../..'),
  env: { ...process.env, ...shopEnvironment, LOG_LEVEL: process.env.E2E_LOG ? 'info' : 'warn' },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shop.kill('SIGTERM'))
shop.once('exit', (status) => process.exit(status ?? 1))
