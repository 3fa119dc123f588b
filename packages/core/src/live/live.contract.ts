import { z } from 'zod/mini'
import { ProductPrices } from '../catalogue/product.schemas.ts'
import { Show } from '../guide/guide.contract.ts'
import type { Contract } from '../http/contract.ts'
import { inLanguage, instant, itemNo } from '../shared/schemas.ts'

/** The events of `GET /shows/events`, by name. Ids increase across restarts. */
export const showEvents = {
  show: z.object({ At: instant(), Now: z.nullable(Show), Next: z.nullable(Show) }),
  product: z.object({ At: instant(), ItemNo: itemNo(), ShowId: z.string() }),
  price: z.extend(ProductPrices, { At: instant(), ItemNo: itemNo() }),
  stock: z.object({
    At: instant(),
    ItemNo: itemNo(),
    EdpNo: z.int(),
    Stock: z.enum(['in', 'low', 'out']),
    Quantity: z.int(),
  }),
}

/** How to watch the channel, and the programme on air. */
export const WatchLive = z.object({
  /** The HLS stream; null where the shop has none. */
  StreamUrl: z.nullable(z.string()),
  /** The languages of the stream's captions, such as `en`. */
  Captions: z.array(z.string()),
  Now: z.nullable(Show),
  Next: z.nullable(Show),
})

/** The programme on air. */
export const liveContract = {
  'GET /api/v2/{language}/shows/watchuslive': {
    summary: 'How to watch the channel, what is on and what comes next',
    caller: 'none',
    params: inLanguage,
    status: 200,
    reply: WatchLive,
    refusals: [],
    maxAge: 5,
  },
  'GET /api/v2/{language}/shows/events': {
    summary: 'The changes on air, as server-sent events',
    caller: 'none',
    params: inLanguage,
    query: z.object({
      /** The last event that an earlier stream brought: a browser sets the header `Last-Event-ID` only when it reopens a stream. */
      lastEventId: z.optional(z.string().check(z.regex(/^\d{1,19}$/))),
    }),
    status: 200,
    replyType: 'text/event-stream',
    refusals: [503],
  },
} as const satisfies Contract
export type LiveContract = typeof liveContract
