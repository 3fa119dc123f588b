import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'
import { signInMessages } from '../sign-in/sign-in.messages.ts'

/** Changing e-mail, password and security question; sessions. */
export const informationMessages = {
  'current-password-needed': { en: 'Current password is required.', fr: 'Le mot de passe actuel est requis.' },
  'current-password-wrong': {
    en: 'This is not your current password. Please check it and try again.',
    fr: 'Ce n’est pas votre mot de passe actuel. Veuillez le vérifier et réessayer.',
  },
  'current-password-closed': {
    en: 'There were too many wrong passwords. Please try again in {minutes} min.',
    fr: 'Il y a eu trop de mots de passe erronés. Veuillez réessayer dans {minutes} min.',
  },
  'email-unchanged': {
    en: 'This is the e-mail of your account already.',
    fr: 'C’est déjà le courriel de votre compte.',
  },
  'email-link-spent': {
    en: 'This link has been used or has expired. Please change your e-mail again.',
    fr: 'Ce lien a déjà servi ou est expiré. Veuillez modifier votre courriel de nouveau.',
  },
  'question-unknown': { en: 'Select a valid question.', fr: 'Choisissez une question valide.' },
  'session-unknown': {
    en: 'This device is not signed in any more.',
    fr: 'La session de cet appareil n’est plus ouverte.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...signInMessages, ...informationMessages })
