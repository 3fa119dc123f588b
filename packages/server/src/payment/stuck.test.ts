import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLogger } from '../kernel/log.ts'
import { unavailable } from '../outside/call.ts'
import { outsideFetch } from '../outside/fetch.ts'
import { paying } from '../testing/paying.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type OrderingShop, orderingShop } from '../testing/shopper.ts'
import { executeService } from '../wallet/execute.service.ts'
import { authoriseService } from './authorise.service.ts'
import { createProviders, type ProviderName } from './providers.ts'
import { stuckService } from './stuck.service.ts'

const kettle = { ItemNo: '510001', EdpNo: 5101, Quantity: 1 }
const hour = 3_600_000

let shop: OrderingShop
let logged: Record<string, unknown>[]
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(shop.pool, { itemNo: '510001', edpNo: 5101, priceCents: 10_000, quantity: 500 })
})
afterAll(() => shop.close())
beforeEach(() => {
  logged = []
})

/** The server's jobs, so long after now. */
function after(ms: number) {
  const clock = () => new Date(shop.clock.now().getTime() + ms)
  const providers = createProviders({ config: shop.config, fetch: outsideFetch, clock })
  const log = createLogger('error', { write: (line) => void logged.push(JSON.parse(line)) })
  const deps = { pool: shop.pool, clock, providers }
  return {
    providers,
    payments: authoriseService(deps),
    executions: executeService({ pool: shop.pool, clock, config: shop.config, wallet: providers.wallet }),
    followUp: () => stuckService({ ...deps, log }).followUp(),
  }
}
const now = () => after(0)
const oneRow = async <Row>(sql: string, ...values: unknown[]): Promise<Row> =>
  (await shop.pool.query(sql, values)).rows[0]
const stateOf = async (reference: string) =>
  (await oneRow<{ state: string }>('select state from payment where reference = $1', reference)).state
const walletState = async (transactionId: string) =>
  (await oneRow<{ state: string }>('select state from wallet_payment where transaction_id = $1', transactionId)).state

const cardOf = async (guid: string) =>
  (await oneRow<{ token: string }>(`select card->>'token' as token from cart where guid = $1`, guid)).token

async function aShopper() {
  const shopper = await (await shop.guest()).bag(kettle)
  await shopper.sendHome()
  return shopper
}

/** Captures the money at the provider without the shop, so that voiding fails. @returns a function that refunds it */
async function captureAtProvider(provider: ProviderName, authorizationId: string, amountCents = 11_300) {
  const { [provider]: at } = now().providers
  const captured = await at.capture(authorizationId, { amountCents, idempotencyKey: `taken ${authorizationId}` })
  if (captured.status !== 'captured') throw new Error(captured.status)
  return async () => {
    const refunded = await at.refund(captured.id, { amountCents, idempotencyKey: `back ${authorizationId}` })
    expect(refunded.status).toBe('refunded')
  }
}

/** A shopper with a bag, and an authorised card payment for it. */
async function authorisedPayment() {
  const shopper = await aShopper()
  await shopper.payBy(cards.visa)
  const means = { provider: 'capture', token: await cardOf(shopper.guid) } as const
  const authorised = await now().payments.authorise({
    edp: shopper.edp,
    guid: shopper.guid,
    means,
    amountCents: 11_300,
  })
  if (!('reference' in authorised)) throw new Error('The card was refused.')
  return { shopper, authorised }
}

