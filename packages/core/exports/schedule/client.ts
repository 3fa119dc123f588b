import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { scheduleClient } from '../../src/schedule/schedule.client.ts'

export { type ShowEvent, scheduleClient } from '../../src/schedule/schedule.client.ts'

/** The programmes of a calendar day in a time zone. */
export type DailySchedule = ReplyOfClient<typeof scheduleClient, 'daily'>
/** A programme. */
export type Show = DailySchedule['shows'][number]
