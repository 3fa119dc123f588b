import { z } from 'zod/mini'
import { Show } from '../guide/guide.contract.ts'
import type { Contract } from '../http/contract.ts'
import { inLanguage, instant, itemNo, line, money, Paging, pageQuery, wholeCents } from '../shared/schemas.ts'

/** What an operator does: puts a product on air, begins the next programme, moves an end, swaps two products, changes a price. */
const operatorActionKinds = ['now', 'next', 'end', 'swap', 'price'] as const
export type OperatorActionKind = (typeof operatorActionKinds)[number]

/** What the operators of the channel see. */
export const AirState = z.object({
  Now: z.nullable(Show),
  Next: z.nullable(Show),
  /** The item that is being presented. */
  OnAir: z.nullable(itemNo()),
  /** The products of the programme on air, in their order. */
  Products: z.array(
    z.object({
      ItemNo: itemNo(),
      Name: z.string(),
      ImageUrl: z.string(),
      AirTime: instant(),
      Stock: z.enum(['in', 'low', 'out']),
      /** The pieces left, of all styles and sizes. */
      Quantity: z.int(),
      /** Since it came on, to a tenth. */
      OrdersPerMinute: z.number(),
    }),
  ),
  /** The price windows that are open or to come, the first twenty in the order of their starts. */
  Prices: z.array(
    z.object({
      ItemNo: itemNo(),
      Name: z.string(),
      Price: money(),
      Start: instant(),
      End: instant(),
      IsOpen: z.boolean(),
    }),
  ),
  /** The open connections of viewers, on all servers. */
  Viewers: z.int(),
  /** The version of the plan, which changes with it. An action sends the version that its operator saw. */
  Version: z.int(),
})

/** What an operator did, and when. */
export const AirLog = z.object({
  Entries: z.array(
    z.object({
      Id: z.int(),
      At: instant(),
      /** The operator's name; null for the operator's command. */
      Operator: z.nullable(z.string()),
      Action: z.enum(operatorActionKinds),
      /** The programme and its title; null for a price that was planned without one. */
      ShowId: z.nullable(z.string()),
      Title: z.nullable(z.string()),
      /** The items that were put on air, swapped or priced. */
      ItemNos: z.array(itemNo()),
      EndBefore: z.nullable(instant()),
      EndAfter: z.nullable(instant()),
      /** A price window's price before and after; no price after: it was ended. */
      PriceBefore: z.nullable(money()),
      PriceAfter: z.nullable(money()),
    }),
  ),
  Paging,
})

const version = () => z.int().check(z.gte(0))
const showId = () => line(64, 1)
const entriesOfPage = 20

/** The control room. Each action replies with what is on air afterwards, or 409 if its version is stale. */
export const controlRoomContract = {
  'GET /api/v2/{language}/air': {
    summary: 'What is on air and next, as its operators see it',
    caller: 'operator',
    params: inLanguage,
    status: 200,
    reply: AirState,
    refusals: [],
  },
  'POST /api/v2/{language}/air/now': {
    summary: 'Put a product on air, of the programme’s own or another',
    caller: 'operator',
    params: inLanguage,
    body: z.strictObject({ ItemNo: itemNo(), Version: version() }),
    status: 200,
    reply: AirState,
    refusals: [404, 409, 417],
  },
  'POST /api/v2/{language}/air/next': {
    summary: 'End the programme on air, if there is one, and begin the next one now',
    caller: 'operator',
    params: inLanguage,
    body: z.strictObject({ Version: version() }),
    status: 200,
    reply: AirState,
    refusals: [409, 417],
  },
  'POST /api/v2/{language}/air/end': {
    summary: 'Move the end of the programme on air; the next one begins where this one ends',
    caller: 'operator',
    params: inLanguage,
    body: z.strictObject({ ShowId: showId(), End: instant(), Version: version() }),
    status: 200,
    reply: AirState,
    refusals: [404, 409, 417],
  },
  'POST /api/v2/{language}/air/swap': {
    summary: 'Exchange the times of two products that are still to come',
    caller: 'operator',
    params: inLanguage,
    body: z.strictObject({ ItemNo: itemNo(), OtherItemNo: itemNo(), Version: version() }),
    status: 200,
    reply: AirState,
    refusals: [404, 409, 417],
  },
  'POST /api/v2/{language}/air/price': {
    summary: 'Correct the price of a product’s open price window, or of its next one, or end it: null',
    caller: 'operator',
    params: inLanguage,
    body: z.strictObject({
      ItemNo: itemNo(),
      Price: z.nullable(wholeCents(0.01)),
      Version: version(),
    }),
    status: 200,
    reply: AirState,
    refusals: [404, 409, 417],
  },
  'GET /api/v2/{language}/air/log': {
    summary: 'What the operators did, the latest first',
    caller: 'operator',
    params: inLanguage,
    query: z.object(pageQuery(entriesOfPage)),
    status: 200,
    reply: AirLog,
    refusals: [],
  },
} as const satisfies Contract
export type ControlRoomContract = typeof controlRoomContract
