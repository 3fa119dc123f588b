import { expect, test } from 'vitest'
import { reasonsOf } from './refusal.rules.ts'

test.each([
  ['1. a business rule’s first reason', 417, ['a']],
  ['2. every field of a malformed request', 400, ['a', 'b']],
  ['3. everything that has changed', 409, ['a', 'b']],
])('%s is read', (_, status, read) => {
  expect(reasonsOf({ status, items: ['a', 'b'] })).toEqual(read)
  expect(reasonsOf({ status, items: [] })).toEqual([])
})
