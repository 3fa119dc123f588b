import type { Call } from '@onair/core/contract'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod/mini'
import { fieldName, fieldType } from '../errors/field-names.ts'
import { type kernelMessages, refuseAll } from '../errors/kernel.messages.ts'
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
  const body = read(call.body, isNothing(call, request.body) ? undefined : request.body, 'body')
  return reasons.length > 0 ? refuseAll(400, reasons.slice(0, mostReasons)) : { params, query, headers, body }
}

/** Whether a request has no body: the framework reads that as `null`. An empty object says the same where the body is optional. */
const isNothing = ({ body: schema }: Call, body: unknown): boolean =>
  (body ?? undefined) === undefined || (schema?._zod.optin === 'optional' && JSON.stringify(body) === '{}')

/** The schema's result; undefined for a value with more issues than zod can collect: they overflow its stack. */
function parse(schema: z.ZodMiniType, value: unknown) {
  try {
    return schema.safeParse(value)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** A header is named as in its standard, `Idempotency-Key`: programs must find it there. */
const areaOfHeader = (name: string): string => name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())

/** An issue as reasons. `Area` is the field's name on the wire, with dots when it is nested. */
function reasonsOf(issue: Issue, value: unknown, whole: string): Reason[] {
  if (issue.code === 'invalid_union') {
    return likeliest(issue.errors).flatMap((inner) =>
      reasonsOf({ ...inner, path: [...issue.path, ...inner.path] }, value, whole),
    )
  }
  if (issue.code === 'unrecognized_keys') {
    // The caller chose the name: it is echoed, but not at any length.
    return issue.keys.map((key) => ({ code: 'field-unknown', area: [...issue.path, key].join('.').slice(0, 80) }))
  }
  const field = issue.path.join('.')
  const area = field === '' ? whole : whole === 'headers' ? areaOfHeader(field) : field
  if (at(value, issue.path) === undefined) {
    return [area === 'body' ? { code: 'body-missing', area } : about('field-missing', area)]
  }
  switch (issue.code) {
    case 'invalid_type': {
      const type = fieldType(issue.expected)
      return [
        type ? { code: 'field-type', area, values: { field: fieldName(area), type } } : about('field-invalid', area),
      ]
    }
    case 'invalid_value':
      return [
        whole === 'body'
          ? about('field-choice', area)
          : { code: 'field-one-of', area, values: { field: fieldName(area), values: issue.values.join(', ') } },
      ]
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return [about('field-empty', area)]
      return [limit(issue.origin === 'string' ? 'field-short' : 'field-min', area, issue.minimum)]
    case 'too_big':
      return [limit(issue.origin === 'string' ? 'field-long' : 'field-max', area, issue.maximum)]
    default:
      return [about('field-invalid', area)]
  }
}

const about = (code: 'field-missing' | 'field-invalid' | 'field-choice' | 'field-empty', area: string): Reason => ({
  code,
  area,
  values: { field: fieldName(area) },
})

const limit = (
  code: 'field-min' | 'field-max' | 'field-short' | 'field-long',
  area: string,
  bound: number | bigint,
): Reason => ({ code, area, values: { field: fieldName(area), limit: String(bound) } })

/** The alternative of a union that the caller probably meant: its literals match, and it has the fewest issues. */
function likeliest(alternatives: readonly Issue[][]): readonly Issue[] {
  const wrong = (issues: readonly Issue[]) =>
    issues.reduce((sum, { code }) => sum + (code === 'invalid_value' ? 3 : code === 'unrecognized_keys' ? 2 : 1), 0)
  return alternatives.toSorted((a, b) => wrong(a) - wrong(b))[0] ?? []
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null | undefined)?.[key], value)
