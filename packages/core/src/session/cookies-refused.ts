import type { Language } from '../shared/language.ts'
import { translatorIn } from '../shared/messages.ts'
import en from './cookies-refused.messages.en.json' with { type: 'json' }
import fr from './cookies-refused.messages.fr.json' with { type: 'json' }

/**
 * What a shopper can do whose browser keeps none of the shop's cookies (`CookieJar.keeps`).
 * @param phone customer service, which takes orders without a browser
 * @param needsHttps whether it would keep them at the shop's https address (`cookiesNeedHttps`)
 */
export const cookiesRefused = (language: Language, phone: string, needsHttps = false): string =>
  translatorIn(language, en, fr)(needsHttps ? 'needsHttps' : 'refused', { phone })
