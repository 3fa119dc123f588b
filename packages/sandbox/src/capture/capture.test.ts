import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSandbox, type Sandbox } from '../app.ts'
import { testWaiting } from '../testing/sandbox.ts'
import { browserFile, browserFiles } from './browser-files.ts'

const waiting = testWaiting(false)
const dataDirectory = mkdtempSync(join(tmpdir(), 'onair-capture-'))
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await buildSandbox({ waiting, dataDirectory, now: () => new Date('2026-11-21T12:00:00Z') })
})
afterAll(() => sandbox.close())

const valid = { Number: '4242 4242 4242 4242', ExpiryMonth: '12', ExpiryYear: '2028', HolderName: 'Susan Martin' }
const token = (body: object, headers: Record<string, string> = {}) =>
  sandbox.app.inject({ method: 'POST', url: '/capture/tokens', payload: body, headers })
const tokenOf = async (digits: string): Promise<string> => (await token({ ...valid, Number: digits })).json().Token

let keys = 0
const call = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  sandbox.app.inject({
    method: 'POST',
    url: `/capture/${url}`,
    payload,
    headers: { authorization: 'Bearer onair-capture-secret', 'idempotency-key': `k${++keys}`, ...headers },
  })
const order = (Token: string, Reference: string, Amount = '12.34') => ({ Token, Amount, Currency: 'CAD', Reference })
const find = async (reference: string) => {
  const headers = { authorization: 'Bearer onair-capture-secret' }
  const reply = await sandbox.app.inject({ url: `/capture/authorizations?reference=${reference}`, headers })
  return reply.json().Authorizations
}

describe('the card of a token', () => {
  const facts = (of: string, authorization = 'Bearer onair-capture-secret') =>
    sandbox.app.inject({ url: `/capture/tokens/${of}`, headers: { authorization } })

  it('1. is disclosed to the shop alone: brand, digits, expiry and holder', async () => {
    const made = await tokenOf('5555555555554444')
    const reply = await facts(made)
    expect(reply.json()).toEqual({
      Token: made,
      CardType: 'MC',
      LastDigits: '4444',
      ExpiryMonth: '12',
      ExpiryYear: '2028',
      HolderName: 'Susan Martin',
    })
    expect((await facts(made, 'Bearer guessed')).statusCode).toBe(401)
    expect((await facts('card_vi_4242_invented')).statusCode).toBe(404)
  })

  it('2. survives a restart, and exists for demonstration tokens', async () => {
    const made = await tokenOf('4242424242424242')
    const again = await buildSandbox({ waiting, dataDirectory, now: () => new Date('2026-11-21T12:00:00Z') })
    const headers = { authorization: 'Bearer onair-capture-secret' }
    expect((await again.app.inject({ url: `/capture/tokens/${made}`, headers })).json().ExpiryYear).toBe('2028')
    const demonstration = await again.app.inject({
      url: '/capture/tokens/card_ax_0005_approve_0123456789abcdef',
      headers,
    })
    expect(demonstration.json()).toMatchObject({ CardType: 'AX', LastDigits: '0005', ExpiryYear: '2029' })
    await again.close()
  })
})

