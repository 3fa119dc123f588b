import type { CardType } from '@onair/core/payment'
import type { OrderState } from '@onair/server/seeding'

/** A kind of product: the channel's own, with Easy Pay, of another seller, a gift, or too heavy for the post. */
export type LineKind = 'own' | 'easy' | 'market' | 'partner' | 'donation' | 'heavy'

/** An order from before the demonstration's first start, dated relative to today. */
export type DemoOrder = {
  /** Below the numbers that the shop gives out, so that links to it stay. */
  orderNo: string
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
  /** Days from the order to the parcel's. Where the order is not that far, only its first parcel is. */
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
  { orderNo: '40000130', daysAgo: 0, minutesAgo: 12, state: 'received', lines: ['own', 'own'] },
  { orderNo: '40000129', daysAgo: 1, state: 'preparing', lines: ['easy'], installments: 3 },
  { orderNo: '40000128', daysAgo: 2, state: 'preparing', lines: ['own'], creditCents: 500, paidBy: 'FI' },
  { orderNo: '40000127', daysAgo: 2, state: 'preparing', lines: ['own', 'market', 'partner'], shippedAfter: 1 },
  { orderNo: '40000126', daysAgo: 3, state: 'shipped', lines: ['own'], shippedAfter: 1, pickUp: true },
  {
    orderNo: '40000125',
    daysAgo: 4,
    state: 'shipped',
    lines: ['easy', 'market'],
    shippedAfter: 2,
    shipMethodId: 'express',
  },
  { orderNo: '40000124', daysAgo: 6, state: 'shipped', lines: ['own', 'market'], shippedAfter: 1, deliveredAfter: 4 },
  {
    orderNo: '40000123',
    daysAgo: 8,
    state: 'delivered',
    lines: ['own'],
    paidBy: 'PY',
    shippedAfter: 1,
    deliveredAfter: 4,
  },
  {
    orderNo: '40000122',
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
    daysAgo: 11,
    state: 'delivered',
    lines: ['own'],
    giftCardCents: 100_000,
    shippedAfter: 2,
    deliveredAfter: 5,
  },
  { orderNo: '40000119', daysAgo: 12, state: 'cancelled', lines: ['own'] },
  { orderNo: '40000118', daysAgo: 14, state: 'cancelled', lines: ['easy'], installments: 3 },
  { orderNo: '40000117', daysAgo: 16, state: 'delivered', lines: ['heavy'], shippedAfter: 2, deliveredAfter: 6 },
  { orderNo: '40000116', daysAgo: 17, state: 'delivered', lines: ['partner'], shippedAfter: 2, deliveredAfter: 6 },
  { orderNo: '40000115', daysAgo: 18, state: 'delivered', lines: ['market'], shippedAfter: 2, deliveredAfter: 6 },
  {
    orderNo: '40000114',
    daysAgo: 19,
    state: 'delivered',
    lines: ['own', 'own', 'donation'],
    shippedAfter: 2,
    deliveredAfter: 6,
  },
  { orderNo: '40000113', daysAgo: 20, state: 'delivered', lines: ['donation'], shippedAfter: 0, deliveredAfter: 0 },
  {
    orderNo: '40000112',
    daysAgo: 21,
    state: 'delivered',
    lines: ['own', 'own'],
    shippedAfter: 2,
    deliveredAfter: 6,
    returning: 1,
  },
  {
    orderNo: '40000111',
    daysAgo: 24,
    state: 'delivered',
    lines: ['own', 'own', 'own'],
    shippedAfter: 1,
    deliveredAfter: 4,
    returned: 1,
  },
  {
    orderNo: '40000110',
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
    daysAgo: 52,
    state: 'delivered',
    lines: ['own'],
    shippedAfter: 2,
    deliveredAfter: 5,
    returned: 1,
  },
  {
    orderNo: '40000106',
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
  { orderNo: '40000202', daysAgo: 0, minutesAgo: 25, state: 'received', lines: ['own'] },
  { orderNo: '40000201', daysAgo: 30, state: 'delivered', lines: ['own'], shippedAfter: 1, deliveredAfter: 4 },
]

export const heldOrders: readonly DemoOrder[] = [
  { orderNo: '40000301', daysAgo: 0, minutesAgo: 40, state: 'received', lines: ['own'] },
]

/** A guest's: one parcel on its way, and a payment that was declined yesterday, is tried again today and declined again. */
export const guestOrders: readonly DemoOrder[] = [
  { orderNo: '40000402', daysAgo: 3, state: 'shipped', lines: ['own'], shippedAfter: 1 },
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
