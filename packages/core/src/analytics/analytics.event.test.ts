import { describe, expect, test } from 'vitest'
import { eventName, isEventContent, maxEventBytes } from './analytics.event.ts'

describe('an event', () => {
  test.each(['product-viewed', 'order-placed', 'a', 'added-to-bag2'])('%s is a name', (name) => {
    expect(eventName.test(name)).toBe(true)
  })
  test.each(['', 'Product', 'a b', '../x', 'a--b', '-a', '1a', 'é', 'a-b-c-d-e-f-g'])('%j is not a name', (name) => {
    expect(eventName.test(name)).toBe(false)
  })

  test('1. is at most 8 kB and four levels deep', () => {
    expect(isEventContent({ ItemNo: '100237', Lines: [{ EdpNo: 1, Sizes: ['S'] }] })).toBe(true)
    expect(isEventContent({ a: { b: { c: { d: 1 } } } })).toBe(true)
    expect(isEventContent({ a: { b: { c: { d: {} } } } })).toBe(false)
    expect(isEventContent({ a: 'x'.repeat(maxEventBytes - 8) })).toBe(true)
    expect(isEventContent({ a: 'x'.repeat(maxEventBytes - 7) })).toBe(false)
    expect(isEventContent({ a: 'é'.repeat(maxEventBytes / 2) })).toBe(false)
  })
  test.each([
    { Email: 'x' },
    { Buyer: { FirstName: 'Maya' } },
    { Note: 'write to maya@example.com' },
    { Lines: [{ ZipCode: 'K1N5X4' }] },
  ])('2. must not identify anybody: %o', (content) => expect(isEventContent(content)).toBe(false))
  test.each([null, [], 'text', 1, undefined])('%j is not content', (content) =>
    expect(isEventContent(content)).toBe(false),
  )
})
