import type { Feature } from '../kernel/feature.ts'
import { guideAnswers } from './answers.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { guideKept } from './guide.kept.ts'
import { guideMessages } from './guide.messages.ts'
import { guideRoutes } from './guide.routes.ts'

export const guide: Feature = {
  name: 'guide',
  ...guideKept,
  messages: guideMessages,
  routes: guideRoutes,
  rootRoutes: calendarRoutes,
  answers: guideAnswers,
}
