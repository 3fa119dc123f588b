import type * as z from 'zod/mini'

export type Environment = Readonly<Record<string, string | undefined>>

/** What the variables' defaults and the valid texts depend on. */
export type Mode = {
  /** Demonstration mode: its credentials, customers, sandbox and allowed origins. */
  demo: boolean
  production: boolean
  /** Production without the demonstration. */
  strict: boolean
  /** The shop's own origin in the demonstration. */
  shop: string
  /** The origin of the sandbox, which stands in for the outside services in the demonstration. */
  sandbox: string
}

/** An environment variable, described. variables.ts has the usual kinds. */
export type Variable<Value = unknown> = {
  name: string
  /** What it sets, for OPERATING.md. */
  about: string
  /** Reads its text. */
  schema: (mode: Mode) => z.ZodMiniType<Value>
  /** The valid texts: what follows “must be” in an error. */
  allowed: (mode: Mode) => string
  default: Value
  /** The default as OPERATING.md states it, where the value says nothing to its reader. */
  defaultText?: string
  /** Outside of the demonstration it must be set; then the default is the demonstration's. */
  required?: boolean
  /** Outside of the demonstration it is read beside this other variable only. */
  beside?: string
  /** In production it must be the installation's own, with at least this many characters. It is never printed. */
  secret?: { least: number }
}

type Variables = Readonly<Record<string, Variable>>
type Values<V extends Variables> = { readonly [Key in keyof V]: V[Key] extends Variable<infer Value> ? Value : never }

/** Whatever holds the settings that were read. */
export type Configured = { readonly settings: ReadonlyMap<Settings, unknown> }

/** Settings that belong together: those of a feature, of an outside service, of a part of the kernel. */
export type Settings<Value = unknown> = {
  /** The heading in OPERATING.md. */
  title: string
  variables: (mode: Mode) => Variables
  /** Their values, from a configuration. @throws {Error} if it was read without them */
  of: (config: Configured) => Value
  read: (reading: Reading) => Value
}

/** An environment that is being read. */
export type Reading = {
  env: Environment
  mode: Mode
  /** The settings that were read so far. */
  settings: Map<Settings, unknown>
  /** All faults, in sentences. An invalid value is replaced by its default, so that all are reported together. */
  wrong: string[]
}

type Definition<V extends Variables> = { title: string; variables: (mode: Mode) => V }
type Derived<V extends Variables, Value> = Definition<V> & {
  /** Derives the value from the variables. It may use settings that were read before, and refuse values that contradict each other. */
  derive: (values: Values<V>, reading: Reading) => Value
}

/**
 * Declares settings. Their owner lists them (`settings` of a feature), and reads their values by `of`.
 *
 * @example
 * export const reviewsSettings = defineSettings({
 *   title: 'Reviews',
 *   variables: ({ sandbox }) => ({
 *     url: requiredUrl('REVIEWS_URL', { about: 'the review service', demo: `${sandbox}/reviews` }),
 *   }),
 * })
 * const { url } = reviewsSettings.of(config)
 */
export function defineSettings<V extends Variables, Value>(definition: Derived<V, Value>): Settings<Value>
export function defineSettings<V extends Variables>(definition: Definition<V>): Settings<Values<V>>
export function defineSettings<V extends Variables, Value>({
  title,
  variables,
  derive,
}: Definition<V> & Partial<Derived<V, Value>>): Settings<Value | Values<V>> {
  const own: Settings<Value | Values<V>> = {
    title,
    variables,
    of({ settings }) {
      if (!settings.has(own)) throw new Error(`The configuration was read without the settings of “${title}”`)
      return settings.get(own) as Value | Values<V>
    },
    read(reading) {
      const entries = Object.entries(variables(reading.mode)).map(([key, one]) => [key, readVariable(one, reading)])
      const values = Object.fromEntries(entries) as Values<V>
      return derive ? derive(values, reading) : values
    },
  }
  return own
}

/** The text of a variable. An empty one counts as absent. */
export const textOf = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined

/** The value of one variable. */
export function readVariable<Value>(variable: Variable<Value>, { env, mode, wrong }: Omit<Reading, 'settings'>): Value {
  const { name, required, beside, secret } = variable
  if (beside && !mode.demo && textOf(env, beside) === undefined) return variable.default
  const text = textOf(env, name)
  if (text === undefined) {
    if (required && !mode.demo)
      wrong.push(`${name} is not set; it is required outside the demonstration (ONAIR_DEMO=1).`)
    return variable.default
  }
  if (secret && mode.strict) refuseKnown(text, variable, secret.least, wrong)
  const parsed = variable.schema(mode).safeParse(text)
  if (parsed.success) return parsed.data
  wrong.push(`${name} is “${text}”, but must be ${variable.allowed(mode)}.`)
  return variable.default
}

/** How many characters of a secret must differ. */
const leastDifferent = 5

function refuseKnown(text: string, variable: Variable, least: number, wrong: string[]): void {
  const { name } = variable
  if (text === variable.default) wrong.push(`${name} is the demonstration’s, which is public; set one of your own.`)
  else if (text.length < least || new Set(text).size < leastDifferent)
    wrong.push(
      `${name} can be guessed; it must have at least ${least} characters, ${leastDifferent} of them different.`,
    )
}
