/** The sandbox's ports, and the folder of the data that survives a restart. */
export interface SandboxConfig {
  /** Host name or address; `localhost` answers on 127.0.0.1 and on ::1. */
  host: string
  port: number
  smtpPort: number
  /** Folder of the payment ledger and of submitted reviews. */
  dataDirectory: string
  logLevel: string
  /** The shop's programme guide, which the live channel follows. */
  guideUrl: string
}

const port = (name: string, text: string | undefined, fallback: number): number => {
  if (text === undefined || text === '') return fallback
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > 65_535) {
    throw new Error(`${name} must be a port number from 0 to 65535, not “${text}”.`)
  }
  return number
}

/** The guide of a shop on this machine. The languages have the same programmes; lists of products are left out. */
const localGuideUrl = (port: number): string => `http://localhost:${port}/api/v2/en/shows/today?products=false`

/**
 * Reads SANDBOX_HOST, SANDBOX_PORT (3001), SANDBOX_SMTP_PORT (3025), SANDBOX_DATA, SANDBOX_LOG_LEVEL and
 * SANDBOX_GUIDE_URL (the shop on PORT, 3000).
 * Throws an Error whose message can be shown as it is.
 */
export const readConfig = (env: Record<string, string | undefined>, defaultData: string): SandboxConfig => ({
  host: env.SANDBOX_HOST || 'localhost',
  port: port('SANDBOX_PORT', env.SANDBOX_PORT, 3001),
  smtpPort: port('SANDBOX_SMTP_PORT', env.SANDBOX_SMTP_PORT, 3025),
  dataDirectory: env.SANDBOX_DATA || defaultData,
  logLevel: env.SANDBOX_LOG_LEVEL || 'warn',
  guideUrl: env.SANDBOX_GUIDE_URL || localGuideUrl(port('PORT', env.PORT, 3000)),
})
