import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { createLogger } from './log.ts'

/** What was written, as text and as data. */
function recorder() {
  const lines: string[] = []
  return {
    lines,
    log: createLogger('debug', { write: (line: string) => void lines.push(line) }),
    text: () => lines.join(''),
  }
}

const secrets = {
  email: 'ada.roy@example.com',
  password: 'Onair2026',
  token: 'q3Zr8vYxT0bLkWm5nP7sD1fGh2jK4cVa9eUiOoXyZwQ',
  card: '4242424242424242',
  postalCode: 'H2X 1Y4',
  street: '12 rue des Érables',
  phone: '514-555-0199',
}

describe('a log line contains neither secrets nor personal data', () => {
  test.each<[string, object]>([
    [
      '1 fields',
      { ...secrets, headers: { authorization: `Bearer ${secrets.token}`, cookie: `userToken=${secrets.token}` } },
    ],
    [
      '2 the wire’s spelling',
      { Email: secrets.email, NewPassword: secrets.password, Address1: secrets.street, Phone: secrets.phone },
    ],
    ['3 deep inside', { a: { b: [{ c: { CardNumber: secrets.card, ZipCode: secrets.postalCode } }] } }],
    [
      '4 a database’s error, which carries the row',
      {
        err: Object.assign(new Error(`duplicate key for ${secrets.email}`), {
          code: '23505',
          constraint: 'customer_email',
          detail: `Key (lower(email))=(${secrets.email}) already exists. ${secrets.street}`,
          where: secrets.street,
          parameters: [secrets.password],
        }),
      },
    ],
    ['5 an error’s cause', { err: new Error('outer', { cause: new Error(`Bearer ${secrets.token}`) }) }],
    [
      '6 addresses with secrets in them',
      { url: `/api/v2/en/newslettersubscription?emailAddress=${secrets.email}&token=${secrets.token}` },
    ],
  ])('%s', (_, fields) => {
    const { log, text } = recorder()
    log.info(fields, 'something happened')
    expect(text()).toContain('something happened')
    for (const secret of Object.values(secrets)) expect(text()).not.toContain(secret)
  })

  test('7 sentences', () => {
    const { log, text } = recorder()
    log.warn(
      `${secrets.email} paid with ${secrets.card} from ${secrets.postalCode} by Bearer ${secrets.token}, password=${secrets.password}`,
    )
    for (const secret of [secrets.email, secrets.card, secrets.postalCode, secrets.token, secrets.password])
      expect(text()).not.toContain(secret)
    expect(text()).toContain('paid with')
  })

  test('8 an error given by itself', () => {
    const { log, lines } = recorder()
    log.error(new Error(`no such customer: ${secrets.email}`))
    expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ type: 'Error', message: 'no such customer: [hidden]' })
  })

  test('9 children', () => {
    const { log, text } = recorder()
    log.child({ reqId: '1' }).info({ Email: secrets.email }, 'child')
    expect(text()).toContain('"reqId":"1"')
    expect(text()).not.toContain(secrets.email)
  })
})

test('the details of an error are logged', () => {
  const { log, lines } = recorder()
  log.error(
    { err: Object.assign(new TypeError('x is not a function'), { code: '42P01', table: 'cart' }), orderNo: '123456' },
    'oops',
  )
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    msg: 'oops',
    orderNo: '123456',
    err: {
      type: 'TypeError',
      message: 'x is not a function',
      code: '42P01',
      table: 'cart',
      stack: expect.stringContaining('log.test'),
    },
  })
})

test('a payment’s reference is logged, even if its last digits look like a card’s number', () => {
  const { log, text } = recorder()
  const reference = 'fa26b950-e349-4512-8817-243883161911'
  log.error({ reference }, `${reference}, not ${secrets.card}`)
  expect(text().match(new RegExp(reference, 'g'))).toHaveLength(2)
  expect(text()).not.toContain(secrets.card)
})

test('a request is logged by its route, never by its address', async () => {
  const lines: string[] = []
  const shop = await testApp({ config: { logLevel: 'debug' }, log: (line) => lines.push(line) })
  try {
    const token = await shop.appToken()
    const { CartGuid } = (await shop.call('POST /api/v2/{language}/carts', { token })).json()
    await shop.call('GET /api/v2/{language}/carts/{guid}', { token, params: { guid: CartGuid } })
    await shop.call('POST /api/v2/{language}/token', {
      form: {
        grant_type: 'password',
        userName: secrets.email,
        password: secrets.password,
        key: 'onair-web',
        recaptchaToken: 'ok-1',
      },
    })
    await shop.app.inject(`/api/v2/en/nothing?emailAddress=${secrets.email}`)
    const text = lines.join('')
    expect(text).toContain('"route":"/api/v2/:language/carts/:guid"')
    for (const secret of [CartGuid, token, secrets.email, secrets.password]) expect(text).not.toContain(secret)
  } finally {
    await shop.close()
  }
})
