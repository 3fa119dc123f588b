import type { guideClient } from '../../src/guide/guide.client.ts'
import type { ReplyOfClient } from '../../src/http/client-reply.ts'

export { guideClient } from '../../src/guide/guide.client.ts'

/** The programmes of a calendar day in a time zone. */
export type DailySchedule = ReplyOfClient<typeof guideClient, 'daily'>
/** A programme. */
export type Show = DailySchedule['shows'][number]
