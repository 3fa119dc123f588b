import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { aHost } from '../../kernel/testing/a-host.ts'
import { createVisit } from '../../kernel/visit.ts'
import { JoinForm } from './join-form.tsx'
import { destinationOf, NextSteps } from './next-steps.tsx'
import { joinWithOrder } from './order-confirmation.actions.ts'

const visitOf = (url: string) => createVisit(aHost(), { url, ip: '127.0.0.1', params: {}, headers: {} })
const textOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
const part = (estimatedDelivery?: string) => ({ estimatedDelivery }) as never

describe('next steps', () => {
  const steps = (language: string, editableUntil: string | undefined, days: (string | undefined)[]) => {
    const order = { orderSummary: { editableUntil } as never, subOrders: days.map(part) }
    const page = textOf(
      renderToString(<NextSteps visit={visitOf(`/${language}/pages/orderconfirmation`)} order={order} />),
    )
    return [...page.querySelectorAll('li')].map((item) => item.textContent?.replaceAll('\u00a0', ' '))
  }

  test('1. names the end of editing and the last parcel’s day, in both languages', () => {
    const days = ['2026-12-01', '2026-12-04', undefined]
    const english = steps('en', '2026-11-24T21:45:00.000Z', days)
    expect(english[0]).toContain('until 4:45')
    expect(english[2]).toContain('Friday, December 4')
    expect(steps('fr', '2026-11-24T21:45:00.000Z', days)[2]).toContain('vendredi 4 décembre')
  })

  test('2. leaves out steps that do not apply to an order of gift cards that can no longer be edited', () => {
    expect(steps('en', undefined, [])).toHaveLength(1)
  })
})

test('the destination is a person or a pick-up point; gift cards have none', () => {
  const parcel = {
    estimatedDelivery: '2026-12-04',
    shipAddressee: 'Ada Roy',
    shipAddress: '1 Elgin Street',
    shipCityProvincePostalCode: 'Ottawa, ON K1P 5W1',
  }
  const to = (...subOrders: object[]) => destinationOf({ orderSummary: {} as never, subOrders: subOrders as never })
  expect(to(parcel)).toBe('Ada Roy, 1 Elgin Street, Ottawa, ON K1P 5W1')
  expect(to({ ...parcel, accessPoint: { id: 'U1', name: 'Corner Store' } })).toBe(
    'Corner Store, 1 Elgin Street, Ottawa, ON K1P 5W1',
  )
  expect(to({ ...parcel, estimatedDelivery: undefined })).toBeUndefined()
})

describe('the form that makes a guest a member', () => {
  const form = (query: string) =>
    textOf(renderToString(<JoinForm visit={visitOf(`/en/pages/orderconfirmation?${query}`)} orderNo="40000130" />))

  test('1. asks for a password once', () => {
    const page = form('')
    expect([...page.querySelectorAll('input:not([type=hidden])')].map((field) => field.getAttribute('name'))).toEqual([
      'password',
    ])
    expect(page.querySelector('[role=alert]')).toBeNull()
  })

  test.each(['taken', 'password', 'away'])('2. shows a refusal: %s', (problem) => {
    const alert = form(`join=${problem}`).querySelector('[role=alert]')
    expect(alert?.textContent).toMatch(/\w{4}/)
    expect(form(`join=${problem}`).querySelector('#join-password')?.getAttribute('aria-describedby')).toContain(
      alert?.id,
    )
  })

  test('3. ignores unknown reasons and invalid order numbers', () => {
    expect(form('join=constructor').querySelector('[role=alert]')).toBeNull()
    if (joinWithOrder.audience === 'everyone') throw new Error('Everyone could join')
    expect(joinWithOrder.page({ orderNo: '40000130' })).toBe('/pages/orderconfirmation?orderNo=40000130')
    expect(joinWithOrder.page({ orderNo: '//evil.example' })).toBe('/pages/orderconfirmation?orderNo=')
  })
})
