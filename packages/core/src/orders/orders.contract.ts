import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { day, edp, guid, inAccount, instant, language, line, money, Paging, pageQuery } from '../shared/schemas.ts'

const Summary = z.object({
  OrderNo: z.string(),
  OrderDateTime: instant(),
  OrderTotal: money(),
  Status: z.string(),
})

const Item = z.object({
  Description: z.string(),
  Size: z.nullable(z.string()),
  Style: z.nullable(z.string()),
  SellerType: z.nullable(z.string()),
  ItemURL: z.nullable(z.string()),
  ItemImageURL: z.string(),
  WriteAReviewURL: z.nullable(z.string()),
  ItemNoForDisplay: z.string(),
  ItemQuantity: z.int(),
  TotalPrice: money(),
  Status: z.string(),
})

const SubOrder = z.object({
  ShipOrderNo: z.string(),
  ShipDate: z.nullable(day()),
  DeliveryDate: z.nullable(day()),
  /** By when it will arrive; absent once it has, and where nothing is sent or promised. */
  EstimatedDelivery: z.optional(day()),
  ShipMethod: z.string(),
  ShipAddressee: z.string(),
  ShipAddress: z.string(),
  ShipCityProvincePostalCode: z.string(),
  /** Where the carrier keeps the parcel for whoever it is for; absent where it is brought to the address. */
  AccessPoint: z.optional(z.object({ Id: z.string(), Name: z.string() })),
  ReturnByDate: z.nullable(day()),
  IsReturnDeadlinePassed: z.boolean(),
  ShowIneligibleForReturnMessage: z.boolean(),
  ShowGenericReturnCTA: z.boolean(),
  ShowCanadaPostReturnCTA: z.boolean(),
  Items: z.array(Item),
})

/** An order as the customer sees it (specification §3). */
export const OrderDetail = z.object({
  OrderSummary: z.extend(Summary, {
    OrderMethod: z.string(),
    Editable: z.boolean(),
    Trackable: z.boolean(),
    OrderModificationValidationMessages: z.array(z.string()),
  }),
  CustomerNo: z.string(),
  CustomerName: z.string(),
  BillingAddress: z.string(),
  BillingCityProvincePostalCode: z.string(),
  DayPhone: z.string(),
  PaymentType: z.string(),
  CreditCardNo: z.nullable(z.string()),
  CCExpiry: z.nullable(z.string()),
  PromoCode: z.nullable(z.string()),
  /** The codes one by one, as in the bag, each with what it took off; absent from a server that knows `PromoCode` alone. */
  Promotions: z.optional(z.array(z.object({ Code: z.string(), Description: z.string(), Amount: money() }))),
  MerchandiseSubTotal: money(),
  ShippingHandling: money(),
  Taxes: z.array(z.object({ Name: z.string(), Rate: z.number(), Amount: money() })),
  TaxTotal: money(),
  Discount: money(),
  ActualOrderTotal: money(),
  GiftCardRedemption: money(),
  CreditAmountApplied: money(),
  GrandTotal: money(),
  NoOfEasyPays: z.int(),
  ShipLevels: z.array(z.string()),
  SubOrders: z.array(SubOrder),
  EasyPays: z.array(z.object({ Number: z.int(), DueDate: day(), Amount: money() })),
  Invoices: z.array(z.object({ ShipOrderNo: z.string(), Url: z.string() })),
})

/** The order list's own page size (specification §9). */
export const orderListPageSize = 6
const inOrder = z.object({ language: language(), edp: edp(), id: z.string().check(z.regex(/^\d{6,12}$/)) })

export const ordersContract = {
  'POST /api/v2/{language}/accounts/{edp}/orders': {
    summary: 'Place the order. The same key and body give the same reply, however often they are sent',
    caller: 'customer',
    params: inAccount,
    headers: z.object({ 'idempotency-key': line(128, 8) }),
    body: z.strictObject({
      CartGuid: guid(),
      ReviewHash: z.optional(line(128, 1)),
      /** Of a wallet payment that was executed for this bag. */
      PaypalPayerId: z.optional(line(64, 1)),
      PaypalTransactionId: z.optional(line(64, 1)),
    }),
    status: 201,
    reply: OrderDetail,
    refusals: [404, 409, 417, 503],
  },
  'GET /api/v2/{language}/accounts/{edp}/orders': {
    summary: 'The customer’s orders, newest first',
    caller: 'customer',
    params: inAccount,
    query: z.object({
      ...pageQuery(orderListPageSize),
      fromDate: z.optional(day()),
      toDate: z.optional(day()),
      validate: z.optional(z.enum(['true', 'false'])),
    }),
    status: 200,
    reply: z.object({ OrderSummary: z.array(Summary), Paging }),
    refusals: [],
  },
  'GET /api/v2/{language}/accounts/{edp}/orders/{id}': {
    summary: 'One order',
    caller: 'customer',
    params: inOrder,
    query: z.object({ validate: z.optional(z.enum(['true', 'false'])) }),
    status: 200,
    reply: OrderDetail,
    refusals: [404],
  },
} as const satisfies Contract
export type OrdersContract = typeof ordersContract
