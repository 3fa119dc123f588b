import { nothingInherited } from '../support/ports.ts'

/** The shop that is measured: ports and data of its own. */
export const port = Number(process.env.BENCH_PORT ?? 3940)
export const origin = `http://localhost:${port}`
export const sandboxOrigin = `http://127.0.0.1:${port + 1}`
export const shopEnvironment = {
  ...nothingInherited,
  PORT: String(port),
  SANDBOX_PORT: String(port + 1),
  SANDBOX_SMTP_PORT: String(port + 2),
  ONAIR_DATA: '.onair/bench',
  SANDBOX_DATA: '.onair/bench/sandbox',
  LOG_LEVEL: 'warn',
  // Every guest of a measurement comes from the same network address.
  LIMIT_ACCOUNTS: '1000000',
  LIMIT_BAGS: '1000000',
  LIMIT_PLACING: '1000000',
  LIMIT_PAYMENTS: '1000000',
  LIMIT_DECLINES: '1000000',
} as const
