import { z } from 'zod/mini'
import type { Contract } from '../http/contract.ts'
import { maxSearchTermLength } from '../shared/limits.ts'
import { day, inLanguage, instant, itemNo, language, line, nameLine, Paging, pageQuery } from '../shared/schemas.ts'

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

/** A host, with biography and portrait if there are any, and programmes. */
export const Host = z.object({
  Slug: z.string(),
  Name: z.string(),
  /** Empty without one. */
  Biography: z.string(),
  /** Empty without a portrait. */
  ImageUrl: z.string(),
  /** On air and to come, soonest first. */
  Upcoming: z.array(Show),
  /** Over, latest first. */
  Past: z.array(Show),
})

/** The programmes of a calendar day in a time zone. */
export const DailySchedule = z.object({ Date: day(), TimeZone: z.string(), Shows: z.array(Show) })

/** The programmes of seven calendar days in a time zone; one across midnight is listed on both days. */
export const WeeklySchedule = z.object({
  From: day(),
  To: day(),
  TimeZone: z.string(),
  Days: z.array(z.object({ Date: day(), Shows: z.array(Show) })),
})

/** A day of the guide. It is of this century, because dates cannot express the ends of the calendar. */
const plannedDay = () => z.optional(day().check(z.regex(/^20/)))

/** An IANA time zone such as `America/St_Johns`; the channel plans in America/Toronto. */
const timeZone = () => z.optional(line(64))

/** `false`: programmes have an empty list of products. */
const products = () => z._default(z.enum(['true', 'false']), 'true')

/** The path of a call about a programme. */
const inShow = z.object({ language: language(), id: line(64, 1) })

/** Programmes on a page of a search. */
const showSearchPageSize = 20

/** The programme guide. */
export const guideContract = {
  'GET /api/v2/{language}/shows/daily': {
    summary: 'A day’s programmes in a time zone',
    caller: 'none',
    params: inLanguage,
    query: z.object({ timeZone: timeZone(), date: plannedDay(), products: products() }),
    status: 200,
    reply: DailySchedule,
    refusals: [],
    maxAge: 5,
  },
  'GET /api/v2/{language}/shows/weekly': {
    summary: 'The programmes of seven days in a time zone, from a day',
    caller: 'none',
    params: inLanguage,
    query: z.object({ timeZone: timeZone(), date: plannedDay(), products: products() }),
    status: 200,
    reply: WeeklySchedule,
    refusals: [],
    maxAge: 5,
  },
  'GET /api/v2/{language}/shows/search': {
    summary: 'Search the programmes; those to come first. A programme’s Id finds that programme',
    caller: 'none',
    params: inLanguage,
    query: z.object({ ...pageQuery(showSearchPageSize), term: nameLine(maxSearchTermLength, 1), products: products() }),
    status: 200,
    reply: z.object({ Shows: z.array(Show), Paging }),
    refusals: [],
    maxAge: 5,
  },
  'GET /api/v2/{language}/shows/today': {
    summary: 'Today’s programmes in a time zone, or those to come',
    caller: 'none',
    params: inLanguage,
    query: z.object({
      timeZone: timeZone(),
      products: products(),
      /** `true`: without those that have ended; late in the day with the first ones of tomorrow. */
      upcoming: z._default(z.enum(['true', 'false']), 'false'),
    }),
    status: 200,
    reply: DailySchedule,
    refusals: [],
    maxAge: 5,
  },
  'GET /api/v2/{language}/hosts/{slug}': {
    summary: 'A host, with the programmes to come and those that were',
    caller: 'none',
    params: z.object({ language: language(), slug: line(100, 1) }),
    status: 200,
    reply: Host,
    refusals: [404],
    maxAge: 5,
  },
  'GET /api/v2/{language}/shows/{id}/calendar': {
    summary: 'A programme as a calendar file',
    caller: 'none',
    params: inShow,
    computes: true,
    status: 200,
    replyType: 'text/calendar',
    refusals: [404],
  },
} as const satisfies Contract

export type GuideContract = typeof guideContract