describe('a payment that the provider will not void', () => {
  it('1. 2. is reported to the operator at once, then every hour, until it is refunded at the provider', async () => {
    const { authorised } = await authorisedPayment()
    const { reference, authorizationId } = authorised
    const refund = await captureAtProvider('capture', authorizationId)
    expect(await now().payments.voidPayment(authorised)).toBe(true)
    expect(await stateOf(reference)).toBe('stuck')

    expect(await now().followUp()).toBe(0)
    expect(logged).toMatchObject([
      { level: 'error', provider: 'capture', reference, amountCents: 11_300, outcome: 'stuck' },
    ])
    expect(logged[0]?.msg).toContain('please release or refund it at the provider')
    await Promise.all([now().followUp(), after(hour / 2).followUp(), after(hour / 2).followUp()])
    expect(logged).toHaveLength(1)
    await Promise.all([after(hour).followUp(), after(hour).followUp()])
    expect(logged).toHaveLength(2)

    await refund()
    expect(await after(2 * hour).followUp()).toBe(1)
    expect(await stateOf(reference)).toBe('voided')
    expect(await after(9 * hour).followUp()).toBe(0)
    expect(logged).toHaveLength(2)
  })

  it('1. is reported while the provider is unavailable as well', async () => {
    const { authorised } = await authorisedPayment()
    const refund = await captureAtProvider('capture', authorised.authorizationId)
    await now().payments.voidPayment(authorised)
    await shop.fault('error', 'find', 1)
    expect(await now().followUp()).toBe(0)
    expect(logged).toMatchObject([{ reference: authorised.reference, outcome: 'away' }])
    await refund()
    expect(await after(hour).followUp()).toBe(1)
  })

  it('3. does not block the bag, which another card can pay', async () => {
    const { shopper, authorised } = await authorisedPayment()
    const refund = await captureAtProvider('capture', authorised.authorizationId)
    expect(await after(4 * 60_000).payments.reconcileStale()).toBe(1)
    expect(await stateOf(authorised.reference)).toBe('stuck')
    await shopper.payBy(cards.master)
    expect((await shopper.place()).statusCode).toBe(201)
    expect(await stateOf(authorised.reference)).toBe('stuck')
    await refund()
    expect(await after(4 * 60_000).followUp()).toBe(1)
  })

  it('4. may be authorised late, after another card has paid: it is voided as soon as the provider knows it', async () => {
    const shopper = await aShopper()
    await shopper.payBy(cards.visa)
    const { capture } = shop.providers
    let finish = async (): Promise<unknown> => undefined
    const slow: typeof capture = {
      ...capture,
      async authorize(request) {
        finish = () => capture.authorize(request)
        return unavailable('timeout')
      },
    }
    const payments = authoriseService({
      pool: shop.pool,
      clock: shop.clock.now,
      providers: { ...shop.providers, capture: slow },
    })
    const { edp, guid } = shopper
    const means = { provider: 'capture', token: await cardOf(guid) } as const
    expect(await payments.authorise({ edp, guid, means, amountCents: 11_300 })).toMatchObject({ status: 503 })
    await shopper.payBy(cards.master)
    expect((await shopper.place()).statusCode).toBe(201)
    const before = await shop.money()
    expect(await finish()).toMatchObject({ status: 'authorized' })
    expect(await now().followUp()).toBe(0)
    expect(await after(120_000).followUp()).toBe(1)
    expect(await shop.money()).toEqual({
      ...before,
      authorised: before.authorised + 1,
      voided: before.voided + 1,
    })
    expect(logged).toEqual([])
  })

  it('1. 2. may be an executed wallet payment without an order', async () => {
    const { PaypalTransactionId: id } = await paying(shop).byWallet(await aShopper())
    const request = { token: id, amountCents: 11_300, currency: 'CAD', reference: id, idempotencyKey: id } as const
    await now().providers.wallet.authorize(request)
    const refund = await captureAtProvider('wallet', id)
    const late = 3.1 * hour
    expect(await after(late).payments.reconcileStale()).toBe(0)
    expect(await walletState(id)).toBe('stuck')
    expect(await after(late + hour).payments.reconcileStale()).toBe(0)
    expect(await after(late).followUp()).toBe(0)
    expect(logged).toMatchObject([{ provider: 'wallet', reference: id, amountCents: 11_300 }])
    await refund()
    expect(await after(late + hour).followUp()).toBe(1)
    expect(await walletState(id)).toBe('voided')
  })

  it('1. 2. may be a wallet payment whose execution result is unknown', async () => {
    const { PaypalTransactionId: id } = await paying(shop).byWallet(await aShopper())
    const request = { token: id, amountCents: 11_300, currency: 'CAD', reference: id, idempotencyKey: id } as const
    await now().providers.wallet.authorize(request)
    const refund = await captureAtProvider('wallet', id)
    const { paymentId } = await oneRow<{ paymentId: string }>(
      `update wallet_payment set state = 'executing', transaction_id = null where transaction_id = $1
       returning payment_id as "paymentId"`,
      id,
    )
    await after(16 * 60_000).executions.reconcileUnknown()
    expect(await oneRow('select state, transaction_id from wallet_payment where payment_id = $1', paymentId)).toEqual({
      state: 'stuck',
      transaction_id: id,
    })
    await after(16 * 60_000).followUp()
    expect(logged).toMatchObject([{ provider: 'wallet', reference: id }])
    await refund()
    expect(await after(2 * hour).followUp()).toBe(1)
  })
})