describe('the token of a card', () => {
  it.each([
    ['4242424242424242', 'VI', '4242'],
    ['5555-5555-5555-4444', 'MC', '4444'],
    ['3782 822463 10005', 'AX', '0005'],
    ['6039990000000000', 'FI', '0000'],
  ])('1. %s is a %s ending in %s', async (digits, CardType, LastDigits) => {
    const reply = await token({ ...valid, Number: digits })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ Token: expect.stringMatching(/^card_/), CardType, LastDigits })
    expect(reply.headers['access-control-allow-origin']).toBe('*')
  })

  it('2. is refused in the requested language, field by field', async () => {
    const empty = { Number: '', ExpiryMonth: '', ExpiryYear: '2028', HolderName: 'S' }
    const english = await token(empty)
    expect(english.statusCode).toBe(400)
    expect(english.json()).toEqual([
      { Message: 'Credit Card Number is required.', Area: 'Number' },
      { Message: 'Select a valid Expiration Month.', Area: 'ExpiryMonth' },
    ])
    const french = await token({ ...valid, ExpiryYear: '2025' }, { 'accept-language': 'fr-CA,fr;q=0.9' })
    expect(french.json()).toEqual([
      { Message: 'Cette carte est expirée. Vérifiez la date d’expiration.', Area: 'ExpiryYear' },
    ])
  })

  it.each([[null], [[]], ['text'], [{ Number: 4242 }], [{ Number: { a: 1 } }]])('3. of %j: 400', async (body) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await sandbox.app.inject({
      method: 'POST',
      url: '/capture/tokens',
      headers,
      payload: JSON.stringify(body),
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()[0]).toEqual({ Message: expect.any(String), Area: expect.any(String) })
  })

  it.each([
    ['4242424242424242', '123', []],
    ['378282246310005', '1234', []],
    ['378282246310005', '123', ['Enter the whole security code.']],
    ['4242424242424242', '1234', ['Enter the whole security code.']],
    ['4242424242424242', '12a', ['Enter the whole security code.']],
    ['4242424242424242', ' ', ['The security code is required.']],
    ['4242424242424242', 123, ['The security code is required.']],
  ])('3b. of %s with the security code %j: %j', async (digits, SecurityCode, messages) => {
    const reply = await token({ ...valid, Number: digits, SecurityCode })
    if (messages.length === 0) return expect(reply.statusCode).toBe(200)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual(messages.map((Message) => ({ Message, Area: 'SecurityCode' })))
  })

  it('3c. never returns or stores the security code', async () => {
    const reply = await token({ ...valid, HolderName: 'Code Bearer', SecurityCode: '987' })
    const { Token } = reply.json()
    expect(Object.keys(reply.json())).toEqual(['Token', 'CardType', 'LastDigits'])
    const headers = { authorization: 'Bearer onair-capture-secret' }
    const facts = (await sandbox.app.inject({ url: `/capture/tokens/${Token}`, headers })).json()
    expect(Object.keys(facts)).not.toContain('SecurityCode')
    const written = readdirSync(dataDirectory).map((file) => readFileSync(join(dataDirectory, file), 'utf8'))
    expect(written.join()).toContain('Code Bearer')
    expect(written.join()).not.toMatch(/SecurityCode|"987"/)
  })

  it('4. may be requested from any page', async () => {
    const reply = await sandbox.app.inject({ method: 'OPTIONS', url: '/capture/tokens' })
    expect(reply.statusCode).toBe(204)
    expect(reply.headers['access-control-allow-headers']).toContain('content-type')
  })
})

