import { resolve } from 'node:path'
import { OperatorError } from './errors/operator-error.ts'
import {
  connectionSettings,
  databaseSettings,
  metricsSettings,
  modeSettings,
  serverSettings,
} from './kernel.settings.ts'
import { keySettings } from './key.settings.ts'
import type { LimitSettings, Limits } from './limits.ts'
import { contactSettings, sellerSettings } from './seller.settings.ts'
import {
  type Configured,
  type Environment,
  type Mode,
  type Reading,
  readVariable,
  type Settings,
  textOf,
} from './settings.ts'
import { integer } from './variables.ts'

type ValueOf<S> = S extends Settings<infer Value> ? Value : never

/** The operator's settings: the kernel's own by name, and those of features and outside services by `walletSettings.of(config)`. */
export type Config = Configured &
  Pick<Mode, 'demo' | 'production' | 'sandbox'> &
  ValueOf<typeof serverSettings> &
  ValueOf<typeof databaseSettings> & {
    port: number
    /** The checkout, from which paths are resolved. */
    projectDir: string
    /** The most connections that the server accepts, in all and from one client address. */
    connections: ValueOf<typeof connectionSettings>
    /** Where Prometheus reads the process's numbers; nowhere without a port. */
    metrics: ValueOf<typeof metricsSettings>
    /** The most requests, by the limit's name: of the limits that `readConfig` was given. */
    limits: Limits
  }

/** The kernel's settings, in the order in which they are read and documented. */
export const kernelSettings: readonly Settings[] = [
  modeSettings,
  serverSettings,
  databaseSettings,
  connectionSettings,
  metricsSettings,
  sellerSettings,
  contactSettings,
  keySettings,
]

/** The checkout that this file belongs to. */
const checkout = resolve(import.meta.dirname, '../../../..')

/** A setting is invalid. The message names the variable, its value and what is allowed. */
export class ConfigError extends OperatorError {
  override name = 'ConfigError'
}

/**
 * Reads the environment as a typed configuration. In the demonstration every setting has a default; outside of it, secrets
 * and settings of an installation are required.
 *
 * 1. Demonstration mode is the default, except with NODE_ENV=production, where ONAIR_DEMO=1 turns it on.
 * 2. An empty variable counts as absent.
 * 3. Production without the demonstration accepts no secret of the demonstration, no secret that can be guessed, no plain
 *    http (but for API_ORIGIN, which may be on the installation's own network), and no recaptcha score of 0.
 * 4. The error lists everything that is wrong.
 *
 * @param options.settings Those of features and outside services, and `options.limits` the features' limits. None by default: a
 * command of the operator serves no calls, and names the few that it needs. A server reads all by `readServerConfig`.
 * @throws {ConfigError}
 */
export function readConfig(
  env: Environment,
  {
    projectDir = checkout,
    limits = {},
    settings: others = [],
  }: { projectDir?: string | undefined; limits?: LimitSettings; settings?: readonly Settings[] } = {},
): Config {
  const reading: Reading = { env, mode: firstMode(env), settings: new Map(), wrong: [] }
  const { settings, wrong } = reading
  const { demo, port, sandboxPort } = modeSettings.read(reading)
  const { production } = reading.mode
  const mode: Mode = {
    demo,
    production,
    strict: production && !demo,
    shop: `http://localhost:${port}`,
    // Not the shop's host name: cookies ignore ports, and outside services are another site.
    sandbox: `http://127.0.0.1:${sandboxPort}`,
  }
  for (const one of [...kernelSettings, ...others]) {
    if (one !== modeSettings) settings.set(one, one.read({ ...reading, mode }))
  }
  const server = serverSettings.of(reading)
  const database = databaseSettings.of(reading)
  if (server.role && !database.databaseUrl) {
    wrong.push(
      `ROLE is ${server.role}, and DATABASE_URL is not set: processes that divide the work share the database that it names.`,
    )
  }
  const config: Config = {
    demo,
    production,
    sandbox: mode.sandbox,
    port,
    projectDir: resolve(projectDir),
    ...server,
    ...database,
    connections: connectionSettings.of(reading),
    metrics: metricsSettings.of(reading),
    limits: readLimits(limits, { ...reading, mode }),
    settings,
  }
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'))
  return config
}

/** What is known before the mode's own settings are read. */
const firstMode = (env: Environment): Mode => ({
  demo: false,
  production: textOf(env, 'NODE_ENV') === 'production',
  strict: false,
  shop: '',
  sandbox: '',
})

function readLimits(settings: LimitSettings, reading: Reading): Limits {
  const entries = Object.entries(settings).map(([name, { variable, about, demo, production }]) => {
    const described = { about, default: reading.mode.demo ? demo : production, min: 1, max: 1_000_000 }
    return [name, readVariable(integer(variable, described), reading)] as const
  })
  return Object.fromEntries(entries) as Record<keyof Limits, number>
}

/** Whether a page of this origin may call the API from a browser. */
export function isAllowedOrigin(allowed: 'local' | readonly string[], origin: string): boolean {
  if (allowed === 'local') return /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)
  return allowed.includes(origin)
}
