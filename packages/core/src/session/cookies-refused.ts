import type { Language } from '../shared/language.ts'

/**
 * What a shopper can do whose browser keeps none of the shop's cookies (`CookieJar.keeps`).
 * @param phone customer service, which takes orders without a browser
 * @param needsHttps whether it would keep them at the shop's https address (`cookiesNeedHttps`)
 */
export function cookiesRefused(language: Language, phone: string, needsHttps = false): string {
  if (needsHttps) {
    return language === 'fr'
      ? `À cette adresse, votre navigateur ne conserve pas les témoins (cookies) de la boutique\u00a0: rien ne resterait dans votre panier, et votre session ne peut pas s’ouvrir. Ouvrez la boutique à son adresse https, ou appelez-nous au ${phone}.`
      : `At this address your browser keeps none of the shop’s cookies: nothing would stay in your bag, and you cannot be signed in. Open the shop at its https address, or call us at ${phone}.`
  }
  return language === 'fr'
    ? `Votre navigateur refuse les témoins (cookies) de la boutique\u00a0: sans eux, rien ne reste dans votre panier et votre session ne peut pas s’ouvrir. Autorisez les témoins de ce site dans les réglages de votre navigateur, rechargez la page et réessayez, ou appelez-nous au ${phone}.`
    : `Your browser refuses the shop’s cookies: without them nothing stays in your bag, and you cannot be signed in. Allow cookies for this site in your browser’s settings, load the page again and try again, or call us at ${phone}.`
}
