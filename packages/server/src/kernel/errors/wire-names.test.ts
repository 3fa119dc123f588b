import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Call, contract } from '@onair/core/contract'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { validate } from '../call/validate.ts'
import { Refusal } from './refusal.ts'

type Definition = {
  type?: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  in?: z.ZodMiniType
  options?: z.ZodMiniType[]
}
const definitionOf = (schema: z.ZodMiniType) => schema._zod.def as Definition

/** The schemas inside a schema. */
function inside(schema: z.ZodMiniType): z.ZodMiniType[] {
  const { innerType, element, in: piped, options = [] } = definitionOf(schema)
  return [innerType, element, piped, ...options].filter((inner) => inner !== undefined)
}

/** The names of a schema's fields, at every depth. */
function fieldsOf(schema: z.ZodMiniType | undefined): string[] {
  if (!schema) return []
  const own = Object.entries(definitionOf(schema).shape ?? {})
  return [...own.flatMap(([name, field]) => [name, ...fieldsOf(field)]), ...inside(schema).flatMap(fieldsOf)]
}

/** A value of a schema's shape in which every field has the value `put`. */
function filled(schema: z.ZodMiniType, put: unknown): unknown {
  const { shape } = definitionOf(schema)
  if (shape) return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, filled(field, put)]))
  const deeper = inside(schema).find((inner) => JSON.stringify(filled(inner, 0))?.startsWith('{'))
  return deeper ? filled(deeper, put) : put
}

const parts = ['params', 'query', 'headers', 'body'] as const
const calls = Object.entries(contract) as [string, Call][]
const wireNames = new Set(
  calls.flatMap(([, call]) => [...parts.flatMap((part) => fieldsOf(call[part])), ...fieldsOf(call.reply)]),
)
/** Whether a word is a wire name and not an ordinary word such as `Date` or `page`. */
const isTechnical = (word: string) =>
  /[a-z]\.?[A-Z]|_/.test(word) || ['guid', 'edp', 'rd', 'fm', 'p256dh', 'idempotency-key'].includes(word)
const brands = ['PayPal', 'reCAPTCHA', 'JavaScript']
/** The wire names in a sentence. */
const wireNamesIn = (sentence: string) =>
  sentence
    .split(/[^\p{L}\d_-]+/u)
    .filter((word) => !brands.includes(word) && isTechnical(word) && (wireNames.has(word) || /[a-z][A-Z]/.test(word)))

/** Invalid values, each put into every field. */
const bad: readonly (readonly [string, unknown])[] = [
  ['1. missing', undefined],
  ['2. null', null],
  ['3. an object', { x: 1 }],
  ['4. empty', ''],
  ['5. an unknown value', 'no such thing \u0000'],
  ['6. too long', 'x'.repeat(20_000)],
  ['7. a number below all limits', -1e12],
  ['8. a number above all limits', 1e12],
  ['9. a fraction', 0.123456],
  ['10. a list of unknown values', [{ Stranger: 1 }, 'x', 7]],
]

describe('no sentence of a refused request has a wire name', () => {
  test.each(bad)('%s', (_name, put) => {
    const sentences = calls.flatMap(([name, call]) => {
      const request = Object.fromEntries(
        parts.map((part) => {
          const value = call[part] && filled(call[part], put)
          return [part, value !== null && typeof value === 'object' ? { ...value, StrangerField: 1 } : value]
        }),
      ) as Parameters<typeof validate>[1]
      const refusal = validate(call, request)
      if (!(refusal instanceof Refusal)) return []
      return (['en', 'fr'] as const).flatMap((language) =>
        refusal.items(language).map(({ Message }) => [name, Message] as const),
      )
    })
    expect(sentences.length).toBeGreaterThan(calls.length)
    expect(sentences.filter(([, sentence]) => wireNamesIn(sentence).length > 0)).toEqual([])
  })

  test('11. the test detects a wire name', () => {
    expect(wireNamesIn('FirstName is not valid.')).toEqual(['FirstName'])
    expect(wireNamesIn('Le champ guid n’est pas valide.')).toEqual(['guid'])
    expect(wireNamesIn('payer_id is missing, pay with PayPal on this page.')).toEqual(['payer_id'])
  })
})

test('no sentence of a feature has a wire name', () => {
  const root = join(import.meta.dirname, '../..')
  const sentences = globSync('**/*.messages.{en,fr}.json', { cwd: root }).flatMap((file) =>
    Object.values<string>(JSON.parse(readFileSync(join(root, file), 'utf8'))),
  )
  expect(sentences.length).toBeGreaterThan(400)
  const withoutValues = sentences.map((text) => text.replace(/\{\{\w+\}\}/g, ''))
  expect(withoutValues.filter((sentence) => wireNamesIn(sentence).length > 0)).toEqual([])
})

test('a key of a request is named by its header', () => {
  const refusal = validate(contract['POST /api/v2/{language}/accounts/{edp}/orders'], {
    params: { language: 'en', edp: '1' },
    query: {},
    headers: {},
    body: { CartGuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
  })
  if (!(refusal instanceof Refusal)) throw new Error('It was accepted')
  expect(refusal.items('en')).toEqual([{ Message: 'Idempotency-Key is missing.', Area: 'Idempotency-Key' }])
})
