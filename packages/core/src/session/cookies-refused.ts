import type { Language } from '../shared/language.ts'

/**
 * What a shopper can do whose browser keeps none of the shop's cookies (`CookieJar.keeps`).
 * @param phone customer service, which takes orders without a browser
 */
export const cookiesRefused = (language: Language, phone: string): string =>
  language === 'fr'
    ? `Votre navigateur refuse les témoins (cookies) de la boutique\u00a0: sans eux, rien ne reste dans votre panier et votre session ne peut pas s’ouvrir. Autorisez les témoins de ce site dans les réglages de votre navigateur, rechargez la page et réessayez, ou appelez-nous au ${phone}.`
    : `Your browser refuses the shop’s cookies: without them nothing stays in your bag, and you cannot be signed in. Allow cookies for this site in your browser’s settings, load the page again and try again, or call us at ${phone}.`
