import { Remind } from '../connected/reminder/remind.tsx'
import { PlainSchedule, type ScheduleProps } from './plain-schedule.tsx'

/** The programme guide, updated live, with a reminder for each programme to come. */
export const Schedule = (props: ScheduleProps) => <PlainSchedule {...props} Remind={Remind} />
