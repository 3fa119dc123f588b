import type { Language } from '@onair/core/language'
import type { Province } from '@onair/core/provinces'
import type { SecurityQuestionId } from '@onair/core/sign-in'
import type { OrderState } from '@onair/server/seeding'

/** A customer of the demonstration. */
export type Person = {
  email: string
  firstName: string
  lastName: string
  language: Language
  flag?: 'is_employee' | 'is_on_hold'
  home?: { address1: string; address2?: string; city: string; province: Province; zipCode: string; phone: string }
  /** A second shipping address. */
  cottage?: Person['home']
  cards: { token: string; cardType: 'VI' | 'MC' | 'AX' | 'FI'; lastDigits: string }[]
  orders: DemoOrder[]
  /** The number of favourites. */
  favourites?: number
  /** The security question for a new password. */
  security?: { questionId: SecurityQuestionId; answer: string }
}

/** An order from before the demonstration's first start, dated relative to today. */
export type DemoOrder = {
  daysAgo: number
  /** Replaces `daysAgo` for an order of today. */
  minutesAgo?: number
  state: OrderState
  /** The kind of product of each line. */
  lines: readonly ('own' | 'easy' | 'market' | 'partner' | 'donation')[]
  installments?: number
  /** The last Easy Pay payment that was due was declined, and is tried again tomorrow. */
  declined?: true
  shippedAfter?: number
  deliveredAfter?: number
  /** The number of lines that were returned. */
  returned?: number
  shipMethodId?: string
}

/** The password of all customers of the demonstration. */
export const demoPassword = 'Onair2026'

// The capture sandbox accepts tokens of this form without having issued them.
const visa = { token: 'card_vi_4242_approve_00000000000000000001', cardType: 'VI', lastDigits: '4242' } as const
const master = { token: 'card_mc_4444_approve_00000000000000000002', cardType: 'MC', lastDigits: '4444' } as const
const onair = { token: 'card_fi_0000_approve_00000000000000000003', cardType: 'FI', lastDigits: '0000' } as const

/** The customers, all with `demoPassword`. */
export const people: readonly Person[] = [
  {
    email: 'shopper@example.com',
    firstName: 'Maya',
    lastName: 'Chen',
    language: 'en',
    home: {
      address1: '410 Queens Quay West',
      address2: 'Unit 1203',
      city: 'Toronto',
      province: 'ON',
      zipCode: 'M5V3T1',
      phone: '4165550134',
    },
    cottage: {
      address1: '22 chemin du Lac',
      city: 'Mont-Tremblant',
      province: 'QC',
      zipCode: 'J8E1B1',
      phone: '8195550172',
    },
    cards: [visa, master, onair],
    orders: [
      { daysAgo: 0, minutesAgo: 12, state: 'received', lines: ['own', 'own'] },
      { daysAgo: 1, state: 'preparing', lines: ['easy'], installments: 3 },
      { daysAgo: 4, state: 'shipped', lines: ['easy', 'market'], shippedAfter: 2, shipMethodId: 'express' },
      { daysAgo: 12, state: 'cancelled', lines: ['own'] },
      { daysAgo: 14, state: 'cancelled', lines: ['easy'], installments: 3 },
      { daysAgo: 19, state: 'delivered', lines: ['own', 'own', 'donation'], shippedAfter: 2, deliveredAfter: 6 },
      {
        daysAgo: 32,
        state: 'delivered',
        lines: ['easy'],
        installments: 4,
        shippedAfter: 1,
        deliveredAfter: 4,
        declined: true,
      },
      { daysAgo: 37, state: 'delivered', lines: ['easy', 'easy'], installments: 5, shippedAfter: 1, deliveredAfter: 5 },
      { daysAgo: 44, state: 'delivered', lines: ['own', 'own'], shippedAfter: 2, deliveredAfter: 6, returned: 1 },
      { daysAgo: 52, state: 'delivered', lines: ['own'], shippedAfter: 2, deliveredAfter: 5, returned: 1 },
      { daysAgo: 95, state: 'delivered', lines: ['easy'], installments: 5, shippedAfter: 2, deliveredAfter: 6 },
      { daysAgo: 170, state: 'delivered', lines: ['partner', 'own'], shippedAfter: 3, deliveredAfter: 9 },
      { daysAgo: 320, state: 'delivered', lines: ['own', 'market', 'partner'], shippedAfter: 2, deliveredAfter: 8 },
    ],
    favourites: 12,
  },
  {
    email: 'nouveau@example.com',
    firstName: 'Étienne',
    lastName: 'Gagnon',
    language: 'fr',
    cards: [],
    orders: [],
    security: { questionId: 'first-pet', answer: 'Minou' },
  },
  {
    email: 'employee@example.com',
    firstName: 'Priya',
    lastName: 'Nair',
    language: 'en',
    flag: 'is_employee',
    home: {
      address1: '59 Ambassador Drive',
      city: 'Mississauga',
      province: 'ON',
      zipCode: 'L5T2P9',
      phone: '9055550118',
    },
    cards: [{ ...visa, token: 'card_vi_4242_approve_00000000000000000004' }],
    orders: [
      { daysAgo: 0, minutesAgo: 25, state: 'received', lines: ['own'] },
      { daysAgo: 30, state: 'delivered', lines: ['own'], shippedAfter: 1, deliveredAfter: 4 },
    ],
  },
  {
    email: 'onhold@example.com',
    firstName: 'Owen',
    lastName: 'MacLeod',
    language: 'en',
    flag: 'is_on_hold',
    home: {
      address1: '1741 Lower Water Street',
      city: 'Halifax',
      province: 'NS',
      zipCode: 'B3J2X8',
      phone: '9025550147',
    },
    cards: [{ ...visa, token: 'card_vi_4242_approve_00000000000000000005' }],
    orders: [{ daysAgo: 0, minutesAgo: 40, state: 'received', lines: ['own'] }],
  },
]
