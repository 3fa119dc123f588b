import { type Messages, refusalsOf } from './refusal.ts'

/** Refusals common to all calls: invalid requests, permissions and unavailable services. */
export const kernelMessages = {
  // Faults of the request itself. {field} is what people call the field (`fieldName`); `Area` has the wire's name.
  'field-missing': { en: '{field} is missing.', fr: 'Il manque ceci : {field}.' },
  'field-unknown': {
    en: 'The request contains something that is not expected here.',
    fr: 'La requête contient un élément qui n’est pas attendu ici.',
  },
  'field-invalid': { en: '{field} is not valid.', fr: '{field} : valeur non valide.' },
  'field-type': { en: '{field} must be {type}.', fr: '{field} : la valeur doit être {type}.' },
  'field-choice': {
    en: '{field} is none of the possible choices.',
    fr: '{field} : la valeur ne fait pas partie des choix possibles.',
  },
  // For addresses, whose values have no form that offers them.
  'field-one-of': {
    en: '{field} must be one of: {values}.',
    fr: '{field} : la valeur doit être l’une de celles-ci : {values}.',
  },
  'field-min': { en: '{field} must be at least {limit}.', fr: '{field} : la valeur doit être d’au moins {limit}.' },
  'field-max': { en: '{field} must be at most {limit}.', fr: '{field} : la valeur doit être d’au plus {limit}.' },
  'field-empty': { en: '{field} must not be empty.', fr: '{field} : ce champ ne peut pas être vide.' },
  'field-short': {
    en: '{field} must have at least {limit} characters.',
    fr: '{field} : il faut au moins {limit} caractères.',
  },
  'field-long': {
    en: '{field} must have at most {limit} characters.',
    fr: '{field} : il faut au plus {limit} caractères.',
  },
  'body-missing': { en: 'The request has no content.', fr: 'La requête est vide.' },
  'body-malformed': {
    en: 'The request’s content could not be read. Please check its format.',
    fr: 'Le contenu de la requête est illisible. Veuillez en vérifier le format.',
  },
  'body-too-large': { en: 'The request is too large.', fr: 'La requête est trop volumineuse.' },
  'body-type': {
    en: 'The request’s content type is not supported; {type} is expected.',
    fr: 'Le type de contenu de la requête n’est pas pris en charge; {type} est attendu.',
  },
  'request-malformed': { en: 'The request is malformed.', fr: 'La requête est mal formée.' },
  'request-late': {
    en: 'The request did not arrive in time. Please try again.',
    fr: 'La requête n’est pas arrivée à temps. Veuillez réessayer.',
  },
  'headers-too-large': {
    en: 'The request’s headers are too large. Please clear this site’s cookies and try again.',
    fr: 'Les en-têtes de la requête sont trop volumineux. Veuillez effacer les témoins de ce site et réessayer.',
  },
  'address-malformed': { en: 'The address is malformed.', fr: 'L’adresse est mal formée.' },

  // Who is asking, and how often.
  'sign-in-required': {
    en: 'Please sign in to continue.',
    fr: 'Veuillez ouvrir une session pour continuer.',
  },
  'app-token-required': {
    en: 'This request needs a valid application token.',
    fr: 'Cette requête exige un jeton d’application valide.',
  },
  'not-yours': {
    en: 'This belongs to another account. Please sign in with the right one.',
    fr: 'Ceci appartient à un autre compte. Veuillez ouvrir une session avec le bon compte.',
  },
  'operators-only': {
    en: 'This is for the operators of the channel.',
    fr: 'Ceci est réservé aux opérateurs de la chaîne.',
  },
  'too-many-requests': {
    en: 'Too many attempts. Please try again in {seconds} seconds.',
    fr: 'Trop de tentatives. Veuillez réessayer dans {seconds} secondes.',
  },

  // Missing resources, and services that are temporarily away.
  'route-unknown': { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  'members-only': {
    en: 'Please sign in with your account to continue.',
    fr: 'Veuillez ouvrir une session avec votre compte pour continuer.',
  },
  busy: {
    en: 'The shop is very busy. Please try again in a moment.',
    fr: 'La boutique est très achalandée. Veuillez réessayer dans un moment.',
  },
  away: {
    en: 'The shop is unavailable for a moment. Please try again shortly.',
    fr: 'La boutique est momentanément indisponible. Veuillez réessayer sous peu.',
  },
  leaving: {
    en: 'This part of the shop is about to stop. Please try again.',
    fr: 'Cette partie de la boutique va s’arrêter. Veuillez réessayer.',
  },
  starting: {
    en: 'The shop is getting ready: {percent}% done. Please try again shortly.',
    fr: 'La boutique se prépare : {percent} % terminé. Veuillez réessayer sous peu.',
  },
  unexpected: {
    en: 'Something went wrong on our side. Please try again.',
    fr: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  },
} as const satisfies Messages

export const { refuse, refuseAll } = refusalsOf(kernelMessages)
