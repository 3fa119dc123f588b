import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { day, inLanguage, instant, typedOrderNumber, typedPostalCode } from '../shared/schemas.ts'

const Event = z.object({
  At: instant(),
  /** City and province; null where the event has no place. */
  Place: z.nullable(z.string()),
  Text: z.string(),
})

/** The calls that follow a parcel. */
export const trackingContract = {
  'GET /api/v2/{language}/ordertracking': {
    summary: 'Where an order is, for whoever knows its number and postal code',
    caller: 'none',
    limit: 'tracking',
    params: inLanguage,
    query: z.object({ orderNo: typedOrderNumber(), postalCode: typedPostalCode() }),
    status: 200,
    reply: z.object({
      OrderNo: z.string(),
      Status: z.string(),
      SubOrders: z.array(
        z.object({
          ShipOrderNo: z.string(),
          ShipMethod: z.string(),
          /** The number that the parcel carries; null until it ships. */
          TrackingNo: z.nullable(z.string()),
          EstimatedDelivery: z.nullable(day()),
          DeliveryDate: z.nullable(day()),
          /** The latest first. */
          Events: z.array(Event),
        }),
      ),
    }),
    refusals: [404, 429],
  },
} as const satisfies Contract
export type TrackingContract = typeof trackingContract
