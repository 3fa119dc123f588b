import type { Feature } from '../kernel/feature.ts'
import { guideRoutes } from './guide.routes.ts'

export const guide: Feature = { name: 'guide', routes: guideRoutes }
