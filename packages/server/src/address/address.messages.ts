import { accountMessages } from '../account/account.messages.ts'
import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Addresses that are looked up, and pick-up points. */
export const addressMessages = {
  'address-away': {
    en: 'Addresses cannot be looked up right now. Please type yours.',
    fr: 'La recherche d’adresses n’est pas offerte pour l’instant. Veuillez saisir la vôtre.',
  },
  'address-not-found': {
    en: 'This address could not be found. Please type it.',
    fr: 'Cette adresse est introuvable. Veuillez la saisir.',
  },
  'pick-up-away': {
    en: 'Pick-up points cannot be shown right now. Please try again in a moment, or have your order delivered.',
    fr: 'Les points de ramassage ne peuvent pas être affichés pour l’instant. Veuillez réessayer dans un moment, ou faire livrer votre commande.',
  },
  'pick-up-unknown': {
    en: 'This pick-up point is no longer offered. Please choose another.',
    fr: 'Ce point de ramassage n’est plus offert. Veuillez en choisir un autre.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...accountMessages, ...addressMessages })
