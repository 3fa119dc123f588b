import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../kernel/db/pool.ts'
import type { Mail, MailMessage } from '../kernel/mail/mail.ts'
import { contactSettings, sellerSettings } from '../kernel/seller.settings.ts'
import { fulfilmentService } from '../orders/fulfilment.service.ts'
import { receiveReturnService } from '../returns/receive-return.service.ts'
import { operatorOf } from '../testing/operator.ts'
import { testOutbox } from '../testing/outbox.ts'
import { paying } from '../testing/paying.ts'
import { addPromoCodes } from '../testing/promo-codes.ts'
import { stockShelf } from '../testing/shelf.ts'
import { cards, type Line, type OrderingShop, orderingShop, type Shopper } from '../testing/shopper.ts'
import { verify } from '../verify/verify.service.ts'
import { takeSerials } from './invoice.queries.ts'
import { issueInvoices } from './issue-invoices.ts'

let shop: OrderingShop
let operator: ReturnType<typeof fulfilmentService>
let returns: ReturnType<typeof receiveReturnService>
beforeAll(async () => {
  shop = await orderingShop()
  await stockShelf(
    shop.pool,
    { itemNo: '770001', edpNo: 7701, priceCents: 1999, quantity: 5000, noOfPayments: 3 },
    { itemNo: '770002', edpNo: 7702, priceCents: 2500, quantity: 500, isDonation: true },
    { itemNo: '770003', edpNo: 7703, priceCents: 4001, quantity: 500, sellerType: 'Marketplace' },
    { itemNo: '770004', edpNo: 7704, priceCents: 997, quantity: 500 },
  )
  await addPromoCodes(shop.pool)
  const deps = operatorOf(shop)
  operator = fulfilmentService(deps)
  returns = receiveReturnService(deps)
})
afterAll(() => shop.close())
// The books must be consistent after every test.
afterEach(async () => expect((await verify(shop.pool)).disagreements).toEqual([]))

const kettle = { ItemNo: '770001', EdpNo: 7701, Quantity: 3 }
const gift = { ItemNo: '770002', EdpNo: 7702, Quantity: 1 }
const lamp = { ItemNo: '770003', EdpNo: 7703, Quantity: 1 }
const pan = { ItemNo: '770004', EdpNo: 7704, Quantity: 2 }
const quebec = { Address1: '1 rue Un', City: 'Laval', Province: 'QC', PostalCode: 'H7N 1A1' }

const call = 'GET /api/v2/{language}/accounts/{edp}/orders/{id}/invoice'
type Ordered = { shopper: Shopper; orderNo: string }

async function ordered(
  lines: Line[],
  {
    who = {},
    ship = true,
    pay,
  }: { who?: Record<string, unknown>; ship?: boolean; pay?: (shopper: Shopper) => Promise<unknown> } = {},
): Promise<Ordered> {
  const shopper = await (await (await shop.guest(who)).bag(...lines)).sendHome()
  await pay?.(shopper)
  await shopper.payBy(cards.visa)
  const placed = await shopper.place()
  expect(placed.statusCode, placed.body).toBe(201)
  const orderNo: string = placed.json().OrderSummary.OrderNo
  if (ship) expect(await operator.ship(orderNo)).toMatchObject({ status: 'done' })
  return { shopper, orderNo }
}
const read = ({ shopper, orderNo }: Ordered, query: Record<string, string> = {}, language: 'en' | 'fr' = 'en') =>
  shopper.call(call, { params: { id: orderNo }, query, language })
const invoice = async (order: Ordered, query: Record<string, string> = {}) => {
  const reply = await read(order, query)
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json()
}
const detail = async ({ shopper, orderNo }: Ordered) => (await shopper.order(orderNo)).json()
const cents = (dollars: number) => Math.round(dollars * 100)
const add = (amounts: number[]) => amounts.map(cents).reduce((all, one) => all + one, 0)

