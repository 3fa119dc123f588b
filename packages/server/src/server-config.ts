import { features } from './features.ts'
import { type Config, kernelSettings, readConfig } from './kernel/config.ts'
import { limitsOf } from './kernel/feature.ts'
import type { Environment, Settings } from './kernel/settings.ts'
import { mailSettings } from './outside/mail.settings.ts'
import { pagesSettings } from './pages.settings.ts'

const others: readonly Settings[] = [pagesSettings, mailSettings, ...features.flatMap(({ settings }) => settings ?? [])]

/** All settings of a server, in the order of OPERATING.md. */
export const allSettings: readonly Settings[] = [...kernelSettings, ...others]

/**
 * The configuration of a server: {@link readConfig} with the settings and limits of all features.
 *
 * @throws {ConfigError}
 */
export function readServerConfig(env: Environment, projectDir?: string): Config {
  return readConfig(env, { projectDir, settings: others, limits: limitsOf(features) })
}
