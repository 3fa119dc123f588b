import type { Language } from '@onair/core/language'
import {
  browserJar,
  browserStorages,
  createSession,
  readCookie,
  type Session,
  timeZoneCookie,
  writeCookie,
} from '@onair/core/session'
import { createModels } from '@onair/widgets/models'
import type { Shop } from '@onair/widgets/shop'
import type { Settings } from '../kernel/settings.ts'
import { whenIdle } from './turns.ts'

/** What the page says of itself, and one set of models for all its islands. */
export function openShop(): (idPrefix: string) => Shop {
  const written = document.getElementById('shop')?.textContent
  if (!written) throw new Error('The page lacks its settings')
  const { settings, timeZone, pathPrefix } = JSON.parse(written) as PageData
  const language: Language = document.documentElement.lang.startsWith('fr') ? 'fr' : 'en'
  const session = createSession({ jar: browserJar(), storage: browserStorages() })
  // A browser's first look at its own zone takes its time on a phone, and no part of this page waits for it.
  whenIdle(() => rememberTimeZone(session))
  const models = createModels({
    session,
    language,
    pathPrefix,
    appCredentials: settings.appCredentials,
    signInKey: settings.signInKey,
  })
  const { imageBase, videoBase } = settings
  return (idPrefix) => ({ language, timeZone, imageBase, videoBase, idPrefix, models })
}

/** What the server writes into every page for the islands. */
export type PageData = { settings: Settings; timeZone: string; pathPrefix: string }

/** The next page that follows the shopper's cookies is rendered in the shopper's own time zone (specification §3). */
function rememberTimeZone(session: Session): void {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (readCookie(session, timeZoneCookie) !== own) writeCookie(session, timeZoneCookie, own)
}