describe('an invoice', () => {
  it('names seller, buyer, items, taxes and payments', async () => {
    const order = await ordered([kettle, gift], { who: quebec })
    const placed = await detail(order)
    const issued = await invoice(order)
    expect(issued).toMatchObject({
      InvoiceNo: expect.stringMatching(/^INV-\d{7}$/),
      Kind: 'Invoice',
      Language: 'en',
      Official: true,
      Notice: null,
      OrderNo: order.orderNo,
      ShipOrderNo: `${order.orderNo}01`,
      Corrects: [],
      Seller: {
        Name: sellerSettings.of(shop.config).name,
        Address: sellerSettings.of(shop.config).address,
        TaxNumbers: [{ Name: 'GST/HST' }, { Name: 'QST' }],
      },
      SellerType: null,
      BillTo: { Name: 'Ada Roy', Address: ['1 rue Un', 'Laval, QC H7N 1A1'] },
      ShipTo: { Name: 'Ada Roy' },
      Lines: [
        {
          ItemNo: '770001',
          Description: 'Kettle 770001, Red',
          Quantity: 3,
          UnitPrice: 19.99,
          Discount: 0,
          Amount: 59.97,
        },
        { ItemNo: '770002', Quantity: 1, Amount: 25 },
      ],
      MerchandiseSubTotal: 84.97,
      Taxes: [
        { Name: 'GST', Rate: 5 },
        { Name: 'QST', Rate: 9.975 },
      ],
      Total: placed.ActualOrderTotal,
      Payments: [{ Method: 'Visa', LastDigits: '4242', Amount: placed.ActualOrderTotal, Status: 'Paid' }],
    })
    expect(issued.Taxes).toEqual(placed.Taxes)
    expect(placed.Invoices).toEqual([
      {
        InvoiceNo: issued.InvoiceNo,
        Kind: 'Invoice',
        ShipOrderNo: issued.ShipOrderNo,
        InvoiceDate: issued.InvoiceDate,
        Total: issued.Total,
        Url: `/pages/orderinvoice?orderNo=${order.orderNo}&invoiceNo=${issued.InvoiceNo}`,
      },
    ])
  })

  it('is in English in every path; its French copy has the same amounts, and names the official version', async () => {
    const order = await ordered([kettle], { who: quebec })
    const original = await invoice(order)
    expect((await read(order, {}, 'fr')).json()).toEqual(original)
    const copy = await invoice(order, { copy: 'fr' })
    expect(copy).toMatchObject({
      InvoiceNo: original.InvoiceNo,
      Language: 'fr',
      Official: false,
      Notice: expect.stringContaining(`L’original en anglais de la facture ${original.InvoiceNo} fait foi.`),
      Seller: { TaxNumbers: [{ Name: 'TPS/TVH' }, { Name: 'TVQ' }] },
      Lines: [{ Description: 'Bouilloire 770001, Rouge', Amount: original.Lines[0].Amount }],
      Taxes: [{ Name: 'TPS' }, { Name: 'TVQ' }],
      Total: original.Total,
    })
  })

  it('is issued for each parcel; all add up to the order, discount, shipping and gift cards included', async () => {
    const order = await ordered([kettle, lamp, pan], {
      who: quebec,
      async pay(shopper) {
        await shop.call('PUT /api/v2/{language}/carts/{guid}/promocode', {
          token: shopper.appToken,
          params: { guid: shopper.guid },
          body: { PromoCode: 'WELCOME10' },
        })
        await paying(shop).byGiftCard(shopper, 3000)
      },
    })
    const placed = await detail(order)
    const parts = [
      await invoice(order, { shipOrderNo: `${order.orderNo}01` }),
      await invoice(order, { shipOrderNo: `${order.orderNo}02` }),
    ]
    expect(parts.map(({ SellerType }) => SellerType)).toEqual([null, 'Marketplace'])
    const all = (name: string) => add(parts.map((part) => part[name]))
    expect(all('Discount')).toBe(cents(placed.Discount))
    expect(all('ShippingHandling')).toBe(cents(placed.ShippingHandling))
    expect(all('Total')).toBe(cents(placed.ActualOrderTotal))
    for (const [index, { Amount }] of placed.Taxes.entries())
      expect(add(parts.map(({ Taxes }) => Taxes[index].Amount))).toBe(cents(Amount))
    const paid = parts.flatMap(({ Payments }) => Payments)
    const by = (method: string) => add(paid.filter(({ Method }) => Method === method).map(({ Amount }) => Amount))
    expect([by('Gift card'), by('Visa')]).toEqual([3000, cents(placed.GrandTotal)])
    for (const { Payments, Total } of parts)
      expect(add(Payments.map(({ Amount }: { Amount: number }) => Amount))).toBe(cents(Total))
  })

  it('lists the later Easy Pay payments with their days', async () => {
    const order = await ordered([kettle], { pay: (shopper) => paying(shop).inParts(shopper, 3) })
    const { EasyPays } = await detail(order)
    const { Payments, InvoiceDate } = await invoice(order)
    expect(Payments).toMatchObject([
      { Method: 'Visa, Easy Pay 1 of 3', Amount: EasyPays[0].Amount, Date: InvoiceDate, Status: 'Paid' },
      { Method: 'Visa, Easy Pay 2 of 3', Amount: EasyPays[1].Amount, Date: EasyPays[1].DueDate, Status: 'Due' },
      { Method: 'Visa, Easy Pay 3 of 3', Amount: EasyPays[2].Amount, Date: EasyPays[2].DueDate, Status: 'Due' },
    ])
  })

  it('of a first parcel says that the payment is due, which is captured when all have shipped', async () => {
    const order = await ordered([kettle, lamp], { ship: false })
    const [first] = (await detail(order)).SubOrders
    await shop.pool.query('update sub_order set shipped_at = $2 where ship_order_no = $1', [
      first.ShipOrderNo,
      shop.clock.now(),
    ])
    await inTransaction(shop.pool, (client) => issueInvoices(client, order.orderNo, sellerSettings.of(shop.config)))
    const query = { shipOrderNo: first.ShipOrderNo }
    expect((await invoice(order, query)).Payments).toEqual([expect.objectContaining({ Status: 'Due' })])
    expect(await operator.ship(order.orderNo)).toMatchObject({ status: 'done' })
    const [, second] = (await detail(order)).SubOrders
    const { Payments } = await invoice(order, { shipOrderNo: second.ShipOrderNo })
    expect(Payments).toEqual([expect.objectContaining({ Status: 'Paid' })])
  })

  it('of donations only has no delivery address', async () => {
    expect((await invoice(await ordered([gift]))).ShipTo).toBeNull()
  })

  it('never changes, neither with the order nor by hand', async () => {
    const order = await ordered([kettle])
    const issued = await invoice(order)
    await shop.pool.query(`update placed_order set billing_address = billing_address || '{"firstName": "Eve"}'`)
    const [row] = (await shop.pool.query('select invoice_no from invoice where order_no = $1', [order.orderNo])).rows
    for (const sql of ['update invoice set original = french_copy where', 'delete from invoice where'])
      await expect(shop.pool.query(`${sql} invoice_no = $1`, [row.invoice_no])).rejects.toThrow(/never changes/)
    expect(await invoice(order)).toEqual(issued)
    await shop.pool.query(`update placed_order set billing_address = billing_address || '{"firstName": "Ada"}'`)
  })
})

