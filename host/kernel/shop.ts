import type { Shop } from '@onair/widgets/shop'
import type { PageData } from '../client/shop.ts'
import type { Visit } from './visit.ts'

/** The page as its widgets see it while the server renders them. */
export const serverShop = (visit: Visit, idPrefix: string): Shop => ({
  language: visit.language,
  timeZone: visit.timeZone,
  imageBase: visit.settings.imageBase,
  videoBase: visit.settings.videoBase,
  idPrefix,
  models: visit.models,
})

/** The same, for the browser to begin with. */
export const pageData = (visit: Visit): PageData => ({
  settings: visit.settings,
  timeZone: visit.timeZone,
  pathPrefix: visit.pathPrefix,
})
