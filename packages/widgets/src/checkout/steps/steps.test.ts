import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { doneSteps, nextStep, stepOfArea, steps, stepsOf } from './steps.ts'

const anything = {} as never
const stepState = { asGuest: false, shipping: false, declined: false }
const bag = { buyer: null, shippingAddress: null, creditCard: null, grandTotal: 1000, ships: true }

describe('the steps of a checkout', () => {
  test('1. without a buyer, the step “who” is open', () => {
    expect(doneSteps(bag, stepState)).toEqual(new Set())
    expect(nextStep(doneSteps(bag, stepState))).toBe('who')
  })
  test('2. a guest goes on to delivery', () => {
    expect(nextStep(doneSteps(bag, { ...stepState, asGuest: true }))).toBe('delivery')
  })
  test('3. shipping is not done before its method is confirmed', () => {
    expect(nextStep(doneSteps({ ...bag, buyer: anything, shippingAddress: anything }, stepState))).toBe('shipping')
  })
  test('4. a declined card is no payment', () => {
    const all = { ...bag, buyer: anything, shippingAddress: anything, creditCard: anything }
    expect(nextStep(doneSteps(all, { ...stepState, shipping: true }))).toBe('review')
    expect(nextStep(doneSteps(all, { ...stepState, shipping: true, declined: true }))).toBe('payment')
  })
  test('5. a step is done only while all earlier steps are', () => {
    const some = fc.constantFrom(null, anything)
    fc.assert(
      fc.property(
        fc.record({
          buyer: some,
          shippingAddress: some,
          creditCard: some,
          grandTotal: fc.constantFrom(0, 1),
          ships: fc.boolean(),
        }),
        fc.record({ asGuest: fc.boolean(), shipping: fc.boolean(), declined: fc.boolean() }),
        (of, what) => {
          const done = doneSteps(of, what)
          expect([...done]).toEqual(steps.slice(0, done.size))
          expect(nextStep(done)).toBe(steps[done.size])
        },
      ),
    )
  })
  test('6. a total of zero needs no card, and a declined card does not matter', () => {
    const paid = { ...bag, buyer: anything, shippingAddress: anything, grandTotal: 0 }
    expect(nextStep(doneSteps(paid, { ...stepState, shipping: true }))).toBe('review')
    expect(nextStep(doneSteps(paid, { ...stepState, shipping: true, declined: true }))).toBe('review')
  })
  test.each([
    ['ShippingAddress', 'delivery'],
    ['ShipMethodId', 'shipping'],
    ['CreditCard', 'payment'],
    ['NoOfInstallments', 'payment'],
    ['GiftCards', 'payment'],
    ['Paypal', 'payment'],
    ['BillingAddress', 'delivery'],
    ['AccessPointId', 'delivery'],
    ['PromoCode', 'review'],
    ['CartLines.line-1', 'review'],
    ['AccountOnHold', 'review'],
  ])('7. a refusal about %s is shown at %s', (area, step) => {
    expect(stepOfArea(area)).toBe(step)
  })
  test('2b. a bag that ships nothing needs only a billing address, and no method', () => {
    const gift = { ...bag, ships: false }
    const billed = { ...gift, buyer: { email: '', billingAddress: anything, shippingAddresses: [] } }
    expect(nextStep(doneSteps(gift, { ...stepState, asGuest: true }))).toBe('delivery')
    expect(nextStep(doneSteps(billed, stepState))).toBe('payment')
    expect(nextStep(doneSteps({ ...billed, ships: true }, stepState))).toBe('delivery')
    expect([stepsOf(gift), stepsOf(bag)]).toEqual([['who', 'delivery', 'payment', 'review'], steps])
  })
})
