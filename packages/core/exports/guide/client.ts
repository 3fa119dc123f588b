import type { guideClient } from '../../src/guide/guide.client.ts'
import type { ReplyOfClient } from '../../src/http/client-reply.ts'

export { guideClient } from '../../src/guide/guide.client.ts'

/** The programmes of a calendar day in a time zone. */
export type DailySchedule = ReplyOfClient<typeof guideClient, 'daily'>
/** The programmes of seven calendar days in a time zone. */
export type WeeklySchedule = ReplyOfClient<typeof guideClient, 'weekly'>
/** A page of the programmes that a search found. */
export type FoundShows = ReplyOfClient<typeof guideClient, 'search'>
/** A programme. */
export type Show = DailySchedule['shows'][number]
/** A host and their programmes. */
export type Host = ReplyOfClient<typeof guideClient, 'host'>
