import type { Feature } from '../kernel/feature.ts'
import { accountRoutes } from './account.routes.ts'

export const account: Feature = { name: 'account', routes: accountRoutes }
