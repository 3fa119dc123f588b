import { features } from './features.ts'
import { type Config, readConfig } from './kernel/config.ts'
import { limitsOf } from './kernel/feature.ts'
import type { Environment } from './kernel/settings.ts'

/**
 * The configuration of a server: {@link readConfig} with the limits of all features.
 *
 * @throws {ConfigError}
 */
export function readServerConfig(env: Environment, projectDir?: string): Config {
  return readConfig(env, { projectDir, limits: limitsOf(features) })
}
