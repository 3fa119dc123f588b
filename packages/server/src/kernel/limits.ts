import type { LimitName } from '@onair/core/contract'

/**
 * The most requests, by the limit's name: those of calls, for one network address, and those that a feature counts itself. The
 * latter are added where the feature declares them.
 *
 * @example
 * declare module '../kernel/limits.ts' {
 *   interface Limits {
 *     readonly trackingTries: number
 *   }
 * }
 */
export interface Limits extends Readonly<Record<LimitName, number>> {}

/**
 * The variable that sets a limit, what is counted (for OPERATING.md), the most requests without it, and the time in which they are
 * counted. The demonstration's are wide: its visitors may share one address.
 */
export type LimitSetting = { variable: string; about: string; demo: number; production: number; seconds: 60 | 3600 }

/** The limits that a feature declares, or those of all. */
export type LimitSettings = { readonly [Name in keyof Limits]?: LimitSetting }

/** A limit of requests in a minute. */
export const perMinute = (variable: string, about: string, demo: number, production: number): LimitSetting => ({
  variable,
  about,
  demo,
  production,
  seconds: 60,
})

/** A limit of requests in an hour. */
export const perHour = (variable: string, about: string, demo: number, production: number): LimitSetting => ({
  ...perMinute(variable, about, demo, production),
  seconds: 3600,
})

/**
 * A call's rate limit, for the web framework. The time is in milliseconds.
 * @throws {Error} no feature declares it, or the configuration was read without the features' limits
 */
export function rateLimitOf(
  name: string,
  { limits, limitSettings }: { limits: Partial<Limits>; limitSettings: LimitSettings },
): { max: number; timeWindow: number } {
  const settings: Readonly<Record<string, LimitSetting | undefined>> = limitSettings
  const numbers: Readonly<Record<string, number | undefined>> = limits
  const setting = settings[name]
  if (!setting) throw new Error(`No feature declares the limit ${name}`)
  const max = numbers[name]
  if (max === undefined) throw new Error(`The configuration has no number for ${setting.variable}`)
  return { max, timeWindow: setting.seconds * 1000 }
}
