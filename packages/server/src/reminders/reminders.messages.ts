import { guideMessages } from '../guide/guide.messages.ts'
import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Reminders of programmes. */
export const remindersMessages = {
  'reminder-too-late': {
    en: 'This programme has begun already: there is nothing to remind you of.',
    fr: 'Cette émission a déjà commencé\u00a0: il n’y a plus rien à vous rappeler.',
  },
  'subscription-unknown': {
    en: 'The shop does not know this device. Please allow its notifications again.',
    fr: 'La boutique ne connaît pas cet appareil. Veuillez autoriser de nouveau ses notifications.',
  },
  'push-off': {
    en: 'This shop sends no notifications to devices.',
    fr: 'Cette boutique n’envoie pas de notifications aux appareils.',
  },
  'push-service-refused': {
    en: 'This address is not that of a push service on the internet.',
    fr: 'Cette adresse n’est pas celle d’un service de notifications sur Internet.',
  },
  'push-key-invalid': {
    en: 'This is not a browser’s public key.',
    fr: 'Ceci n’est pas la clé publique d’un navigateur.',
  },
  'push-endpoint-taken': {
    en: 'This subscription belongs to another browser.',
    fr: 'Cet abonnement appartient à un autre navigateur.',
  },
  'push-subscription-unknown': {
    en: 'The shop does not have this subscription any more.',
    fr: 'La boutique n’a plus cet abonnement.',
  },
  'reminder-link-spent': {
    en: 'This link has been used or has expired. Please ask for the reminder again.',
    fr: 'Ce lien a déjà servi ou est expiré. Veuillez demander le rappel de nouveau.',
  },
  'reminder-unknown': {
    en: 'This link belongs to no reminder. There is nothing to stop.',
    fr: 'Ce lien ne correspond à aucun rappel. Il n’y a rien à arrêter.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...guideMessages, ...remindersMessages })
