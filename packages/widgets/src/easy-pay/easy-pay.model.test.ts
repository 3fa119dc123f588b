import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { memberCookie } from '../testing/checkout.fixtures.ts'
import { easyPays, shownEasyPays } from '../testing/order.fixtures.ts'
import { aServer, refusal } from '../testing/server.ts'
import { aShop } from '../testing/shop.ts'
import { createEasyPayModel, refreshPayments } from './easy-pay.model.ts'

const today = '2026-11-21'

describe('the period of upcoming payments', () => {
  test('1. is initially from today to the latest payment', () => {
    const model = createEasyPayModel(shownEasyPays(3), today)
    expect(model.period.peek()).toEqual({ start: today, end: '2026-12-08' })
    expect(model.listed.peek()).toHaveLength(3)
  })
  test('1. without payments, ends in a week', () => {
    expect(createEasyPayModel([], today).bounds.peek()).toEqual({ min: today, max: '2026-11-28' })
  })
  test('1. includes an overdue payment', () => {
    const model = createEasyPayModel(shownEasyPays(2, '2026-11-19'), today)
    expect(model.listed.peek()).toHaveLength(2)
  })
  test('2. includes its first and last day', () => {
    const model = createEasyPayModel(shownEasyPays(5), today)
    model.choose({ start: '2026-12-01', end: '2026-12-08' })
    expect(model.listed.peek().map(({ paymentDate }) => paymentDate)).toEqual(['2026-12-01', '2026-12-08'])
  })
  test.each([
    ['a start before the earliest day', { start: '2026-11-20' }, 'minDate'],
    ['an end after the latest day', { end: '2027-12-01' }, 'maxDate'],
    ['an end before the start', { start: '2026-12-08', end: '2026-12-01' }, 'bsDate'],
    ['a day that is still being typed', { start: '' }, 'bsDate'],
  ])('3. %s leaves the list as it was', (_, period, error) => {
    const model = createEasyPayModel(shownEasyPays(5), today)
    model.choose(period)
    expect(model.error.peek()).toBe(error)
    expect(model.listed.peek()).toHaveLength(5)
    model.reset()
    expect(model.error.peek()).toBeUndefined()
  })
  test('4. shows the first page after a change', () => {
    const model = createEasyPayModel(shownEasyPays(30), today)
    model.goTo(3)
    expect(model.shown.peek()).toHaveLength(6)
    model.choose({ start: '2026-11-24' })
    expect(model.page.peek()).toBe(1)
  })
  test('5. has a sub-total of all its payments; its pages contain each payment once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.nat(60), (count, from) => {
        const entries = shownEasyPays(count)
        const model = createEasyPayModel(entries, today)
        model.choose({ start: entries[from]?.paymentDate ?? today })
        const pages = Array.from({ length: model.totalPages.peek() }, (_, index) => {
          model.goTo(index + 1)
          return model.shown.peek()
        })
        expect(pages.flat()).toEqual(model.listed.peek())
        expect(pages.every((page) => page.length <= 12)).toBe(true)
        expect(model.subTotal.peek()).toBe(pages.flat().reduce((sum, { totalAmount }) => sum + totalAmount, 0))
      }),
    )
  })
})

describe('reading the payments again', () => {
  const call = 'GET /api/v2/{language}/accounts/{edp}/easypayschedule'
  const open = () => {
    const server = aServer()
    const { models } = aShop({ fetch: server.fetch, cookies: memberCookie, base: 'http://shop.test' })
    return { server, models, model: createEasyPayModel(shownEasyPays(3), today) }
  }
  test('6. shows what is still to be paid', async () => {
    const { server, models, model } = open()
    server.on(call, () => ({ status: 200, body: easyPays(3).slice(1) }))
    await refreshPayments(models, model)
    expect(model.listed.peek()).toHaveLength(2)
  })
  test.each([
    ['is refused', (server: ReturnType<typeof aServer>) => server.on(call, () => refusal(503, 'Later.', 'server'))],
    ['is not answered', (server: ReturnType<typeof aServer>) => server.reachable(false)],
  ])('6a. leaves the list as it was when it %s', async (_, prepare) => {
    const { server, models, model } = open()
    prepare(server)
    await refreshPayments(models, model)
    expect(model.listed.peek()).toHaveLength(3)
  })
})