describe('the frame', () => {
  const frame = (query: Record<string, string>) => sandbox.app.inject({ url: '/capture/frame', query })

  it('1. may be framed by the requested origin only', async () => {
    const reply = await frame({ origin: 'http://localhost:3000', language: 'fr_CA' })
    expect(reply.statusCode).toBe(200)
    const policy = String(reply.headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors http://localhost:3000')
    expect(policy).not.toContain('unsafe')
    expect(reply.body).toContain('lang="fr-CA"')
    expect(reply.body).toContain('Numéro de carte')
    expect(reply.body).not.toMatch(/<script>|style="|onload=/)
  })

  it.each([
    [''],
    ['*'],
    ['null'],
    ['javascript:alert(1)'],
    ['ftp://localhost'],
    ['http://localhost:3000/'],
    ['http://localhost:3000; script-src *'],
    ['http://a@localhost:3000'],
  ])('2. is refused to the origin “%s”', async (origin) => {
    expect((await frame({ origin })).statusCode).toBe(400)
  })

  it('3. accepts valid style tokens and omits others', async () => {
    const query = { accent: '#c2410c', radius: '2', ink: 'red;}', line: '#12', origin: 'http://localhost:3000' }
    const page = await frame(query)
    expect(page.body).toContain('/capture/frame.css?accent=%23c2410c&amp;radius=2"')
    const css = (await sandbox.app.inject({ url: '/capture/frame.css', query })).body
    expect(css).toContain(':root { --accent: #c2410c; --radius: 2px; }')
    expect(css).not.toContain('red;}')
    const scheme = async (value: string) => (await sandbox.app.inject(`/capture/frame.css?scheme=${value}`)).body
    expect(await scheme('dark')).toContain(':root { color-scheme: dark; }')
    expect(await scheme('dark%3B}')).toContain(':root {  }')
  })

  it('4. has visible labels, autocomplete names, a required state and a place for each message', async () => {
    const { body } = await frame({ origin: 'http://localhost:3000', securityCode: '1' })
    for (const [id, words] of [
      ['number', 'cc-number'],
      ['holder', 'cc-name'],
      ['expiry', 'cc-exp'],
      ['code', 'cc-csc'],
    ]) {
      expect(body).toMatch(new RegExp(`<label for="${id}">`))
      expect(body).toMatch(new RegExp(`<input id="${id}" required[^>]*autocomplete="${words}"`))
      expect(body).toContain(`id="${id}-error"`)
    }
  })

  it('4b. asks for the security code only if the shop does', async () => {
    const asked = async (securityCode: string) =>
      (await frame({ origin: 'http://localhost:3000', securityCode })).body.includes('id="code"')
    expect([await asked('1'), await asked('0'), await asked('constructor')]).toEqual([true, false, false])
  })

  it('4c. draws the mark of each brand', async () => {
    for (const brand of ['VI', 'MC', 'AX', 'FI']) {
      const mark = await sandbox.app.inject(`/capture/brand-${brand}.svg`)
      expect([mark.statusCode, mark.headers['content-type']]).toEqual([200, 'image/svg+xml'])
    }
    expect((await sandbox.app.inject('/capture/brand-constructor.svg')).statusCode).toBe(404)
  })

  it('5. loads scripts without type annotations, which import only each other', async () => {
    for (const name of browserFiles) {
      const script = browserFile(name)
      const body = script.replace(/^import [^']+'[^']+'$/gm, '').replace(/^export /gm, '')
      expect(() => new Function(body)).not.toThrow()
      const imported = [...script.matchAll(/from '\.\/(.+)\.js'/g)].map(([, file]) => file)
      expect(imported.every((file) => browserFiles.some((known) => known === file))).toBe(true)
      expect((await sandbox.app.inject(`/capture/${name}.js`)).headers['content-type']).toContain('text/javascript')
    }
  })
})

describe('authorising', () => {
  it('1. replies 201 and is shown in the ledger', async () => {
    const reply = await call('authorizations', order(await tokenOf('5555555555554444'), 'A1'))
    expect(reply.statusCode).toBe(201)
    expect(reply.json()).toMatchObject({ Status: 'authorized', Amount: '12.34', CardType: 'MC', LastDigits: '4444' })
    const ledger = (await sandbox.app.inject('/capture/ledger')).json()
    expect(ledger.Entries).toContainEqual(reply.json())
    const page = await sandbox.app.inject({ url: '/capture/ledger', headers: { accept: 'text/html' } })
    expect(page.body).toContain('order A1, MC ending in 4444')
    const shown = async (limit: string) => sandbox.app.inject(`/capture/ledger?limit=${limit}`)
    expect((await shown('1')).json().Entries).toHaveLength(1)
    for (const wrong of ['0', '1.5', 'all', '1000001']) expect((await shown(wrong)).statusCode).toBe(400)
  })

  it('2. the same key gives the same reply and one authorisation', async () => {
    const body = order(await tokenOf('4242424242424242'), 'A2')
    const headers = { 'idempotency-key': 'same' }
    const replies = await Promise.all([1, 2, 3, 4].map(() => call('authorizations', body, headers)))
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    expect(await find('A2')).toHaveLength(1)
    const other = await call('authorizations', { ...body, Amount: '99.99' }, headers)
    expect(other.statusCode).toBe(409)
    expect(other.json()[0].Area).toBe('Idempotency-Key')
  })

  it('3. 4000000000000002 is declined, and a token can be used again', async () => {
    const body = order(await tokenOf('4000000000000002'), 'A3')
    for (const _time of [1, 2]) {
      expect((await call('authorizations', body)).json()).toMatchObject({ Status: 'declined' })
    }
    expect((await find('A3')).map((one: { Status: string }) => one.Status)).toEqual(['declined', 'declined'])
  })

  it.each([
    ['4000000000000002', 'declined'],
    ['4000000000000069', 'expired-card'],
    ['4000000000000101', 'security-code'],
  ])(
    '3b. %s is declined with the reason %s, for a check and an authorization, also when asked again',
    async (digits, reason) => {
      const body = order(await tokenOf(digits), `A3-${reason}`)
      const headers = { 'idempotency-key': `A3 ${reason}` }
      for (const _time of [1, 2]) {
        const reply = await call('authorizations', body, headers)
        expect(reply.json()).toMatchObject({ Status: 'declined', DeclineReason: reason })
      }
      const check = await call('checks', { Token: body.Token })
      expect(check.json()).toEqual({ Status: 'declined', DeclineReason: reason })
    },
  )

  it('4. 4000000000000127 replies after 8 seconds', async () => {
    const reply = await call('authorizations', order(await tokenOf('4000000000000127'), 'A4'))
    expect(reply.json().Status).toBe('authorized')
    expect(waiting.asked).toContain(8000)
  })

  it('5. 4000000000000119 fails with a 500 and authorises nothing', async () => {
    const reply = await call('authorizations', order(await tokenOf('4000000000000119'), 'A5'))
    expect(reply.statusCode).toBe(500)
    expect(await find('A5')).toEqual([])
  })

  it.each([
    ['no secret', {}, { authorization: '' }, 401, 'Unauthorized'],
    ['a wrong secret', {}, { authorization: 'Bearer nothing' }, 401, 'Unauthorized'],
    ['no key', {}, { 'idempotency-key': '' }, 400, 'Idempotency-Key'],
    ['a strange token', { Token: 'card_vi_4242_approve_x' }, {}, 400, 'Token'],
    ['a number', { Amount: 12.34 }, {}, 400, 'Amount'],
    ['nothing', { Amount: '0.00' }, {}, 400, 'Amount'],
    ['less than nothing', { Amount: '-1.00' }, {}, 400, 'Amount'],
    ['a third decimal', { Amount: '1.234' }, {}, 400, 'Amount'],
    ['another currency', { Currency: 'EUR' }, {}, 400, 'Currency'],
    ['no reference', { Reference: '' }, {}, 400, 'Reference'],
  ])('6. %s is refused', async (_case, change, headers, status, area) => {
    const body = { ...order(await tokenOf('4242424242424242'), 'A6'), ...change }
    const reply = await call('authorizations', body, headers)
    expect([reply.statusCode, reply.json()[0].Area]).toEqual([status, area])
    expect(await find('A6')).toEqual([])
  })
})

describe('after authorising', () => {
  const authorized = async (reference: string): Promise<string> =>
    (await call('authorizations', order(await tokenOf('4242424242424242'), reference))).json().Id

  it('1. captures in parts and refunds up to the captured amount', async () => {
    const id = await authorized('B1')
    const part = await call(`authorizations/${id}/capture`, { Amount: '10.00' })
    expect(part.json()).toMatchObject({ Status: 'captured', Amount: '10.00', AuthorizationId: id })
    expect((await call(`authorizations/${id}/capture`)).json().Amount).toBe('2.34')
    const refund = await call(`captures/${part.json().Id}/refund`, { Amount: '4.00' })
    expect(refund.json()).toMatchObject({ Status: 'refunded', Amount: '4.00', CaptureId: part.json().Id })
    const more = await call(`captures/${part.json().Id}/refund`, { Amount: '6.01' })
    expect([more.statusCode, more.json()[0].Area]).toEqual([409, 'Amount'])
    expect(await find('B1')).toMatchObject([
      { Status: 'captured', CapturedAmount: '12.34', Captures: [{ RefundedAmount: '4.00' }, { Amount: '2.34' }] },
    ])
  })

  it('2. voids', async () => {
    const id = await authorized('B2')
    expect((await call(`authorizations/${id}/void`)).json().Status).toBe('voided')
    const late = await call(`authorizations/${id}/capture`)
    expect([late.statusCode, late.json()[0].Area]).toEqual([409, 'Voided'])
  })

  it('3. an unknown one is 404', async () => {
    expect((await call('authorizations/au_none/capture')).statusCode).toBe(404)
    expect((await call('captures/ca_none/refund', { Amount: '1.00' })).statusCode).toBe(404)
  })

  it('4. survives a restart, and no card number was written', async () => {
    const id = await authorized('B4')
    const next = await buildSandbox({ dataDirectory })
    const headers = { authorization: 'Bearer onair-capture-secret' }
    const reply = await next.app.inject({ url: `/capture/authorizations/${id}`, headers })
    await next.close()
    expect(reply.json()).toMatchObject({ Id: id, Status: 'authorized', Reference: 'B4' })
    const written = readFileSync(join(dataDirectory, 'payments.jsonl'), 'utf8')
    expect(written).toContain('"reference":"B4"')
    expect(written).not.toMatch(/4242\D?4242|4000\D?0000|5555\D?5555/)
  })
})

describe('requests that cannot be read', () => {
  it.each([
    ['malformed JSON', 'application/json', '{"Number": ', 400],
    ['XML', 'application/xml', '<a/>', 415],
    ['too much', 'application/json', `"${'x'.repeat(300_000)}"`, 413],
  ])('%s', async (_case, type, payload, status) => {
    const headers = { 'content-type': type }
    const reply = await sandbox.app.inject({ method: 'POST', url: '/capture/tokens', headers, payload })
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toEqual([{ Message: expect.any(String), Area: expect.any(String) }])
  })
})
