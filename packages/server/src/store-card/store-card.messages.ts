import { accountMessages } from '../account/account.messages.ts'
import { informationMessages } from '../information/information.messages.ts'
import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'
import { ordersMessages } from '../orders/orders.messages.ts'
import { signInMessages } from '../sign-in/sign-in.messages.ts'

/** Applying for the store card. */
export const storeCardMessages = {
  'store-card-employee': {
    en: 'Employees apply for the Onair Card through customer service. Please write to {email}.',
    fr: 'Les membres du personnel demandent la Carte Onair auprès du service à la clientèle. Veuillez écrire à {email}.',
  },
  'store-card-approved': {
    en: 'You have an Onair Card already: application {applicationNo} was approved.',
    fr: 'Vous avez déjà une Carte Onair\u00a0: la demande {applicationNo} a été approuvée.',
  },
  'store-card-held': {
    en: 'You have an Onair Card already: it is among your payment cards.',
    fr: 'Vous avez déjà une Carte Onair\u00a0: elle figure parmi vos cartes de paiement.',
  },
  'store-card-in-review': {
    en: 'Your application {applicationNo} is in review. We write to you as soon as it is decided.',
    fr: 'Votre demande {applicationNo} est à l’étude. Nous vous écrirons dès qu’une décision sera prise.',
  },
  'store-card-under-way': {
    en: 'Your application {applicationNo} is being decided. Please look again in {minutes} min.',
    fr: 'Votre demande {applicationNo} est en cours de traitement. Veuillez revenir dans {minutes} min.',
  },
  'store-card-declined': {
    en: 'Your application {applicationNo} was declined. You can apply again from {day}.',
    fr: 'Votre demande {applicationNo} a été refusée. Vous pourrez en présenter une autre dès le {day}.',
  },
  'store-card-cards-most': {
    en: 'Your account holds {max} cards, the most that it can. Please remove one of them before you apply.',
    fr: 'Votre compte contient {max} cartes, le maximum possible. Veuillez en retirer une avant de présenter une demande.',
  },
  'store-card-too-young': {
    en: 'You have to be {age} to apply in {province}.',
    fr: 'Il faut avoir {age} ans pour présenter une demande\u00a0: {province}.',
  },
  'store-card-po-box': {
    en: 'Enter the address of your home, not a post office box.',
    fr: 'Entrez l’adresse de votre domicile, et non une case postale.',
  },
  'store-card-away': {
    en: 'The credit service does not answer just now, so nothing was decided. Please send your application again shortly.',
    fr: 'Le service de crédit ne répond pas pour le moment\u00a0: rien n’a été décidé. Veuillez envoyer votre demande de nouveau sous peu.',
  },
  'store-card-key-reused': {
    en: 'This request was already used for another application. Please load the page again.',
    fr: 'Cette requête a déjà servi pour une autre demande. Veuillez recharger la page.',
  },
} as const satisfies Messages

const all = {
  ...kernelMessages,
  ...signInMessages,
  ...accountMessages,
  ...informationMessages,
  ...ordersMessages,
  ...storeCardMessages,
}
/** The codes of the sentences that it uses. */
export type StoreCardCode = keyof typeof all

export const { refuse, refuseAll } = refusalsOf(all)
