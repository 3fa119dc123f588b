import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Signing in, and choosing a new password. */
export const signInMessages = {
  'sign-in-wrong': {
    en: 'The e-mail or the password is not right. Please check both and try again.',
    fr: 'Le courriel ou le mot de passe est incorrect. Veuillez vérifier les deux et réessayer.',
  },
  'sign-in-closed': {
    en: 'There were too many attempts to sign in with this e-mail. Please try again in {minutes} min, or choose a new password.',
    fr: 'Il y a eu trop de tentatives d’ouverture de session avec ce courriel. Veuillez réessayer dans {minutes} min, ou choisir un nouveau mot de passe.',
  },
  'app-wrong': {
    en: 'The application’s name or secret is not right.',
    fr: 'Le nom ou le secret de l’application est incorrect.',
  },
  'key-wrong': {
    en: 'This application may not sign customers in.',
    fr: 'Cette application ne peut pas ouvrir de session pour la clientèle.',
  },
  'recaptcha-failed': {
    en: 'We could not confirm that you are a person. Please try again.',
    fr: 'Nous n’avons pas pu confirmer que vous êtes une personne. Veuillez réessayer.',
  },
  'sign-in-away': {
    en: 'Signing in is unavailable for a moment. Please try again shortly.',
    fr: 'L’ouverture de session est momentanément indisponible. Veuillez réessayer sous peu.',
  },
  'password-link-spent': {
    en: 'This link has been used or has expired. Please ask for a new one.',
    fr: 'Ce lien a déjà servi ou est expiré. Veuillez en demander un nouveau.',
  },
  'password-simple': {
    en: 'Your new password needs at least 6 characters, with at least 1 number.',
    fr: 'Votre nouveau mot de passe doit compter au moins 6 caractères, dont au moins 1 chiffre.',
  },
  'password-common': {
    en: 'This password is easy to guess. Please choose a longer one, such as a few words and a number.',
    fr: 'Ce mot de passe est facile à deviner. Veuillez en choisir un plus long, par exemple quelques mots et un chiffre.',
  },
  'password-mismatch': {
    en: 'Password mismatch: please type the new password the same way twice.',
    fr: 'Les mots de passe diffèrent : veuillez saisir deux fois le même nouveau mot de passe.',
  },
  'password-unchanged': {
    en: 'Your new password cannot be the same as your current password.',
    fr: 'Votre nouveau mot de passe doit être différent du mot de passe actuel.',
  },
  'answer-needed': {
    en: 'Please answer your security question.',
    fr: 'Veuillez répondre à votre question de sécurité.',
  },
  'answer-wrong': {
    en: 'This is not the answer that we know. Please try again.',
    fr: 'Ce n’est pas la réponse que nous connaissons. Veuillez réessayer.',
  },
  'answer-wrong-last': {
    en: 'There were too many wrong answers, so this link no longer works. Please ask for a new one.',
    fr: 'Il y a eu trop de mauvaises réponses; ce lien ne fonctionne donc plus. Veuillez en demander un nouveau.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...signInMessages })
