import { randomUUID } from 'node:crypto'
import { contract } from '@onair/core/contract'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { onair } from '../support/onair.ts'
import { origins } from '../support/ports.ts'
import { cards, payers, Sandbox } from '../support/sandbox.ts'
import { type CallOptions, demoPassword, type Language, ShopApi, somePostalCode } from '../support/shop-api.ts'
import { aWorld, callOf, type Name, paramsOf, samples, tokenFor, type World } from './samples.ts'

const review = 'PUT /api/v2/{language}/accounts/{edp}/orders/{id}/review'
const confirm = 'PUT /api/v2/{language}/accounts/{edp}/orders/{id}'
const cancel = 'POST /api/v2/{language}/accounts/{edp}/orders/{id}/cancel'
const ordered = 'GET /api/v2/{language}/accounts/{edp}/orderedcart/{guid}'
const names = Object.keys(samples) as Name[]
const emptyBag = 'POST /api/v2/{language}/carts'
/**
 * Calls that a shopper of this walk cannot make with success: the order is paid at once, and the link is in a mail that only
 * a failed payment sends. They are refused with these statuses; the server's tests see them succeed.
 */
const refusedHere: Readonly<Partial<Record<Name, number>>> = {
  'POST /api/v2/{language}/accounts/{edp}/orders/{id}/payments': 417,
  'PUT /api/v2/{language}/accounts/{edp}/orders/{id}/paymentcard': 417,
  // The walk's shopper is a member already.
  'POST /api/v2/{language}/accounts/{edp}/membership': 403,
  'POST /api/v2/{language}/air/now': 409,
  'POST /api/v2/{language}/air/next': 409,
  'POST /api/v2/{language}/air/end': 409,
  'POST /api/v2/{language}/air/swap': 409,
  'POST /api/v2/{language}/air/price': 409,
  'POST /api/v2/{language}/easypaylink': 417,
  'POST /api/v2/{language}/easypaylink/payments': 417,
}

test('1. every call of the contract is walked', () => {
  expect(names.toSorted()).toEqual(Object.keys(contract).toSorted())
})

