import type { Bilingual } from '@onair/core/language'
import type { CardType } from '@onair/core/payment'
import type { OrderState } from '@onair/server/seeding'

/** A kind of product: the channel's own, with Easy Pay, of another seller, a gift, or too heavy for the post. */
export type LineKind = 'own' | 'easy' | 'market' | 'partner' | 'donation' | 'heavy'

/** An order from before the demonstration's first start, dated relative to today. */
export type DemoOrder = {
  /** Below the numbers that the shop gives out, so that links to it stay. */
  orderNo: string
  /** What it demonstrates; absent if another order shows it better. */
  shows?: Bilingual
  daysAgo: number
  /** Replaces `daysAgo` for an order of today. */
  minutesAgo?: number
  state: OrderState
  lines: readonly LineKind[]
  /** The person's first card by default. `PY` is the wallet. */
  paidBy?: CardType
  promos?: readonly string[]
  /** At most so much is paid by gift card. */
  giftCardCents?: number
  creditCents?: number
  installments?: number
  /** The last Easy Pay payment that was due was declined, and is tried again. */
  declined?: true
  /** Days from the order to its shipping. If the order's state is earlier, only its first parcel is shipped. */
  shippedAfter?: number
  deliveredAfter?: number
  /** The number of lines that are on their way back. */
  returning?: number
  /** The number of lines that were returned. */
  returned?: number
  shipMethodId?: string
  /** Delivered to a pick-up point. */
  pickUp?: true
}

/** The orders of the first person, the latest first: one in every state that the account area shows. */
export const shopperOrders: readonly DemoOrder[] = [
  {
    orderNo: '40000130',
    shows: {
      en: 'just placed: it can be edited for 48 minutes from the first start',
      fr: 'vient d’être passée\u00a0: elle peut être modifiée pendant les 48\u00a0minutes qui suivent le premier démarrage',
    },
    daysAgo: 0,
    minutesAgo: 12,
    state: 'received',
    lines: ['own', 'own'],
  },
  {
    orderNo: '40000129',
    shows: {
      en: 'in preparation: an edit comes too late; Easy Pay payments to come',
      fr: 'en préparation\u00a0: il est trop tard pour la modifier; paiements faciles à venir',
    },
    daysAgo: 1,
    state: 'preparing',
    lines: ['easy'],
    installments: 3,
  },
  {
    orderNo: '40000128',
    shows: {
      en: 'a credit was applied; paid by the store card',
      fr: 'un crédit a été appliqué; payée avec la carte de la boutique',
    },
    daysAgo: 2,
    state: 'preparing',
    lines: ['own'],
    creditCents: 500,
    paidBy: 'FI',
  },
  {
    orderNo: '40000127',
    shows: {
      en: 'three parcels of three sellers, one on its way',
      fr: 'trois colis de trois vendeurs, dont un en route',
    },
    daysAgo: 2,
    state: 'preparing',
    lines: ['own', 'market', 'partner'],
    shippedAfter: 1,
  },
  {
    orderNo: '40000126',
    shows: { en: 'on its way to a pick-up point', fr: 'en route vers un point de ramassage' },
    daysAgo: 3,
    state: 'shipped',
    lines: ['own'],
    shippedAfter: 1,
    pickUp: true,
  },
  {
    orderNo: '40000125',
    daysAgo: 4,
    state: 'shipped',
    lines: ['easy', 'market'],
    shippedAfter: 2,
    shipMethodId: 'express',
  },
  {
    orderNo: '40000124',
    shows: {
      en: 'one parcel delivered, one on its way: track it',
      fr: 'un colis livré, un autre en route\u00a0: suivez-le',
    },
    daysAgo: 6,
    state: 'shipped',
    lines: ['own', 'market'],
    shippedAfter: 1,
    deliveredAfter: 4,
  },
  {
    orderNo: '40000123',
    shows: { en: 'paid by the wallet', fr: 'payée avec le portefeuille' },
    daysAgo: 8,
    state: 'delivered',
    lines: ['own'],
    paidBy: 'PY',
    shippedAfter: 1,
    deliveredAfter: 4,
  },
  {
    orderNo: '40000122',
    shows: { en: 'a promo code', fr: 'un code promo' },
    daysAgo: 9,
    state: 'delivered',
    lines: ['own', 'own'],
    promos: ['WELCOME10'],
    paidBy: 'MC',
    shippedAfter: 1,
    deliveredAfter: 4,
  },
  {
    orderNo: '40000121',
    shows: {
      en: 'paid in part by gift card; the other card expires this month',
      fr: 'payée en partie par carte-cadeau; l’autre carte expire ce mois-ci',
    },
    daysAgo: 10,
    state: 'delivered',
    lines: ['own'],
    giftCardCents: 1000,
    paidBy: 'AX',
    shippedAfter: 1,
    deliveredAfter: 4,
  },
  {
    orderNo: '40000120',
    shows: { en: 'paid whole by gift card', fr: 'payée entièrement par carte-cadeau' },
    daysAgo: 11,
    state: 'delivered',
    lines: ['own'],
    giftCardCents: 100_000,
    shippedAfter: 2,
    deliveredAfter: 5,
  },
  { orderNo: '40000119', shows: { en: 'cancelled', fr: 'annulée' }, daysAgo: 12, state: 'cancelled', lines: ['own'] },
  {
    orderNo: '40000118',
    shows: { en: 'cancelled, its Easy Pay payments too', fr: 'annulée, ses paiements faciles aussi' },
    daysAgo: 14,
    state: 'cancelled',
    lines: ['easy'],
    installments: 3,
  },
  {
    orderNo: '40000117',
    shows: {
      en: 'too heavy for the post: return by pick-up (mode 0)',
      fr: 'trop lourde pour la poste\u00a0: retour par cueillette (mode 0)',
    },
    daysAgo: 16,
    state: 'delivered',
    lines: ['heavy'],
    shippedAfter: 2,
    deliveredAfter: 6,
  },
  {
    orderNo: '40000116',
    shows: { en: 'goes back to the partner (mode 1)', fr: 'se retourne au partenaire (mode 1)' },
    daysAgo: 17,
    state: 'delivered',
    lines: ['partner'],
    shippedAfter: 2,
    deliveredAfter: 6,
  },
  {
    orderNo: '40000115',
    shows: { en: 'goes back to the Marketplace seller (mode 2)', fr: 'se retourne au vendeur tiers (mode 2)' },
    daysAgo: 18,
    state: 'delivered',
    lines: ['market'],
    shippedAfter: 2,
    deliveredAfter: 6,
  },
  {
    orderNo: '40000114',
    shows: { en: 'return it: the window is open', fr: 'à retourner\u00a0: le délai court encore' },
    daysAgo: 19,
    state: 'delivered',
    lines: ['own', 'own', 'donation'],
    shippedAfter: 2,
    deliveredAfter: 6,
  },
  {
    orderNo: '40000113',
    shows: { en: 'a donation: not eligible for return', fr: 'un don\u00a0: non admissible au retour' },
    daysAgo: 20,
    state: 'delivered',
    lines: ['donation'],
    shippedAfter: 0,
    deliveredAfter: 0,
  },
  {
    orderNo: '40000112',
    shows: { en: 'a return on its way', fr: 'un retour en route' },
    daysAgo: 21,
    state: 'delivered',
    lines: ['own', 'own'],
    shippedAfter: 2,
    deliveredAfter: 6,
    returning: 1,
  },
  {
    orderNo: '40000111',
    shows: { en: 'a part returned and refunded', fr: 'une partie retournée et remboursée' },
    daysAgo: 24,
    state: 'delivered',
    lines: ['own', 'own', 'own'],
    shippedAfter: 1,
    deliveredAfter: 4,
    returned: 1,
  },
  {
    orderNo: '40000110',
    shows: {
      en: 'Easy Pay with a declined payment: pay it now',
      fr: 'paiements faciles, dont un refusé\u00a0: payez-le maintenant',
    },
    daysAgo: 32,
    state: 'delivered',
    lines: ['easy'],
    installments: 4,
    shippedAfter: 1,
    deliveredAfter: 4,
    declined: true,
  },
  {
    orderNo: '40000109',
    daysAgo: 37,
    state: 'delivered',
    lines: ['easy', 'easy'],
    installments: 5,
    shippedAfter: 1,
    deliveredAfter: 5,
  },
  {
    orderNo: '40000108',
    daysAgo: 44,
    state: 'delivered',
    lines: ['own', 'own'],
    shippedAfter: 2,
    deliveredAfter: 6,
    returned: 1,
  },
  {
    orderNo: '40000107',
    shows: { en: 'returned whole, all of it refunded', fr: 'retournée au complet, entièrement remboursée' },
    daysAgo: 52,
    state: 'delivered',
    lines: ['own'],
    shippedAfter: 2,
    deliveredAfter: 5,
    returned: 1,
  },
  {
    orderNo: '40000106',
    shows: { en: 'the return window is closed', fr: 'le délai de retour est écoulé' },
    daysAgo: 95,
    state: 'delivered',
    lines: ['easy'],
    installments: 5,
    shippedAfter: 2,
    deliveredAfter: 6,
  },
  {
    orderNo: '40000105',
    daysAgo: 170,
    state: 'delivered',
    lines: ['partner', 'own'],
    shippedAfter: 3,
    deliveredAfter: 9,
  },
  {
    orderNo: '40000104',
    daysAgo: 320,
    state: 'delivered',
    lines: ['own', 'market', 'partner'],
    shippedAfter: 2,
    deliveredAfter: 8,
  },
]

