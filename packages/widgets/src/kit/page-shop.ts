import { apiLanguage, type Language, parseLocale } from '@onair/core/language'
import {
  browserJar,
  browserStorages,
  type CookieJar,
  cartProvinceCookie,
  createSession,
  type Session,
} from '@onair/core/session'
import { hasSecureCookies } from '../models/foreign.ts'
import { createModels, type Environment, type Models } from '../models/models.ts'

/** The script-tag build inserts the settings of its environment here; see embed.ts. */
declare const ONAIR_SETTINGS:
  | Partial<Pick<Environment, 'appCredentials' | 'signInKey' | 'carePhone'> & { imageBase: string; videoBase: string }>
  | undefined

const {
  imageBase = '/images/',
  videoBase = '/videos/',
  ...client
} = typeof ONAIR_SETTINGS === 'undefined' ? {} : ONAIR_SETTINGS

/** The province that the page's developer sets; the shopper's own choice takes precedence. */
let presumed: string | undefined

/** Sets the page's `province` for the tax estimate and empty addresses, unless the shopper has chosen one. */
export function presumeProvince(province: string | undefined): void {
  if (province) presumed = province.toUpperCase()
}

function pageJar(base: string): CookieJar {
  const jar = browserJar(hasSecureCookies({ base }))
  return { ...jar, get: (name) => jar.get(name) ?? (name === cartProvinceCookie.name ? presumed : undefined) }
}

const made = new Map<string, Models>()
let session: Session | undefined

/**
 * The models of one shop in one language on this page, shared by all its elements. A page that shows widgets in both
 * languages has two sets, which cookies synchronize.
 * @param base the shop's origin
 */
export function pageModels(base: string, language: Language): Models {
  const key = `${language} ${base}`
  const cached = made.get(key)
  if (cached) return cached
  session ??= createSession({ jar: pageJar(base), storage: browserStorages() })
  const models = modelsFor(session, base, language)
  made.set(key, models)
  return models
}

/** The models of one shop in one language for one session. */
export const modelsFor = (session: Session, base: string, language: Language): Models =>
  createModels({ session, language, base, pathPrefix: `/${language}`, ...client })

let written = ''

/** The page's `lang` as its author wrote it: Chrome's translator replaces it, and marks the root with a class. */
export function pageLanguage(): string {
  const { classList, lang } = document.documentElement
  if (written === '' || !(classList.contains('translated-ltr') || classList.contains('translated-rtl'))) written = lang
  return written
}

/** The language of an attribute or a page, in any spelling: `fr`, `fr-CA`, `fr_CA`. Anything else is English. */
export function elementLanguage(named: string): Language {
  return apiLanguage(parseLocale(named))
}

/** The base URL of the shop's pictures. */
export function pictures(base: string): string {
  return new URL(imageBase, base).href
}

/** The base URL of the products' videos. */
export function videos(base: string): string {
  return new URL(videoBase, base).href
}
