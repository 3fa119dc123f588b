import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'
import { signInMessages } from '../sign-in/sign-in.messages.ts'

/** Accounts and their addresses. */
export const accountMessages = {
  'email-taken': {
    en: 'There is already an account with this e-mail. Please sign in, or choose a new password if you forgot yours.',
    fr: 'Un compte existe déjà avec ce courriel. Veuillez ouvrir une session, ou choisir un nouveau mot de passe si vous avez oublié le vôtre.',
  },
  'already-member': {
    en: 'You already have an account. Please sign in.',
    fr: 'Vous avez déjà un compte. Veuillez ouvrir une session.',
  },
  'registering-away': {
    en: 'Opening an account is unavailable for a moment. Please try again shortly.',
    fr: 'L’ouverture d’un compte est momentanément indisponible. Veuillez réessayer sous peu.',
  },
  'postal-code-format': {
    en: 'Enter a Canadian postal code, such as A1A 1A1.',
    fr: 'Entrez un code postal canadien, comme A1A 1A1.',
  },
  'postal-code-province': {
    en: 'This postal code is not in the province you chose.',
    fr: 'Ce code postal ne se trouve pas dans la province choisie.',
  },
  'address-unknown': {
    en: 'We could not find this address in your account.',
    fr: 'Cette adresse est introuvable dans votre compte.',
  },
  'addresses-most': {
    en: 'Your account holds {max} addresses, the most that it can. Please choose one of them.',
    fr: 'Votre compte contient {max} adresses, le maximum possible. Veuillez en choisir une.',
  },
  'phone-format': { en: 'Enter a phone number of ten digits.', fr: 'Entrez un numéro de téléphone à dix chiffres.' },
} as const satisfies Messages

/** The codes of the account's refusals. */
export type AccountCode = keyof typeof kernelMessages | keyof typeof accountMessages

export const { refuse, refuseAll } = refusalsOf({ ...kernelMessages, ...signInMessages, ...accountMessages })
