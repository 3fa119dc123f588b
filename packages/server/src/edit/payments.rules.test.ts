import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EditMeans, type HeldPayment, paymentPlan } from './payments.rules.ts'

const payment = (reference: string, cents: number, by: Partial<HeldPayment> = {}): HeldPayment => ({
  reference,
  provider: 'capture',
  token: 'visa',
  amountCents: cents,
  authorisedCents: cents,
  ...by,
})
const visa = { provider: 'capture', token: 'visa' } as const
const wallet = { provider: 'wallet' } as const
const summary = ({ authorizeCents, retained, detached }: ReturnType<typeof paymentPlan>) => ({
  authorize: authorizeCents,
  retained: retained.map(({ payment: { reference }, cents }) => [reference, cents]),
  detached: detached.map(({ reference }) => reference),
})

describe('the payments of an edited order', () => {
  it.each<[rule: string, HeldPayment[], EditMeans | undefined, number, ReturnType<typeof summary>]>([
    [
      '1. a higher amount authorises the difference on the card',
      [payment('a', 1000)],
      visa,
      1500,
      { authorize: 500, retained: [['a', 1000]], detached: [] },
    ],
    [
      '1. an unchanged amount calls no provider',
      [payment('a', 1000)],
      visa,
      1000,
      { authorize: 0, retained: [['a', 1000]], detached: [] },
    ],
    [
      '1. a lower amount retains what is due on the card',
      [payment('a', 1000)],
      visa,
      400,
      { authorize: 0, retained: [['a', 400]], detached: [] },
    ],
    [
      '1. a higher amount within the authorised one needs no authorisation',
      [payment('a', 400, { authorisedCents: 1000 })],
      visa,
      900,
      { authorize: 0, retained: [['a', 900]], detached: [] },
    ],
    [
      '1. a lower amount makes the second authorisation unneeded',
      [payment('a', 1000), payment('b', 500)],
      visa,
      900,
      { authorize: 0, retained: [['a', 900]], detached: ['b'] },
    ],
    [
      '1. a lower amount retains the smallest authorisation that suffices, in any order of reading',
      [payment('a', 1071), payment('b', 1054), payment('c', 20)],
      visa,
      1054,
      { authorize: 0, retained: [['b', 1054]], detached: ['a', 'c'] },
    ],
    [
      '2. the wallet authorises a higher amount as a whole',
      [payment('a', 1000, { provider: 'wallet' })],
      wallet,
      1200,
      { authorize: 1200, retained: [], detached: ['a'] },
    ],
    [
      '2. the wallet retains what is due',
      [payment('a', 1000, { provider: 'wallet' })],
      wallet,
      900,
      { authorize: 0, retained: [['a', 900]], detached: [] },
    ],
    [
      '3. another card pays everything',
      [payment('a', 1000, { token: 'master' })],
      visa,
      1000,
      { authorize: 1000, retained: [], detached: ['a'] },
    ],
    [
      '3. a card replaces the wallet',
      [payment('a', 1000, { provider: 'wallet' })],
      visa,
      700,
      { authorize: 700, retained: [], detached: ['a'] },
    ],
    [
      '3. gift cards pay everything now',
      [payment('a', 1000)],
      undefined,
      0,
      { authorize: 0, retained: [], detached: ['a'] },
    ],
    [
      '3. nothing is due from the card now',
      [payment('a', 1000)],
      visa,
      0,
      { authorize: 0, retained: [], detached: ['a'] },
    ],
  ])('%s', (_, held, means, due, expected) => expect(summary(paymentPlan(held, means, due))).toEqual(expected))

  const held = fc
    .array(
      fc.record({
        provider: fc.constantFrom('capture' as const, 'wallet' as const),
        token: fc.constantFrom('visa', 'master'),
        amountCents: fc.integer({ min: 1, max: 9999 }),
        more: fc.integer({ min: 0, max: 9999 }),
      }),
      { maxLength: 4 },
    )
    .map((rows) =>
      rows.map(
        ({ more, ...row }, index): HeldPayment => ({
          ...row,
          reference: `p${index}`,
          authorisedCents: row.amountCents + more,
        }),
      ),
    )
  const means = fc.constantFrom<EditMeans>(visa, wallet)

  it('4. covers the amount due to the cent; each payment is either retained or detached', () => {
    fc.assert(
      fc.property(held, means, fc.integer({ min: 0, max: 30_000 }), (payments, by, due) => {
        const plan = paymentPlan(payments, by, due)
        expect(plan.authorizeCents + plan.retained.reduce((sum, { cents }) => sum + cents, 0)).toBe(due)
        expect(plan.authorizeCents).toBeGreaterThanOrEqual(0)
        expect(plan.retained.length + plan.detached.length).toBe(payments.length)
        for (const { payment: one, cents } of plan.retained) {
          expect(cents).toBeGreaterThan(0)
          expect(cents).toBeLessThanOrEqual(one.authorisedCents)
          expect(one.provider).toBe(by.provider)
        }
      }),
    )
  })

  it('1, 2. authorises nothing more while the present authorisations suffice', () => {
    fc.assert(
      fc.property(held, means, fc.integer({ min: 0, max: 30_000 }), (payments, by, due) => {
        const own = payments.filter(
          ({ provider, token }) => provider === by.provider && (by.provider === 'wallet' || token === by.token),
        )
        const covered = own.reduce((sum, { authorisedCents }) => sum + authorisedCents, 0)
        expect(paymentPlan(payments, by, due).authorizeCents === 0).toBe(covered >= due)
      }),
    )
  })
})