describe('access', () => {
  it('another customer’s order gets the same 404 as an unknown one', async () => {
    const order = await ordered([kettle])
    const { InvoiceNo } = await invoice(order)
    const stranger = await ordered([pan])
    const as = async (orderNo: string, query = {}) => {
      const reply = await read({ ...stranger, orderNo }, query)
      return [reply.statusCode, reply.body.replaceAll(orderNo, 'N')]
    }
    const absent = [404, '[{"Message":"We could not find order N in your account.","Area":"OrderNo"}]']
    expect(await as('99999999')).toEqual(absent)
    expect(await as(order.orderNo)).toEqual(absent)
    expect(await as(order.orderNo, { invoiceNo: InvoiceNo })).toEqual(absent)
    expect(await as(order.orderNo, { shipOrderNo: `${order.orderNo}01` })).toEqual(absent)
    const unknown = await as(stranger.orderNo, { invoiceNo: 'INV-9999999' })
    expect(unknown[0]).toBe(404)
    expect(await as(stranger.orderNo, { invoiceNo: InvoiceNo })).toEqual(unknown)
    expect(await as(stranger.orderNo, { shipOrderNo: `${order.orderNo}01` })).toEqual(unknown)
    const byToken = await shop.call(call, {
      token: stranger.shopper.token,
      params: { edp: order.shopper.edp, id: order.orderNo },
    })
    expect(byToken.statusCode).toBe(403)
  })

  it('a cancelled or unshipped parcel has none, and the reply says so', async () => {
    const order = await ordered([kettle], { ship: false })
    const why = async (language: 'en' | 'fr' = 'en') => {
      const reply = await read(order, {}, language)
      return [reply.statusCode, reply.json()]
    }
    const [status, items] = await why('fr')
    expect([status, items[0].Message]).toEqual([404, expect.stringContaining('Il n’y a pas encore de facture')])
    expect((await detail(order)).Invoices).toEqual([])
    expect(await operator.cancel(order.orderNo)).toMatchObject({ status: 'done' })
    expect(await why()).toEqual([404, [{ Message: expect.stringContaining('was cancelled'), Area: 'Invoice' }]])
  })

  it('an order that shipped before the invoices began has none', async () => {
    const order = await ordered([kettle], { ship: false })
    await shop.pool.query('update sub_order set without_invoice = true where order_no = $1', [order.orderNo])
    await operator.ship(order.orderNo)
    expect((await read(order)).json()).toEqual([
      { Message: expect.stringContaining(contactSettings.of(shop.config).customerServicePhone), Area: 'Invoice' },
    ])
    expect(await returns.receive(order.orderNo)).toMatchObject({ status: 'done' })
    expect((await detail(order)).Invoices).toEqual([])
  })

  it.each<Record<string, string>>([
    { copy: 'en' },
    { copy: 'constructor' },
    { invoiceNo: 'INV-1' },
    { invoiceNo: `INV-${'1'.repeat(40)}` },
    { shipOrderNo: '1 or 1=1' },
  ])('%j is malformed', async (query) => {
    const [some] = (await shop.pool.query('select customer_edp as edp, order_no from placed_order limit 1')).rows
    const shopper = await shop.guest()
    expect(some).toBeDefined()
    expect((await read({ shopper, orderNo: some.order_no }, query)).statusCode).toBe(400)
  })
})

