import type { Bilingual } from '@onair/core/language'

/** Signing in, accounts and addresses. */
export const accounts = {
  // Signing in and accounts.
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
  'email-taken': {
    en: 'There is already an account with this e-mail. Please sign in, or choose a new password if you forgot yours.',
    fr: 'Un compte existe déjà avec ce courriel. Veuillez ouvrir une session, ou choisir un nouveau mot de passe si vous avez oublié le vôtre.',
  },
  'consent-missing': {
    en: 'Nothing is told of customers who have not agreed to it.',
    fr: 'Rien n’est communiqué au sujet des personnes qui n’y ont pas consenti.',
  },
  'password-link-spent': {
    en: 'This link has been used or has expired. Please ask for a new one.',
    fr: 'Ce lien a déjà servi ou est expiré. Veuillez en demander un nouveau.',
  },
  'password-simple': {
    en: 'Your new password needs at least 6 characters, with at least 1 number.',
    fr: 'Votre nouveau mot de passe doit compter au moins 6 caractères, dont au moins 1 chiffre.',
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
  'account-on-hold': {
    en: 'Your request cannot be processed because of the status of your account. Please call customer service at {phone}.',
    fr: 'Votre demande ne peut pas être traitée en raison de l’état de votre compte. Veuillez appeler le service à la clientèle au {phone}.',
  },
  'postal-code-format': {
    en: 'Enter a Canadian postal code, such as A1A 1A1.',
    fr: 'Entrez un code postal canadien, comme A1A 1A1.',
  },
  'postal-code-province': {
    en: 'This postal code is not in the province you chose.',
    fr: 'Ce code postal ne se trouve pas dans la province choisie.',
  },
  'addresses-most': {
    en: 'Your account holds {max} addresses, the most that it can. Please choose one of them.',
    fr: 'Votre compte contient {max} adresses, le maximum possible. Veuillez en choisir une.',
  },
  'phone-format': { en: 'Enter a phone number of ten digits.', fr: 'Entrez un numéro de téléphone à dix chiffres.' },

  // Addresses that are looked up, and places to pick a parcel up.
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
} as const satisfies Record<string, Bilingual>
