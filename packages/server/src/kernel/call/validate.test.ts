import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { Refusal } from '../errors/refusal.ts'
import { validate } from './validate.ts'

const call: Parameters<typeof validate>[0] = {
  summary: 'A call',
  caller: 'none',
  status: 200,
  refusals: [],
  body: z.strictObject({ names: z.optional(z.array(z.string())) }),
}

// Far more than the body limit admits: the validator must not depend on it.
test.each([
  ['1. wrong elements', 1, { names: Array.from({ length: 500_000 }, () => 0) }],
  ['2. unknown fields', 50, Object.fromEntries(Array.from({ length: 150_000 }, (_, at) => [at.toString(36), 0]))],
])('a body with very many %s is refused, with reasons that one can read: %i', (_name, reasons, body) => {
  const result = validate(call, { params: {}, query: {}, headers: {}, body })
  if (!(result instanceof Refusal)) throw new Error('It was accepted')
  expect(result.status).toBe(400)
  expect(result.reasons).toHaveLength(reasons)
})
