import { lackOf, type Payer } from './payers.ts'

/** The texts of the approval page. */
export const texts = {
  en: {
    lang: 'en-CA',
    title: 'Approve the payment',
    intro: (total: string) =>
      `The Onair shop asks for ${total}. You can still look over your order in the shop afterwards.`,
    sandbox: 'A stand-in for PayPal: no money moves.',
    payer: 'Who pays?',
    declined: 'the payment is declined when it is carried out',
    late: 'the payment is declined when the order is placed',
    lacks: {
      phone: 'the shop gets no phone number',
      lastName: 'one word is the whole name',
      postalCode: 'the postal code is not complete',
    },
    sendTo: 'Send to',
    approve: 'Approve',
    cancel: 'Cancel and return to the shop',
    unknown: 'This payment is not known',
    unknownText: 'It may be too old. Return to the shop and begin again.',
    done: 'This payment has been carried out already',
  },
  fr: {
    lang: 'fr-CA',
    title: 'Approuver le paiement',
    intro: (total: string) =>
      `La boutique Onair demande ${total}. Vous pourrez encore vérifier votre commande dans la boutique.`,
    sandbox: 'Une imitation de PayPal\u00a0: aucun argent ne circule.',
    payer: 'Qui paie?',
    declined: 'le paiement est refusé au moment de son exécution',
    late: 'le paiement est refusé au moment de passer la commande',
    lacks: {
      phone: 'la boutique ne reçoit aucun numéro de téléphone',
      lastName: 'un seul mot est le nom complet',
      postalCode: 'le code postal est incomplet',
    },
    sendTo: 'Livrer à',
    approve: 'Approuver',
    cancel: 'Annuler et revenir à la boutique',
    unknown: 'Ce paiement est inconnu',
    unknownText: 'Il est peut-être trop ancien. Revenez à la boutique et recommencez.',
    done: 'Ce paiement a déjà été exécuté',
  },
} as const

export type Locale = keyof typeof texts

/** The language of the query (`locale.x`, as on the real page, or `locale`), or of the browser; English by default. */
export const localeOf = (query: Record<string, unknown>, acceptLanguage: string | undefined): Locale => {
  const asked = query['locale.x'] ?? query.locale ?? acceptLanguage
  return typeof asked === 'string' && /^fr\b|^fr_/i.test(asked) ? 'fr' : 'en'
}

/** A warning about a payer whose payment fails or whose details are incomplete; undefined otherwise. */
export function warningOf(payer: Payer, locale: Locale): string | undefined {
  const { declined, late, lacks } = texts[locale]
  const lack = lackOf(payer)
  if (payer.behaviour === 'pays') return lack && lacks[lack]
  return payer.behaviour === 'declined-at-execute' ? declined : late
}
