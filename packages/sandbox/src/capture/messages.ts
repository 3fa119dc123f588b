// Runs in the browser and on the server.
import type { CardProblem, CardType } from './card.ts'

export type Language = 'en' | 'fr'

/** Accepts "fr", "fr-CA", "fr_CA" and an Accept-Language header; English for anything else. */
export const languageOf = (text: string | undefined): Language => (/^\s*fr\b|^\s*fr_/i.test(text ?? '') ? 'fr' : 'en')

export interface Messages {
  title: string
  number: string
  holder: string
  expiry: string
  expiryPlaceholder: string
  code: string
  /** Where the code is printed: on most cards, and on American Express. */
  codeHint: string
  codeHintFour: string
  brands: Record<CardType, string>
  problems: Record<CardProblem, string>
  unavailable: string
}

/** The first three sentences are the specification's (§5); the others follow their style. */
export const messages: Record<Language, Messages> = {
  en: {
    title: 'Card details',
    number: 'Card number',
    holder: 'Name on card',
    expiry: 'Expiration date',
    expiryPlaceholder: 'MM / YY',
    code: 'Security code',
    codeHint: '3 digits on the back of the card',
    codeHintFour: '4 digits on the front of the card',
    brands: { VI: 'Visa', MC: 'Mastercard', AX: 'American Express', FI: 'Onair Card' },
    problems: {
      'number-missing': 'Credit Card Number is required.',
      'month-missing': 'Select a valid Expiration Month.',
      'year-missing': 'Select a valid Expiration Year.',
      'number-wrong': 'Enter a valid card number.',
      'holder-missing': 'Name on card is required.',
      expired: 'This card has expired. Check the expiration date.',
      'code-missing': 'The security code is required.',
      'code-wrong': 'Enter the whole security code.',
    },
    unavailable: 'The card could not be checked just now. Please try again.',
  },
  fr: {
    title: 'Renseignements de la carte',
    number: 'Numéro de carte',
    holder: 'Nom figurant sur la carte',
    expiry: 'Date d’expiration',
    expiryPlaceholder: 'MM / AA',
    code: 'Code de sécurité',
    codeHint: '3 chiffres au verso de la carte',
    codeHintFour: '4 chiffres au recto de la carte',
    brands: { VI: 'Visa', MC: 'Mastercard', AX: 'American Express', FI: 'Carte Onair' },
    problems: {
      'number-missing': 'Le numéro de carte de crédit est obligatoire.',
      'month-missing': 'Sélectionnez un mois d’expiration valide.',
      'year-missing': 'Sélectionnez une année d’expiration valide.',
      'number-wrong': 'Entrez un numéro de carte valide.',
      'holder-missing': 'Le nom figurant sur la carte est obligatoire.',
      expired: 'Cette carte est expirée. Vérifiez la date d’expiration.',
      'code-missing': 'Le code de sécurité est obligatoire.',
      'code-wrong': 'Entrez le code de sécurité au complet.',
    },
    unavailable: 'La carte n’a pas pu être vérifiée pour le moment. Veuillez réessayer.',
  },
}
