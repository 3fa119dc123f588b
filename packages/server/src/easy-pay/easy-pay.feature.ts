import type { Feature } from '../kernel/feature.ts'
import { easyPayRoutes } from './easy-pay.routes.ts'

export const easyPay: Feature = { name: 'easy-pay', routes: easyPayRoutes }
