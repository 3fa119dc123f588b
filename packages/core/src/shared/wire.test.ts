import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod/mini'
import { type Call, type CallName, contract } from '../../exports/contract.ts'
import { moneySchemas } from './schemas.ts'
import { fromWire, isMoney, toWire } from './wire.ts'

describe('between the wire and the code', () => {
  test('1 names change their first letter, acronyms as the code spells them', () => {
    expect(fromWire({ ItemNo: '1', CCExpiry: '12/28', CustomerEDP: 7, WriteAReviewURL: '/r' })).toEqual({
      itemNo: '1',
      ccExpiry: '12/28',
      customerEdp: 7,
      writeAReviewURL: '/r',
    })
  })

  test('2 amounts are cents in the code and dollars on the wire, wherever they lie', () => {
    const wire = { Price: 19.99, Taxes: [{ Rate: 9.975, Amount: 1.1 }], IsPriceRange: { Min: 0.29, Max: 1234.56 } }
    const code = { price: 1999, taxes: [{ rate: 9.975, amount: 110 }], isPriceRange: { min: 29, max: 123456 } }
    expect(fromWire(wire)).toEqual(code)
    expect(toWire(code)).toEqual(wire)
  })

  test('3 null amounts stay null, and nothing becomes NaN', () => {
    expect(fromWire({ IsPrice: null, WasPrice: 0 })).toEqual({ isPrice: null, wasPrice: 0 })
  })

  test('4 the languages keep their small letters', () => {
    expect(toWire({ languages: { en: '/en/', fr: '/fr/' } })).toEqual({ Languages: { en: '/en/', fr: '/fr/' } })
  })

  test('5 a Date travels as an instant; undefined does not travel', () => {
    expect(toWire({ at: new Date('2026-11-21T17:00:00Z'), gone: undefined })).toEqual({
      At: '2026-11-21T17:00:00.000Z',
    })
  })

  test('6 lists, texts, numbers, null and undefined stay unchanged', () => {
    for (const value of [[1, 'a', null], 'Price', 12.5, true, null, undefined]) expect(fromWire(value)).toEqual(value)
  })

  /** The wire never has these spellings: converted, they would equal names that it does have. */
  const never = ['En', 'Fr', 'CustomerEdp']
  const name = fc.oneof(
    fc.constantFrom(
      'Price',
      'PriceBefore',
      'TaxTotal',
      'MonthlyHousingPayment',
      'Min',
      'CCExpiry',
      'CustomerEDP',
      'ItemURL',
      'en',
      'fr',
    ),
    fc.stringMatching(/^[A-Z][a-z]{1,8}([A-Z][a-z]{1,6})?$/).filter((text) => !never.includes(text)),
    fc.constantFrom('Constructor', 'ToString'),
  )
  const plain = fc.oneof(fc.string(), fc.boolean(), fc.constant(null))
  const cents = fc.integer({ min: -100_000_000, max: 100_000_000 })
  /** Any reply: numbers below a money name have two decimals, others are whatever they are. */
  const { reply } = fc.letrec<{ reply: unknown; field: unknown }>((tie) => ({
    field: fc.oneof({ maxDepth: 4 }, plain, fc.array(tie('reply'), { maxLength: 3 }), tie('reply')),
    reply: fc
      .array(fc.tuple(name, tie('field'), cents, fc.boolean()), { maxLength: 5 })
      .map((fields) =>
        Object.fromEntries(fields.map(([key, field, number, isNumber]) => [key, isNumber ? number / 100 : field])),
      ),
  }))

  test('7 converting there and back gives the original', () => {
    fc.assert(
      fc.property(reply, (value) => {
        expect(toWire(fromWire(value))).toEqual(value)
      }),
    )
  })

  test('8 every amount of cents survives the wire', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const received: unknown = JSON.parse(JSON.stringify(toWire({ grandTotal: amount })))
        expect(fromWire(received)).toEqual({ grandTotal: amount })
      }),
    )
  })
})

/** Every number in the contract's bodies and replies with the name of its field, and whether it is an amount. */
function numbersOf(schema: z.core.$ZodType, field: string, numbers: { field: string; amount: boolean }[]): void {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  switch (def.type) {
    case 'object':
      for (const [key, inner] of Object.entries(def.shape)) numbersOf(inner, key, numbers)
      break
    case 'array':
      numbersOf(def.element, field, numbers)
      break
    case 'nullable':
    case 'optional':
    case 'default':
      numbersOf(def.innerType, field, numbers)
      break
    case 'union':
      for (const option of def.options) numbersOf(option, field, numbers)
      break
    case 'number':
      numbers.push({ field, amount: moneySchemas.has(schema) })
      break
    default:
  }
}

describe('amounts in the contract', () => {
  const numbers: { field: string; amount: boolean }[] = []
  for (const call of Object.values<Call>(contract)) {
    if (call.wire === 'as-is') continue
    for (const schema of [call.body, call.reply]) if (schema) numbersOf(schema, '', numbers)
  }

  test('1 all have names that are converted', () => {
    const missing = numbers.filter(({ field, amount }) => amount && !isMoney(field))
    expect(missing).toEqual([])
    expect(numbers.filter(({ amount }) => amount).length).toBeGreaterThan(20)
  })

  test('2 no other number has a name that is converted', () => {
    expect(numbers.filter(({ field, amount }) => !amount && isMoney(field))).toEqual([])
  })

  test('3 no call is named twice, or for a path of another kind', () => {
    for (const name of Object.keys(contract) as CallName[]) {
      expect(name).toMatch(
        /^(GET|POST|PUT|DELETE) \/api\/(v[23]\/\{language\}\/[\w{}/]+|v2\/paypal\/payments[\w{}/]*|token|semafone\/config)$/,
      )
    }
  })
})