export const employeeOrders: readonly DemoOrder[] = [
  {
    orderNo: '40000202',
    shows: {
      en: 'an employee’s order cannot be edited',
      fr: 'la commande d’un membre du personnel ne peut pas être modifiée',
    },
    daysAgo: 0,
    minutesAgo: 25,
    state: 'received',
    lines: ['own'],
  },
  { orderNo: '40000201', daysAgo: 30, state: 'delivered', lines: ['own'], shippedAfter: 1, deliveredAfter: 4 },
]

export const heldOrders: readonly DemoOrder[] = [
  {
    orderNo: '40000301',
    shows: {
      en: 'an order of an account on hold for fraud cannot be edited',
      fr: 'la commande d’un compte suspendu pour fraude ne peut pas être modifiée',
    },
    daysAgo: 0,
    minutesAgo: 40,
    state: 'received',
    lines: ['own'],
  },
]

/** A guest's order: one parcel on its way, and a payment that was declined yesterday and will be declined again today. */
export const guestOrders: readonly DemoOrder[] = [
  {
    orderNo: '40000402',
    shows: {
      en: 'a guest’s order, tracked without signing in',
      fr: 'la commande d’un invité, suivie sans ouvrir de session',
    },
    daysAgo: 3,
    state: 'shipped',
    lines: ['own'],
    shippedAfter: 1,
  },
  {
    orderNo: '40000401',
    daysAgo: 31,
    state: 'delivered',
    lines: ['easy'],
    installments: 3,
    shippedAfter: 1,
    deliveredAfter: 4,
    declined: true,
  },
]
