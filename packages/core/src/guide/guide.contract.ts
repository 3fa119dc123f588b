import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { day, inLanguage, instant, itemNo, line } from '../shared/schemas.ts'

/** A programme. */
export const Show = z.object({
  Id: z.string(),
  Title: z.string(),
  Description: z.string(),
  Host: z.string(),
  Start: instant(),
  End: instant(),
  IsLive: z.boolean(),
  ImageUrl: z.string(),
  /** Its products, with the time of each on air. */
  Products: z.array(z.object({ ItemNo: itemNo(), AirTime: instant() })),
})

/** The programmes of a calendar day in a time zone. */
export const DailySchedule = z.object({ Date: day(), TimeZone: z.string(), Shows: z.array(Show) })

/** An IANA time zone such as `America/St_Johns`; the channel plans in America/Toronto. */
const timeZone = () => z.optional(line(64))

/** `false`: programmes have an empty list of products. */
const products = () => z._default(z.enum(['true', 'false']), 'true')

/** The programme guide. */
export const guideContract = {
  'GET /api/v2/{language}/shows/daily': {
    summary: 'A day’s programmes in a time zone',
    caller: 'none',
    params: inLanguage,
    query: z.object({ timeZone: timeZone(), date: z.optional(day()), products: products() }),
    status: 200,
    reply: DailySchedule,
    refusals: [],
    maxAge: 5,
  },
  'GET /api/v2/{language}/shows/today': {
    summary: 'Today’s programmes in a time zone',
    caller: 'none',
    params: inLanguage,
    query: z.object({ timeZone: timeZone(), products: products() }),
    status: 200,
    reply: DailySchedule,
    refusals: [],
    maxAge: 5,
  },
} as const satisfies Contract

export type GuideContract = typeof guideContract
