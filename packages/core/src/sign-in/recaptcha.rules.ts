import type { Language } from '../shared/language.ts'
import { translatorIn } from '../shared/messages.ts'
import en from './recaptcha.messages.en.json' with { type: 'json' }
import fr from './recaptcha.messages.fr.json' with { type: 'json' }

/**
 * What a shopper can do whose browser does not load the recaptcha service. What blocks it is the shopper's own, most often: an ad
 * blocker, or a setting against tracking.
 * @param phone customer service, which takes orders without a browser
 */
export const recaptchaBlocked = (language: Language, phone: string): string =>
  translatorIn(language, en, fr)('blocked', { phone })