test('2. the shop lists the calls that it answers: all of the contract', async () => {
  const { paths } = (await (await fetch(`${origins.shop}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>
  }
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.toSorted()).toEqual(expect.arrayContaining(names.toSorted()))
})

const walks: [Language, tags: string[]][] = [
  ['en', []],
  ['fr', ['slow']],
]
for (const [language, tags] of walks) {
  describe(`3. a shopper makes every call in turn (${language}), and each reply is as the contract says`, {
    tags,
  }, () => {
    const api = new ShopApi(origins.shop, language)
    let world: World
    let orderNo = ''
    let orderedGuid = ''
    let appToken = ''
    beforeAll(async () => {
      world = await aWorld(api, `walk ${language}`)
      appToken = await api.appToken()
    })

    test.each(names)('%s', async (name) => {
      const { caller, status, reply, maxAge, replyType } = callOf(name)
      const sound = await soundRequest(name)
      const token = tokenFor(name, world, appToken)
      const params = {
        ...paramsOf(world),
        ...(name.includes('/orders/{id}') && { id: orderNo }),
        ...(name === ordered && { guid: orderedGuid }),
        ...sound.params,
      }
      if (replyType === 'text/event-stream') return expectStream(name)
      if (replyType) return expectText(name, String(sound.params?.id), replyType)
      const received = await api.call(name, { ...sound, params, ...(token && { token }) })
      const refusal = refusedHere[name]
      expect(received.status, received.text).toBe(refusal ?? status)
      if (refusal) return expect(received.json).toEqual([{ Message: expect.any(String), Area: expect.any(String) }])
      if (reply) reply.parse(received.json)
      else expect(received.text).toBe('')
      const stored = received.headers.get('cache-control') ?? ''
      if (caller === 'none' && maxAge !== undefined) {
        // Less where a price window opens or ends before.
        expect(stored).toMatch(/^public, max-age=\d+$/)
        expect(Number(/\d+/.exec(stored)?.[0])).toBeLessThanOrEqual(maxAge)
      } else expect(stored).toBe('private, no-store')
      if (name === 'POST /api/v2/{language}/accounts/{edp}/orders') {
        orderNo = (await api.ordersOf(world.person)).OrderSummary[0]?.OrderNo ?? ''
        // The bag is an order now; what follows needs another.
        orderedGuid = world.guid
        const bag = await api.ok(emptyBag, { token: appToken, ...samples[emptyBag](world) })
        world = { ...world, guid: bag.CartGuid, lineId: bag.CartLines[0]?.Id ?? '' }
      }
    })

    /** The sample, with what only the server knows: an address of the account, a shipping method of the bag. */
    async function soundRequest(name: Name): Promise<CallOptions> {
      const { person } = world
      if (name === 'PUT /api/v2/{language}/accounts/{edp}/cart/shippingaddress') {
        const { ShippingAddresses } = await accountOf(person)
        return { body: { ShippingAddressId: ShippingAddresses[0]?.Id } }
      }
      if (name.includes('/shows/{id}/')) {
        const id = (await api.todayAndTomorrow('America/Toronto')).at(-1)?.Id ?? ''
        if (!name.startsWith('DELETE')) return { ...samples[name](world), params: { id } }
        return { params: { id, token: await reminderToken(id, 'stop\\?show=[^&]+&token=') } }
      }
      if (name === 'POST /api/v2/{language}/reminders/confirm') {
        const id = (await api.todayAndTomorrow('America/Toronto')).at(-1)?.Id ?? ''
        return { body: { Token: await reminderToken(id, 'confirm\\?token=') } }
      }
      if (name.includes('/shippingaddresses/{id}') || name.endsWith('/defaultshippingaddress')) {
        const { ShippingAddresses } = await accountOf(person)
        const id = ShippingAddresses.at(-1)?.Id ?? ''
        return { ...samples[name](world), params: { id }, ...(name.startsWith('POST') && { query: { id } }) }
      }
      if (name.endsWith('/membership')) {
        const guest = await api.newAccount(`${randomUUID()}@example.com`, 'guest')
        return { ...samples[name](world), params: { edp: guest.edp }, token: guest.token }
      }
      if (name.endsWith('/closure')) {
        // Whoever has placed an order in instalments cannot leave yet, and is signed out by now.
        world = { ...world, person: await api.newAccount(`${randomUUID()}@example.com`) }
        return samples[name](world)
      }
      if (name.endsWith('/creditcards/{id}')) {
        const { CreditCards } = await accountOf(person)
        return { ...samples[name](world), params: { id: CreditCards.at(-1)?.Id ?? '' } }
      }
      if (name === 'PUT /api/v2/{language}/accounts/{edp}/cart/shipmethod') {
        const params = { edp: person.edp }
        const bag = await api.ok('GET /api/v2/{language}/accounts/{edp}/cart', { params, token: person.token })
        return { body: { ShipMethodId: bag.ShipMethods.at(-1)?.Id } }
      }
      if (name === 'GET /api/v2/{language}/ordertracking') return { query: { orderNo, postalCode: somePostalCode } }
      if (name.endsWith('/orders/{id}/returns')) return returnRequest(name)
      if (name === 'POST /api/v2/{language}/carthandover') {
        const handOver = 'POST /api/v2/{language}/carts/{guid}/handover'
        // A bag of its own: redeeming a code gives the bag another guid.
        const { CartGuid: guid } = await api.bagWith([world.goods])
        const { Code } = await api.ok(handOver, { params: { guid }, token: appToken })
        return { body: { Code } }
      }
      const sample = samples[name](world)
      if (name === 'POST /api/v2/{language}/passwordinfo' || name === 'POST /api/v2/{language}/passwordupdate') {
        return { ...sample, body: { ...(sample.body as object), Token: await passwordToken() } }
      }
      if (name === 'POST /api/v2/{language}/emailaddressverify') return { body: { Token: await emailToken() } }
      if (name.startsWith('POST /api/v2/{language}/newslettersubscription/')) {
        const email = `${randomUUID()}@example.com`
        await api.ok('POST /api/v2/{language}/newslettersubscription', { query: { emailAddress: email } })
        const link = name.endsWith('/confirm') ? 'confirm' : 'unsubscribe'
        return { body: { Token: await mailedToken(email, `${link}\\?token=`) } }
      }
      if (name === 'DELETE /api/v2/{language}/accounts/{edp}/sessions/{id}') {
        await api.signIn(world.email)
        const params = { edp: person.edp }
        const list = 'GET /api/v2/{language}/accounts/{edp}/sessions'
        const { Sessions } = await api.ok(list, { params, token: person.token })
        return { params: { id: Sessions.find(({ IsCurrent }) => !IsCurrent)?.Id ?? '' } }
      }
      if (name === review || name === confirm) {
        const { CartGuid } = await begunEdit()
        if (name === review) return { body: { CartGuid } }
        const params = { edp: person.edp, id: orderNo }
        const { ReviewHash } = await api.ok(review, { params, token: person.token, body: { CartGuid } })
        return { ...sample, body: { CartGuid, ReviewHash } }
      }
      if (name === cancel) {
        // An order of its own: the calls after it need the walk's.
        const card = await new Sandbox(origins.sandbox).cardToken(cards.visa)
        const { OrderSummary } = await api.placeOrder(person, [world.goods], card)
        return { ...sample, params: { id: OrderSummary.OrderNo } }
      }
      if (name.includes('{paymentId}')) {
        // The bag has an owner: nobody else reads its payment.
        return { ...sample, params: { paymentId: await approvedPayment() }, token: person.token }
      }
      return sample
    }

    /** A return of the order that was just placed, once it is delivered. */
    async function returnRequest(name: Name): Promise<CallOptions> {
      if (name.startsWith('GET')) return {}
      await onair('orders', 'ship', orderNo)
      await onair('orders', 'deliver', orderNo)
      const ShipOrderNo = `${orderNo}01`
      const Items = [{ LineId: `${ShipOrderNo}-1`, Quantity: 1, Reason: 'ChangedMind' }]
      return { ...samples[name](world), body: { ShipOrderNo, Items } }
    }

    /** The open edit of the order; begins one when there is none. */
    const begunEdit = () =>
      api.ok('PUT /api/v2/{language}/accounts/{edp}/cart', {
        params: { edp: world.person.edp },
        token: world.person.token,
        body: { ModifyOrderNo: orderNo },
      })

    const accountOf = ({ edp, token }: World['person']) =>
      api.ok('GET /api/v2/{language}/accounts/{edp}', { params: { edp }, token })

    /** A wallet payment of the bag that its payer has approved. */
    async function approvedPayment(): Promise<string> {
      const payment = await api.ok('POST /api/v2/paypal/payments', { body: { cartGuid: world.guid } })
      const approval = payment.links?.find(({ rel }) => rel === 'approval_url')
      await new Sandbox(origins.sandbox).approve(approval?.href ?? '', payers.maya)
      return payment.id
    }

    /** The token of the link in a mail to somebody new. */
    async function passwordToken(): Promise<string> {
      const email = `${randomUUID()}@example.com`
      await api.newAccount(email)
      await api.ok('POST /api/v2/{language}/passwordreset', { token: appToken, body: { Email: email } })
      return mailedToken(email)
    }

    /** The token of the link in a mail to a new address. */
    async function emailToken(): Promise<string> {
      const email = `${randomUUID()}@example.com`
      const { edp, token } = await api.newAccount(`${randomUUID()}@example.com`)
      const body = { CurrentPassword: demoPassword, Email: email }
      await api.ok('PUT /api/v2/{language}/accounts/{edp}/emailaddress', { params: { edp }, token, body })
      return mailedToken(email)
    }

    async function mailedToken(email: string, before = 'token='): Promise<string> {
      const sandbox = new Sandbox(origins.sandbox)
      const [mail] = await vi.waitFor(async () => {
        const sent = await sandbox.mailTo(email)
        expect(sent).toHaveLength(1)
        return sent
      }, 15_000)
      return new RegExp(`${before}([\\w-]+)`).exec(mail?.Text ?? '')?.[1] ?? ''
    }

    /** The token of the link in the mail that asks a new address for confirmation. */
    async function reminderToken(id: string, before: string): Promise<string> {
      const email = `${randomUUID()}@example.com`
      const ask = 'POST /api/v2/{language}/shows/{id}/reminders'
      await api.ok(ask, { params: { id }, body: { Email: email } })
      return mailedToken(email, before)
    }

    async function expectText(name: Name, id: string, type: string) {
      const path = name.split(' ')[1]?.replace('{language}', language).replace('{id}', id)
      const reply = await fetch(`${origins.shop}${path}`)
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`])
      expect(await reply.text()).not.toBe('')
    }

    async function expectStream(name: Name) {
      const stop = new AbortController()
      const path = name.split(' ')[1]?.replace('{language}', language)
      const reply = await fetch(`${origins.shop}${path}`, { signal: stop.signal })
      expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/)
      const first = await reply.body?.getReader().read()
      expect(new TextDecoder().decode(first?.value)).toMatch(/^(:|id:|event:|retry:|data:)/m)
      stop.abort()
    }
  })
}
