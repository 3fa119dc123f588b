import type { Feature } from '../kernel/feature.ts'
import { favouritesKept } from './favourites.kept.ts'
import { favouritesRoutes } from './favourites.routes.ts'

export const favourites: Feature = { name: 'favourites', routes: favouritesRoutes, ...favouritesKept }
