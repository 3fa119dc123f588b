import { browserTimeZone } from '@onair/core/dates'
import type { Language } from '@onair/core/language'
import {
  areCookiesSecure,
  browserJar,
  browserStorages,
  chooseTimeZone,
  createSession,
  saveTimeZone,
} from '@onair/core/session'
import { createModels } from '@onair/widgets/models'
import type { Shop } from '@onair/widgets/shop'
import type { Settings } from '../kernel/settings.ts'
import { whenIdle } from './when-idle.ts'

/** The shop context of this page's islands: the page's data, and one set of models for all of them. */
export function createShop(): (idPrefix: string) => Shop {
  const written = document.getElementById('shop')?.textContent
  if (!written) throw new Error('The page has no settings')
  // A browser that translates the page changes its `lang`.
  const { settings, language, timeZone, pathPrefix } = JSON.parse(written) as PageData
  const secure = areCookiesSecure(location, settings.demonstration ?? false)
  const session = createSession({ jar: browserJar(secure), storage: browserStorages() })
  chooseTimeZone(session, new URLSearchParams(location.search).get('timeZone'))
  // The first call for the time zone is slow on a phone, and no part of this page waits for it.
  whenIdle(() => saveTimeZone(session, browserTimeZone()))
  const models = createModels({
    session,
    language,
    pathPrefix,
    appCredentials: settings.appCredentials,
    signInKey: settings.signInKey,
    carePhone: settings.carePhone,
    pushKey: settings.pushKey,
  })
  const { imageBase, videoBase } = settings
  return (idPrefix) => ({ language, timeZone, imageBase, videoBase, idPrefix, models })
}

/** The data that the server writes into every page for the islands. */
export type PageData = { settings: Settings; language: Language; timeZone: string; pathPrefix: string }
