import { z } from 'zod/mini'
import { Cart } from '../bag/bag.schemas.ts'
import type { Contract } from '../http/contract.ts'
import { day, guid, inAccount, inOrder, instant, line, money, Paging, pageQuery } from '../shared/schemas.ts'

const Summary = z.object({
  OrderNo: z.string(),
  OrderDateTime: instant(),
  OrderTotal: money(),
  Status: z.string(),
})

/** Whether an order can be edited online, and if it cannot, why: sentences for the customer. */
const editing = { Editable: z.boolean(), OrderModificationValidationMessages: z.array(z.string()) }

/** An order of the list; `?validate=true` says whether it can be edited. */
const ListedOrder = z.extend(Summary, {
  /** The first items, at most three, in the order of the detail. */
  Items: z.array(z.object({ Description: z.string(), ItemImageURL: z.string() })),
  /** How many different items there are. */
  ItemCount: z.int(),
  Editable: z.optional(editing.Editable),
  OrderModificationValidationMessages: z.optional(editing.OrderModificationValidationMessages),
})

const Item = z.object({
  /** The line's id in a request to return it. */
  LineId: z.string(),
  ItemNo: z.string(),
  EdpNo: z.int(),
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
  /** The whole line's share of the order's discount, and its taxes. */
  Discount: money(),
  TaxTotal: money(),
  /** Donations and gift cards cannot be returned. */
  IsFinalSale: z.boolean(),
  /** The units that came back, or are on their way back. */
  ReturnedQuantity: z.int(),
  /** The units that are neither returned nor on their way back; 0 for a final sale. The window is the sub-order's. */
  ReturnableQuantity: z.int(),
  Status: z.string(),
})

const SubOrder = z.object({
  ShipOrderNo: z.string(),
  ShipDate: z.nullable(day()),
  DeliveryDate: z.nullable(day()),
  /** The estimated delivery date; absent after delivery, and for parcels without an estimate. */
  EstimatedDelivery: z.optional(day()),
  ShipMethod: z.string(),
  ShipAddressee: z.string(),
  ShipAddress: z.string(),
  ShipCityProvincePostalCode: z.string(),
  /** The carrier's pick-up point; absent when the parcel is delivered to the address. */
  AccessPoint: z.optional(z.object({ Id: z.string(), Name: z.string() })),
  ReturnByDate: z.nullable(day()),
  IsReturnDeadlinePassed: z.boolean(),
  ShowIneligibleForReturnMessage: z.boolean(),
  ShowGenericReturnCTA: z.boolean(),
  ShowCanadaPostReturnCTA: z.boolean(),
  Items: z.array(Item),
  /** The returns of this sub-order that the shopper asked for, newest first. */
  Returns: z.array(
    z.object({
      ReturnNo: z.string(),
      Status: z.enum(['Requested', 'Refunded']),
      RequestedAt: instant(),
      RefundedAt: z.nullable(instant()),
      Total: money(),
    }),
  ),
})

/** The state of an Easy Pay payment. */
export const EasyPayStatus = z.enum(['Paid', 'Due', 'Failed', 'Cancelled'])

/** An order's detail (specification §3). */
export const OrderDetail = z.object({
  OrderSummary: z.extend(Summary, {
    OrderMethod: z.string(),
    Trackable: z.boolean(),
    ...editing,
    /** The instant from which the order can no longer be edited; absent once it cannot. */
    EditableUntil: z.optional(instant()),
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
  /** Each promo code with its discount, as in the bag; absent on servers that support `PromoCode` only. */
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
  /** Each payment of an Easy Pay order. `RetryOn`: the day on which a failed one is tried again, or null. */
  EasyPays: z.array(
    z.object({
      Number: z.int(),
      DueDate: day(),
      Amount: money(),
      Status: EasyPayStatus,
      RetryOn: z.nullable(day()),
    }),
  ),
  /** The card from which the later Easy Pay payments are taken; null if none is. */
  EasyPayCard: z.nullable(
    z.object({ CardType: z.string(), LastDigits: z.string(), ExpiryMonth: z.string(), ExpiryYear: z.string() }),
  ),
  /** The invoices of the parcels that shipped, then the credit notes of refunds: each in the sequence of their numbers. */
  Invoices: z.array(
    z.object({
      InvoiceNo: z.string(),
      Kind: z.enum(['Invoice', 'CreditNote']),
      /** Null for a credit note of items from several parcels. */
      ShipOrderNo: z.nullable(z.string()),
      InvoiceDate: day(),
      Total: money(),
      Url: z.string(),
    }),
  ),
})

/** Orders per page (specification §9). */
const orderListPageSize = 6

/** Placing an order, the order list and an order’s details. */
export const ordersContract = {
  'POST /api/v2/{language}/accounts/{edp}/orders': {
    summary: 'Place the order. The same key and body give the same reply, however often a client sends them',
    caller: 'customer',
    params: inAccount,
    limit: 'placing',
    headers: z.object({ 'idempotency-key': line(128, 8) }),
    body: z.strictObject({
      CartGuid: guid(),
      ReviewHash: z.optional(line(128, 1)),
      /** The executed wallet payment of this bag. */
      PaypalPayerId: z.optional(line(64, 1)),
      PaypalTransactionId: z.optional(line(64, 1)),
      /** Required (417, Area `Recaptcha`) after several declined payments. */
      RecaptchaToken: z.optional(line(8192, 1)),
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
    computes: true,
    status: 200,
    reply: z.object({ OrderSummary: z.array(ListedOrder), Paging }),
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
  'GET /api/v2/{language}/accounts/{edp}/orderedcart/{guid}': {
    summary: 'The bag as it was ordered; only the customer whose order it became reads it',
    caller: 'customer',
    params: z.extend(inAccount, { guid: guid() }),
    status: 200,
    reply: z.extend(Cart, { OrderNo: z.string() }),
    refusals: [404],
  },
} as const satisfies Contract
export type OrdersContract = typeof ordersContract
