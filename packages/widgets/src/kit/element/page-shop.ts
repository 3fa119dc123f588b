import { apiLanguage, type Language, parseLocale } from '@onair/core/language'
import { browserJar, browserStorages, createSession, type Session } from '@onair/core/session'
import { createModels, type Environment, type Models } from '../../models/models.ts'

/** Filled in by the script-tag build from the environment it was built in; see embed.ts. */
declare const ONAIR_SETTINGS:
  | Partial<Pick<Environment, 'appCredentials' | 'signInKey'> & { imageBase: string; videoBase: string }>
  | undefined

const settings = typeof ONAIR_SETTINGS === 'undefined' ? {} : ONAIR_SETTINGS

const made = new Map<string, Models>()
let session: Session | undefined

/**
 * The models of one shop in one language on this page: all its elements share them. A page that shows widgets in both
 * languages has two, kept in step through the cookies.
 * @param base the shop's origin.
 */
export function pageModels(base: string, language: Language): Models {
  const key = `${language} ${base}`
  const known = made.get(key)
  if (known) return known
  session ??= createSession({ jar: browserJar(), storage: browserStorages() })
  const models = createModels({
    session,
    language,
    base,
    pathPrefix: `/${language}`,
    ...(settings.appCredentials && { appCredentials: settings.appCredentials }),
    ...(settings.signInKey && { signInKey: settings.signInKey }),
  })
  made.set(key, models)
  return models
}

/** The language that an attribute or a page names, in any spelling: `fr`, `fr-CA`, `fr_CA`. English is all else. */
export function elementLanguage(named: string): Language {
  return apiLanguage(parseLocale(named))
}

/** Where the shop's pictures are. */
export function pictures(base: string): string {
  return new URL(settings.imageBase ?? '/images/', base).href
}

/** Where the products' videos are. */
export function videos(base: string): string {
  return new URL(settings.videoBase ?? '/videos/', base).href
}