it('is linked in the letter about the shipped order', async () => {
  const order = await ordered([kettle, lamp])
  const sent: MailMessage[] = []
  const mail: Mail = {
    async send(message) {
      sent.push(message)
      return { status: 'sent', id: String(sent.length) }
    },
  }
  await testOutbox(shop, { mail }).sendDue()
  const letter = sent.find(({ subject }) => subject === `Your Onair order ${order.orderNo} is on its way`)
  for (const { Url } of (await detail(order)).Invoices) expect(letter?.text).toContain(`http://shop.test/en${Url}`)
  expect(letter?.text).toContain('Your invoices')
  expect(letter?.text).toContain('We shipped it today by standard delivery.')
})

describe('the numbers', () => {
  it('have no gaps, even after concurrent shipments and a transaction that is rolled back', async () => {
    const orders: Ordered[] = []
    for (let count = 0; count < 6; count += 1) orders.push(await ordered([kettle, lamp], { ship: false }))
    const failing = inTransaction(shop.pool, async (client) => {
      await takeSerials(client, { kind: 'invoice', count: 5 })
      throw new Error('the process died')
    })
    const shipped = orders.flatMap(({ orderNo }) => [operator.ship(orderNo), operator.ship(orderNo)])
    await expect(failing).rejects.toThrow()
    const results = await Promise.all(shipped)
    expect(results.filter(({ status }) => status === 'done')).toHaveLength(6)
    const { rows } = await shop.pool.query(`select serial from invoice where kind = 'invoice' order by serial`)
    expect(rows.map(({ serial }) => serial)).toEqual(rows.map((_, index) => index + 1))
  })

  it('are not used up by a payment that cannot be captured', async () => {
    const order = await ordered([kettle], { ship: false })
    const last = async () => (await shop.pool.query(`select last_serial from invoice_series`)).rows
    const before = await last()
    await shop.fault('error', 'capture', 9)
    expect(await operator.ship(order.orderNo)).toMatchObject({ status: 'refused' })
    await shop.fault('off', 'capture')
    expect(await last()).toEqual(before)
  })
})

