import { describe, expect, test } from 'vitest'
import { atReview, messages } from '../../testing/a-checkout.ts'
import { refusal } from '../../testing/server.ts'

describe('the payment', () => {
  test('1. of several quick choices of Easy Pay, takes the last', async () => {
    const { model, server } = await atReview()
    model.change('payment')
    const delayed = server.delayReplies()
    const changes = [model.payIn(2), model.payIn(3), model.payIn(4)]
    expect(model.installments.peek()).toBe(4)
    delayed.release()
    await Promise.all(changes)
    expect(model.bag.peek()).toMatchObject({ noOfInstallments: 4 })
    expect(server.requests.filter((call) => call.includes('installment'))).toHaveLength(2)
  })

  test('2. rolls a refused change of Easy Pay back', async () => {
    const { model, server } = await atReview()
    model.change('payment')
    server.on('PUT /api/v2/{language}/carts/{guid}/installment', () => refusal(417, 'At most one.', 'NoOfInstallments'))
    await model.payIn(4)
    expect(model.installments.peek()).toBe(1)
    expect(messages(model)).toEqual(['At most one.'])
  })

  test('3. can be removed; another is needed then', async () => {
    const { model, server } = await atReview()
    model.change('payment')
    await model.dropPayment()
    expect(server.requests.at(-1)).toBe('DELETE /accounts/7/cart/payment/c1')
    expect(model.bag.peek().creditCard).toBeNull()
    expect(model.done.peek().has('payment')).toBe(false)
    expect(model.open.peek()).toBe('payment')
  })
})
