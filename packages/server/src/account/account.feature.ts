import type { Feature } from '../kernel/feature.ts'
import { accountMessages } from './account.messages.ts'
import { accountRoutes } from './account.routes.ts'

export const account: Feature = { name: 'account', messages: accountMessages, routes: accountRoutes }
