import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'

const dataDirectory = mkdtempSync(join(tmpdir(), 'onair-credit-'))
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ dataDirectory, now: () => new Date('2026-11-23T12:00:00Z') })
})
afterAll(() => sandbox.close())

const authorization = 'Bearer onair-credit-demo'
const applicant = {
  FirstName: 'Maya',
  LastName: 'Tremblay',
  DateOfBirth: '1985-03-07',
  Address: { Province: 'QC' },
  AnnualIncome: '52000.00',
  Consent: true,
}
const apply = (Reference: string, change: object = {}, headers: Record<string, string> = {}) =>
  sandbox.app.inject({
    method: 'POST',
    url: '/credit/applications',
    payload: { Reference, Applicant: { ...applicant, ...change } },
    headers: { authorization, 'idempotency-key': Reference, ...headers },
  })
const find = (reference: string, from = sandbox) =>
  from.app.inject({ url: `/credit/applications/${reference}`, headers: { authorization } })

describe('the credit service', () => {
  it.each([
    ['0.00', 'Declined', undefined],
    ['19999.99', 'Declined', undefined],
    ['20000.00', 'Review', undefined],
    ['34999.99', 'Review', undefined],
    ['35000.00', 'Approved', '1700.00'],
    ['52000.00', 'Approved', '2600.00'],
    ['9999999.99', 'Approved', '10000.00'],
  ])('1. decides by income: %s is %s', async (AnnualIncome, decision, limit) => {
    const reply = await apply(`income-${AnnualIncome.replace('.', '-')}`, { AnnualIncome })
    expect([reply.statusCode, reply.json().Decision, reply.json().CreditLimit]).toEqual([201, decision, limit])
  })

  it('2. gives an approved applicant one card for any number of requests, which the capture service accepts', async () => {
    const [first, second] = [(await apply('maya-1234')).json(), (await apply('maya-1234')).json()]
    expect(second).toEqual(first)
    expect((await find('maya-1234')).json()).toEqual(first)
    expect(first.Card).toMatchObject({
      CardType: 'FI',
      HolderName: 'Maya Tremblay',
      ExpiryMonth: '12',
      ExpiryYear: '2030',
    })
    const reply = await sandbox.app.inject({
      url: `/capture/tokens/${first.Card.Token}`,
      headers: { authorization: 'Bearer onair-capture-secret' },
    })
    expect(reply.json()).toEqual(first.Card)
  })

  it('3. refuses another request with the same reference, a missing key, and an invalid application', async () => {
    await apply('noor-1234')
    expect((await apply('noor-1234', { AnnualIncome: '90000.00' })).statusCode).toBe(409)
    expect((await apply('other-1234', {}, { authorization: 'Bearer wrong' })).statusCode).toBe(401)
    expect((await apply('other-1234', {}, { 'idempotency-key': '' })).statusCode).toBe(400)
    for (const change of [{ Consent: false }, { AnnualIncome: 52_000 }, { FirstName: '' }, { Address: null }]) {
      expect((await apply('other-1234', change)).statusCode).toBe(400)
    }
    expect((await find('other-1234')).statusCode).toBe(404)
  })

  it('4. leaves applications in review to a person, whose decision is final', async () => {
    await apply('review-1234', { AnnualIncome: '28000.00' })
    const decide = (Decision: string) =>
      sandbox.app.inject({ method: 'POST', url: '/credit/applications/review-1234/decision', payload: { Decision } })
    expect((await sandbox.app.inject('/credit')).body).toContain('/credit/applications/review-1234/decision')
    expect((await decide('Maybe')).statusCode).toBe(400)
    expect((await decide('Approved')).statusCode).toBe(303)
    expect((await decide('Declined')).statusCode).toBe(404)
    expect((await find('review-1234')).json()).toMatchObject({ Decision: 'Approved', CreditLimit: '500.00' })
  })

  it('5. keeps decisions over a restart, and only the name of the applicant', async () => {
    await apply('kept-1234')
    const again = await buildSandbox({ dataDirectory })
    expect((await find('kept-1234', again)).json()).toEqual((await find('kept-1234')).json())
    await again.close()
    const page = (await sandbox.app.inject('/credit')).body
    expect(page).toContain('Maya Tremblay')
    expect(page).not.toMatch(/1985|52000/)
  })

  it('6. shows a name as text', async () => {
    await apply('script-1234', { FirstName: '<script>alert(1)</script>' })
    expect((await sandbox.app.inject('/credit')).body).not.toContain('<script>')
  })
})
