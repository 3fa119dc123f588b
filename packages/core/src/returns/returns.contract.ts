import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { maxReturnCommentLength } from '../shared/limits.ts'
import { returnReasons } from '../shared/return-reasons.ts'
import { inOrder, instant, line, money, paragraphs, shipOrderNumber, wholeCents } from '../shared/schemas.ts'

/** What a return gives back. */
const Refund = z.object({ Goods: money(), Shipping: money(), Taxes: money(), Total: money() })

/** A return that the shopper asked for, with its label. */
export const Return = z.object({
  ReturnNo: z.string(),
  OrderNo: z.string(),
  ShipOrderNo: z.string(),
  Items: z.array(
    z.object({
      LineId: z.string(),
      ItemNo: z.string(),
      Description: z.string(),
      Quantity: z.int(),
      Reason: z.enum(returnReasons),
    }),
  ),
  Comment: z.nullable(z.string()),
  Refund,
  /** The addresses are lines of text. */
  Label: z.object({
    TrackingNo: z.string(),
    /**
     * The tracking number's barcode: an SVG path of its bars, one unit high, in a view box `Width` modules wide. The quiet
     * zones that the symbology asks for, ten modules on each side, are outside of it.
     */
    Barcode: z.object({ Symbology: z.literal('Code 128'), Width: z.int(), Path: z.string() }),
    From: z.array(z.string()),
    To: z.array(z.string()),
  }),
  /** `Requested` until the parcel is back and the money with it. */
  Status: z.enum(['Requested', 'Refunded']),
  RequestedAt: instant(),
  RefundedAt: z.nullable(instant()),
})

/** The returns of an order by the postal carrier. */
export const returnsContract = {
  'POST /api/v2/{language}/accounts/{edp}/orders/{id}/returns': {
    summary: 'Ask to return items of a sub-order. The same key and body give the same reply',
    caller: 'customer',
    params: inOrder,
    headers: z.object({ 'idempotency-key': line(128, 8) }),
    body: z.strictObject({
      ShipOrderNo: shipOrderNumber(),
      Items: z
        .array(
          z.strictObject({
            LineId: line(24, 1),
            Quantity: z.int().check(z.gte(1), z.lte(99)),
            Reason: z.enum(returnReasons),
          }),
        )
        .check(z.minLength(1), z.maxLength(100)),
      Comment: z.optional(paragraphs(maxReturnCommentLength)),
      /** The refund that the shopper was shown. Another one is refused (409), and nothing is returned. */
      RefundTotal: z.optional(wholeCents()),
    }),
    status: 201,
    reply: Return,
    refusals: [404, 409, 417],
  },
  'GET /api/v2/{language}/accounts/{edp}/orders/{id}/returns': {
    summary: 'The returns of an order, newest first',
    caller: 'customer',
    params: inOrder,
    status: 200,
    reply: z.object({ Returns: z.array(Return) }),
    refusals: [404],
  },
} as const satisfies Contract
export type ReturnsContract = typeof returnsContract
