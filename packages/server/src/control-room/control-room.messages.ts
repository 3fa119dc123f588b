import { longestShowHours } from '@onair/core/control-room'
import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** The refusals of the control room. */
export const controlRoomMessages = {
  'air-changed': {
    en: 'The plan has changed meanwhile. Look at it again, then press.',
    fr: 'Le plan a changé entre-temps. Revoyez-le, puis appuyez.',
  },
  'air-item-unknown': {
    en: 'No product has the item number {itemNo}.',
    fr: 'Aucun produit ne porte le numéro d’article {itemNo}.',
  },
  'air-item-elsewhere': {
    en: 'Item {itemNo} is not in the programme on air.',
    fr: 'L’article {itemNo} n’est pas dans l’émission en ondes.',
  },
  'air-show-unknown': { en: 'There is no such programme.', fr: 'Cette émission n’existe pas.' },
  'air-show-over': {
    en: 'This programme is not on air.',
    fr: 'Cette émission n’est pas en ondes.',
  },
  'air-nothing-on': {
    en: 'Nothing is on air at the moment. Begin the next programme first.',
    fr: 'Rien n’est en ondes en ce moment. Lancez d’abord la prochaine émission.',
  },
  'air-nothing-next': {
    en: 'No programme is planned. Import the schedule first.',
    fr: 'Aucune émission n’est prévue. Importez d’abord l’horaire.',
  },
  'air-end-past': {
    en: 'The end must be later than now.',
    fr: 'L’heure de fin doit être à venir.',
  },
  'air-end-too-long': {
    en: `A programme lasts ${longestShowHours} hours at most.`,
    fr: `Une émission dure au plus ${longestShowHours} heures.`,
  },
  'air-end-over-next': {
    en: 'The next programme must keep a minute at least. Choose an earlier end.',
    fr: 'Il doit rester au moins une minute à la prochaine émission. Choisissez une fin plus hâtive.',
  },
  'air-price-unknown': {
    en: 'Item {itemNo} has no limited-time price.',
    fr: 'L’article {itemNo} n’a aucun prix à durée limitée, ni en cours ni prévu.',
  },
  'air-price-no-lower': {
    en: 'The price must be lower than the regular one.',
    fr: 'Le prix doit être inférieur au prix courant.',
  },
  'air-swap-same': {
    en: 'Choose two different products.',
    fr: 'Choisissez deux produits différents.',
  },
  'air-swap-presented': {
    en: 'Both products must be still to come.',
    fr: 'Les deux produits doivent être encore à venir.',
  },
} as const satisfies Messages

export const { refuse } = refusalsOf({ ...kernelMessages, ...controlRoomMessages })
