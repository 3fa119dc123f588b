import { kernelMessages } from '../kernel/errors/messages.ts'
import { type Messages, refusalsOf } from '../kernel/errors/refusal.ts'

/** Products, sharing one and waiting for one. */
export const catalogueMessages = {
  'product-unknown': {
    en: 'We could not find item {itemNo}. It may no longer be available.',
    fr: 'L’article {itemNo} est introuvable. Il n’est peut-être plus offert.',
  },
  'product-withdrawn': {
    en: 'Item {itemNo} is no longer offered. Please search the shop for something like it.',
    fr: 'L’article {itemNo} n’est plus offert. Veuillez chercher un article semblable dans la boutique.',
  },
  'waitlist-in-stock': {
    en: 'This style and size can be had right now: there is nothing to wait for.',
    fr: 'Ce style et cette taille sont offerts en ce moment : il n’y a rien à attendre.',
  },
  'section-unknown': {
    en: 'Item {itemNo} has no section {tabOrder}.',
    fr: 'L’article {itemNo} n’a pas de section {tabOrder}.',
  },
  'share-name': {
    en: 'Please enter your name only, in letters, with at most 40 characters.',
    fr: 'Veuillez n’indiquer que votre nom, en lettres, en 40 caractères au plus.',
  },
  'style-unknown': {
    en: 'We could not find this style and size of item {itemNo}.',
    fr: 'Ce style et cette taille de l’article {itemNo} sont introuvables.',
  },
} as const satisfies Messages

export const { refuse, refuseAll } = refusalsOf({ ...kernelMessages, ...catalogueMessages })
