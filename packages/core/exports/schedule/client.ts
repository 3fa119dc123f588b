import type { ReplyOfClient } from '../../src/http/client-reply.ts'
import type { scheduleClient } from '../../src/schedule/schedule.client.ts'

export { type ShowEvent, scheduleClient } from '../../src/schedule/schedule.client.ts'

export type DailySchedule = ReplyOfClient<typeof scheduleClient, 'daily'>
export type Show = DailySchedule['shows'][number]
