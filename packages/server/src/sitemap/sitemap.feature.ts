import type { Feature } from '../kernel/feature.ts'
import { siteMapRoutes } from './sitemap.routes.ts'

export const siteMap: Feature = { name: 'sitemap', rootRoutes: siteMapRoutes }
