import { type ListeningSandbox, listeningSandbox, testWaiting } from '@onair/sandbox/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fetch } from '../kernel/fetch.ts'
import { type Applicant, createCredit } from './credit.ts'

let sandbox: ListeningSandbox
beforeAll(async () => {
  sandbox = await listeningSandbox({ waiting: testWaiting(true) })
})
afterAll(() => sandbox.close())

const aCredit = (change: { key?: string; fetch?: Fetch; timeoutMs?: number } = {}) =>
  createCredit({ baseUrl: `${sandbox.origin}/credit`, key: 'onair-credit-demo', fetch, ...change })

const applicant = (annualIncome: number): Applicant => ({
  title: null,
  firstName: 'Maya',
  lastName: 'Tremblay',
  dateOfBirth: '1985-03-07',
  phone: '5145550142',
  email: 'maya@example.com',
  address: { address1: '7360 Rue Frontenac', address2: null, city: 'Montréal', province: 'QC', zipCode: 'H2A2Y9' },
  yearsAtAddress: 4,
  housingStatus: 'Rent',
  monthlyHousingPayment: 120_000,
  employmentStatus: 'FullTime',
  annualIncome,
})
const fault = (Mode: string, Operation: string) =>
  sandbox.app.inject({ method: 'POST', url: '/faults', payload: { Service: 'credit', Mode, Operation, Count: 1 } })

describe('the decision of the credit service', () => {
  it('1. has a limit and a card for an approved applicant', async () => {
    const decided = await aCredit().decide('reference-1', applicant(5_200_000))
    expect(decided).toMatchObject({
      status: 'decided',
      decision: 'approved',
      creditLimitCents: 260_000,
      card: { token: expect.stringMatching(/^card_fi_\d{4}_/), holderName: 'Maya Tremblay' },
    })
    expect(await aCredit().find('reference-1')).toEqual(decided)
  })

  it.each([
    [2_500_000, 'review'],
    [100_000, 'declined'],
  ])('2. for a yearly income of %i cents is %s', async (income, decision) => {
    expect(await aCredit().decide(`reference-${income}`, applicant(income))).toEqual({ status: 'decided', decision })
  })

  it('3. is unknown for an application that never arrived', async () => {
    expect(await aCredit().find('never-sent')).toEqual({ status: 'unknown' })
    expect(await aCredit({ key: 'wrong' }).find('never-sent')).toEqual({ status: 'unavailable', reason: 'refused' })
  })

  it.each([
    ['off', 'network'],
    ['error', 'server'],
    ['garbage', 'unreadable'],
    ['slow', 'timeout'],
    ['drop-after-execute', 'network'],
  ])('4. is unavailable while the service misbehaves: %s', async (mode, reason) => {
    await fault(mode, 'decide')
    const credit = aCredit({ timeoutMs: mode === 'slow' ? 50 : 5000 })
    expect(await credit.decide(`reference-${mode}`, applicant(5_200_000))).toEqual({ status: 'unavailable', reason })
    await fault(mode, 'find')
    expect(await credit.find('reference-1')).toEqual({ status: 'unavailable', reason })
  })

  it.each([
    ['another application’s', { Reference: 'reference-2', Decision: 'Declined' }],
    ['an unknown word', { Reference: 'reference-1', Decision: 'Perhaps' }],
    ['an approval without a card', { Reference: 'reference-1', Decision: 'Approved', CreditLimit: '500.00' }],
    ['a list', []],
  ])('5. is unreadable when the reply is %s', async (_case, body) => {
    const canned: Fetch = async () => ({
      status: 201,
      body: Object.assign(new Blob([JSON.stringify(body)]).stream(), { cancel: async () => {} }) as never,
    })
    expect(await aCredit({ fetch: canned }).decide('reference-1', applicant(1))).toEqual({
      status: 'unavailable',
      reason: 'unreadable',
    })
  })

  it('6. is paused after five failures in a row', async () => {
    let calls = 0
    const away: Fetch = async () => {
      calls += 1
      throw new TypeError('fetch failed')
    }
    const credit = aCredit({ fetch: away })
    for (let count = 0; count < 5; count += 1) await credit.find('reference-1')
    expect(await credit.decide('reference-1', applicant(1))).toEqual({ status: 'unavailable', reason: 'paused' })
    expect(calls).toBe(5)
  })
})
