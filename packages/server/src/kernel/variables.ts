// The kinds of environment variables.
import * as z from 'zod/mini'
import type { Mode, Variable } from './settings.ts'

type Described<Default> = Pick<Variable, 'about' | 'defaultText' | 'beside'> & { default: Default }

const joined = (protocols: readonly string[]) => protocols.map((protocol) => `${protocol}//`).join(' or ')

/** A variable of a form of its own. */
export function variable<Value, Default>(
  name: string,
  { schema, allowed, ...described }: Described<Default> & { schema: z.ZodMiniType<Value>; allowed: string },
): Variable<Value | Default> {
  return { name, ...described, schema: () => schema, allowed: () => allowed }
}

export const integer = <Default extends number | undefined>(
  name: string,
  { min, max, ...described }: Described<Default> & { min: number; max: number },
): Variable<number | Default> =>
  variable(name, {
    ...described,
    schema: z.pipe(z.coerce.number(), z.int().check(z.minimum(min), z.maximum(max))),
    allowed: `a whole number from ${min} to ${max}`,
  })

export const port = <Default extends number | undefined>(name: string, described: Described<Default>) =>
  integer(name, { ...described, min: 0, max: 65_535 })

export const flag = (name: string, described: Described<boolean>): Variable<boolean> =>
  variable(name, {
    ...described,
    schema: z.stringbool({ truthy: ['1', 'true', 'yes'], falsy: ['0', 'false', 'no'] }),
    allowed: '1 or 0',
  })

export const text = <Default extends string | undefined>(
  name: string,
  described: Described<Default>,
): Variable<string | Default> => variable(name, { ...described, schema: z.string(), allowed: 'a text' })

/** A text that is required outside of the demonstration. */
export const requiredText = (name: string, { about, demo }: { about: string; demo: string }): Variable<string> => ({
  ...text(name, { about, default: demo }),
  required: true,
})

/** Required outside of the demonstration, and one of the installation's own in production. */
export const secret = (
  name: string,
  { about, demo, least = 8, ...others }: { about: string; demo: string; least?: number; beside?: string },
): Variable<string> => ({ ...requiredText(name, { about, demo }), ...others, secret: { least } })

/** An address, without the slashes at its end. In production it is one of https, unless other `protocols` are given. */
export const url = <Default extends string | undefined>(
  name: string,
  { protocols: given, ...described }: Described<Default> & { protocols?: readonly string[] },
): Variable<string | Default> => {
  const protocols = ({ strict }: Mode) => given ?? (strict ? ['https:'] : ['http:', 'https:'])
  const isOne = (text: string, mode: Mode) => URL.canParse(text) && protocols(mode).includes(new URL(text).protocol)
  return {
    name,
    ...described,
    schema: (mode) =>
      z.pipe(
        z.string().check(z.refine((text) => isOne(text, mode))),
        z.transform((text) => text.replace(/\/+$/, '')),
      ),
    allowed: (mode) => `an address that begins with ${joined(protocols(mode))}`,
  }
}

/** An address that is required outside of the demonstration. */
export const requiredUrl = (name: string, { about, demo }: { about: string; demo: string }): Variable<string> => ({
  ...url(name, { about, default: demo }),
  required: true,
})

/** The base of addresses of files, which may be on another host. */
export const base = (name: string, described: Described<string>): Variable<string> =>
  variable(name, {
    ...described,
    schema: z.string().check(z.regex(/^(\/|https?:\/\/).*\/$|^\/$/)),
    allowed: 'a path or address that ends with a slash',
  })

/** Parts, separated by commas. */
export const list = z.pipe(
  z.string(),
  z.transform((text) => text.split(',').map((part) => part.trim())),
)

/** Parts that are not empty, separated by semicolons: they may have commas. */
export const semicolons = z.pipe(
  z.string(),
  z.transform((text) => text.split(';').flatMap((part) => part.trim() || [])),
)

/** A text that `parse` reads; undefined: it is not valid. */
export const readBy = <Value>(parse: (text: string) => Value | undefined) =>
  z.pipe(
    z.string(),
    z.transform((text, context) => {
      const value = parse(text)
      if (value !== undefined) return value
      context.issues.push({ code: 'custom', input: text, message: 'invalid' })
      return z.NEVER
    }),
  )