describe('a credit note', () => {
  it('is issued for each refund, with its lines, amounts, taxes and refunded payments', async () => {
    const order = await ordered([kettle, pan], { who: quebec })
    const original = await invoice(order)
    expect(await returns.receive(order.orderNo, [{ itemNo: '770001', quantity: 1 }])).toMatchObject({ status: 'done' })
    expect(await returns.receive(order.orderNo)).toMatchObject({ status: 'done' })
    const { Invoices } = await detail(order)
    expect(Invoices.map(({ Kind }: { Kind: string }) => Kind)).toEqual(['Invoice', 'CreditNote', 'CreditNote'])
    const [first, second] = await Promise.all(
      Invoices.slice(1).map(({ InvoiceNo }: { InvoiceNo: string }) => invoice(order, { invoiceNo: InvoiceNo })),
    )
    expect(first).toMatchObject({
      InvoiceNo: expect.stringMatching(/^CN-\d{7}$/),
      Kind: 'CreditNote',
      Official: true,
      ShipOrderNo: `${order.orderNo}01`,
      Corrects: [original.InvoiceNo],
      Seller: original.Seller,
      Lines: [{ ItemNo: '770001', Quantity: 1, UnitPrice: 19.99, Amount: 19.99 }],
      ShippingHandling: 0,
      Payments: [{ Method: 'Visa', LastDigits: '4242', Amount: first.Total, Status: 'Refunded' }],
    })
    expect(add([first.Total, second.Total])).toBe(cents(original.Total))
    for (const [index, { Amount }] of original.Taxes.entries())
      expect(add([first.Taxes[index].Amount, second.Taxes[index].Amount])).toBe(cents(Amount))
    const copy = await invoice(order, { invoiceNo: first.InvoiceNo, copy: 'fr' })
    expect(copy).toMatchObject({ Official: false, Notice: expect.stringContaining('note de crédit') })
    // Without a number, the invoice is read, not a credit note.
    expect(await invoice(order)).toEqual(original)
  })

  it('of several parcels corrects each of their invoices; later payments are cancelled first', async () => {
    const order = await ordered([kettle, lamp], { pay: (shopper) => paying(shop).inParts(shopper, 2) })
    expect(await returns.receive(order.orderNo)).toMatchObject({ status: 'done' })
    const { Invoices, ActualOrderTotal } = await detail(order)
    const [one, other, note] = Invoices
    expect(await invoice(order, { invoiceNo: note.InvoiceNo })).toMatchObject({
      ShipOrderNo: null,
      Corrects: [one.InvoiceNo, other.InvoiceNo],
      Total: ActualOrderTotal,
      Payments: [
        { Method: 'Visa, Easy Pay 2 of 2', Status: 'Cancelled' },
        { Method: 'Visa, Easy Pay 1 of 2', Status: 'Refunded' },
      ],
    })
  })

  it('is issued once when two commands run concurrently', async () => {
    const order = await ordered([pan])
    await Promise.all([returns.receive(order.orderNo), returns.receive(order.orderNo)])
    expect((await detail(order)).Invoices).toHaveLength(2)
  })
})
