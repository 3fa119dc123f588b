import { asFlag, asUrl, inRange } from './setting-values.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The fewest characters of a secret in production, and how many must differ. */
const [leastSecret, leastDifferent] = [8, 5]

/**
 * Reads single settings from the environment. An invalid one is replaced by its default and described in `wrong`, so that all
 * of them are reported together.
 */
export function readSettings(env: Environment) {
  const wrong: string[] = []
  const given = (name: string) => env[name]?.trim() || undefined
  const refuse = (name: string, allowed: string) => {
    wrong.push(`${name} is “${given(name) ?? ''}”, but must be ${allowed}.`)
  }
  function read<T>(name: string, fallback: T, parse: (text: string) => T | undefined, allowed: string): T {
    const text = given(name)
    if (text === undefined) return fallback
    const value = parse(text)
    if (value === undefined) refuse(name, allowed)
    return value ?? fallback
  }
  const integer = (name: string, fallback: number, min: number, max: number) =>
    read(name, fallback, (text) => inRange(Number(text), min, max), `a whole number from ${min} to ${max}`)
  const flag = (name: string, fallback: boolean) => read(name, fallback, asFlag, '1 or 0')

  const production = given('NODE_ENV') === 'production'
  const demo = flag('ONAIR_DEMO', !production)
  const strict = production && !demo
  const url = (name: string, fallback: string, protocols = strict ? ['https:'] : ['http:', 'https:']) =>
    read(
      name,
      fallback,
      (text) => asUrl(text, protocols),
      `an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    )
  /** Pictures and videos may be on another host (specification §9). */
  const base = (name: string, fallback: string) =>
    read(
      name,
      fallback,
      (text) => (/^(\/|https?:\/\/).*\/$|^\/$/.test(text) ? text : undefined),
      'a path or address that ends with a slash',
    )

  /** Required outside the demonstration. */
  const required = (name: string, demonstration: string) => {
    const text = given(name)
    if (text === undefined && !demo)
      wrong.push(`${name} is not set; it is required outside the demonstration (ONAIR_DEMO=1).`)
    return text ?? demonstration
  }
  /** Required outside the demonstration, and one of the installation's own in production. Its value is never printed. */
  const secret = (name: string, demonstration: string, least = leastSecret) => {
    const value = required(name, demonstration)
    if (strict && given(name) !== undefined) {
      if (value === demonstration) wrong.push(`${name} is the demonstration’s, which is public; set one of your own.`)
      else if (value.length < least || new Set(value).size < leastDifferent)
        wrong.push(
          `${name} can be guessed; it must have at least ${least} characters, ${leastDifferent} of them different.`,
        )
    }
    return value
  }
  const requiredUrl = (name: string, demonstration: string) => {
    required(name, demonstration)
    return url(name, demonstration)
  }

  return { wrong, production, demo, strict, given, read, integer, url, base, required, requiredUrl, secret }
}
