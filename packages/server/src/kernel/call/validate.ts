import type { Call } from '@onair/core/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { type kernelMessages, refuseAll } from '../errors/messages.ts'
import type { ReasonOf } from '../errors/refusal.ts'

type Reason = ReasonOf<typeof kernelMessages>
type Issue = z.core.$ZodIssue

/** The most reasons in one reply: a request with a hundred thousand unknown fields must not get megabytes back. */
const mostReasons = 50

/** The parts of a request as the contract's schemas return them, or a 400 that names every invalid field. */
export function validate(call: Call, request: Pick<FastifyRequest, 'params' | 'query' | 'headers' | 'body'>) {
  let reasons: readonly Reason[] = []
  const read = (schema: z.ZodMiniType | undefined, value: unknown, whole: string): unknown => {
    if (!schema) return undefined
    const result = parse(schema, value)
    if (result?.success) return result.data
    // Not `push(...)`: as arguments, a megabyte's issues would overflow the stack.
    reasons = [
      ...reasons,
      ...(result
        ? result.error.issues.flatMap((issue) => reasonsOf(issue, value, whole))
        : [about('field-invalid', whole)]),
    ]
    return undefined
  }
  const params = read(call.params, request.params, 'path') ?? {}
  const query = read(call.query, request.query, 'query') ?? {}
  const headers = read(call.headers, request.headers, 'headers') ?? {}
  // The framework reads an absent body as `null`, the contract as undefined.
  const body = read(call.body, request.body ?? undefined, 'body')
  return reasons.length > 0 ? refuseAll(400, reasons.slice(0, mostReasons)) : { params, query, headers, body }
}

/** The schema's result; undefined for a value with more issues than zod can collect: they overflow its stack. */
function parse(schema: z.ZodMiniType, value: unknown) {
  try {
    return schema.safeParse(value)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** `IdempotencyKey` for `idempotency-key`: an area is spelled alike, wherever the field stands. */
const areaOfHeader = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** An issue as reasons. `Area` is the field's name on the wire, with dots when it is nested. */
function reasonsOf(issue: Issue, value: unknown, whole: string): Reason[] {
  if (issue.code === 'invalid_union') {
    return likeliest(issue.errors).flatMap((inner) =>
      reasonsOf({ ...inner, path: [...issue.path, ...inner.path] }, value, whole),
    )
  }
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => about('field-unknown', [...issue.path, key].join('.')))
  }
  const field = issue.path.join('.')
  const area = field === '' ? whole : whole === 'headers' ? areaOfHeader(field) : field
  if (at(value, issue.path) === undefined) {
    return [area === 'body' ? { code: 'body-missing', area } : about('field-missing', area)]
  }
  switch (issue.code) {
    case 'invalid_type': {
      const type = types[issue.expected]
      return [type ? { code: 'field-type', area, values: { field: area, type } } : about('field-invalid', area)]
    }
    case 'invalid_value':
      return [{ code: 'field-choice', area, values: { field: area, values: issue.values.map(String).join(', ') } }]
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return [about('field-empty', area)]
      return [limit(issue.origin === 'string' ? 'field-short' : 'field-min', area, issue.minimum)]
    case 'too_big':
      return [limit(issue.origin === 'string' ? 'field-long' : 'field-max', area, issue.maximum)]
    default:
      return [about('field-invalid', area)]
  }
}

const about = (code: 'field-missing' | 'field-unknown' | 'field-invalid' | 'field-empty', area: string): Reason => ({
  code,
  area,
  // The caller chose the name: it is echoed, but not at any length.
  values: { field: area.slice(0, 80) },
})

const limit = (
  code: 'field-min' | 'field-max' | 'field-short' | 'field-long',
  area: string,
  bound: number | bigint,
): Reason => ({ code, area, values: { field: area, limit: String(bound) } })

/** The alternative of a union that the caller probably meant: its literals match, and it has the fewest issues. */
function likeliest(alternatives: readonly Issue[][]): readonly Issue[] {
  const wrong = (issues: readonly Issue[]) =>
    issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 3 : code === 'unrecognized_keys' ? 2 : 1), 0)
  return alternatives.toSorted((a, b) => wrong(a) - wrong(b))[0] ?? []
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

const types: Readonly<Record<string, { en: string; fr: string }>> = {
  string: { en: 'a text', fr: 'un texte' },
  number: { en: 'a number', fr: 'un nombre' },
  int: { en: 'a whole number', fr: 'un nombre entier' },
  boolean: { en: 'true or false', fr: 'vrai ou faux' },
  array: { en: 'a list', fr: 'une liste' },
  object: { en: 'an object', fr: 'un objet' },
}
