import type { Feature } from '../kernel/feature.ts'
import { guideAnswers } from './answers.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { guideMessages } from './guide.messages.ts'
import { guideRoutes } from './guide.routes.ts'

export const guide: Feature = {
  name: 'guide',
  messages: guideMessages,
  routes: guideRoutes,
  rootRoutes: calendarRoutes,
  answers: guideAnswers,
}
