import type { Language } from '@onair/core/language'
import type { CardBrand } from '@onair/core/payment'
import type { Province } from '@onair/core/provinces'
import type { SecurityQuestionId } from '@onair/core/sign-in'
import { type DemoOrder, employeeOrders, guestOrders, heldOrders, shopperOrders } from './orders.data.ts'

export type DemoAddress = {
  /** Who lives there, if it is not the person. */
  firstName?: string
  lastName?: string
  address1: string
  address2?: string
  city: string
  province: Province
  zipCode: string
  phone: string
}

export type DemoCard = {
  token: string
  cardType: CardBrand
  lastDigits: string
  /** In months of the day of the load; in three years by default. */
  expiresThisMonth?: true
}

/** A customer of the demonstration. */
export type Person = {
  email: string
  firstName: string
  lastName: string
  language: Language
  flag?: 'is_employee' | 'is_on_hold' | 'is_operator' | 'is_guest'
  isNewsletterSubscribed?: true
  /** The first is the billing address and the default shipping address. */
  addresses: readonly DemoAddress[]
  cards: readonly DemoCard[]
  orders: readonly DemoOrder[]
  /** The number of favourites. */
  favourites?: number
  /** The security question for a new password. */
  security?: { questionId: SecurityQuestionId; answer: string }
}

/** The password of all customers of the demonstration; guests have none. */
export const demoPassword = 'Onair2026'

// The capture sandbox accepts tokens of this form without having issued them.
const visa = { token: 'card_vi_4242_approve_00000000000000000001', cardType: 'VI', lastDigits: '4242' } as const
const master = { token: 'card_mc_4444_approve_00000000000000000002', cardType: 'MC', lastDigits: '4444' } as const
const onair = { token: 'card_fi_0000_approve_00000000000000000003', cardType: 'FI', lastDigits: '0000' } as const
const amex = {
  token: 'card_ax_0005_approve_00000000000000000006',
  cardType: 'AX',
  lastDigits: '0005',
  expiresThisMonth: true,
} as const

/** The customers, all with `demoPassword`. */
export const people: readonly Person[] = [
  {
    email: 'shopper@example.com',
    firstName: 'Maya',
    lastName: 'Chen',
    language: 'en',
    isNewsletterSubscribed: true,
    addresses: [
      {
        address1: '410 Queens Quay West',
        address2: 'Unit 1203',
        city: 'Toronto',
        province: 'ON',
        zipCode: 'M5V3T1',
        phone: '4165550134',
      },
      { address1: '22 chemin du Lac', city: 'Mont-Tremblant', province: 'QC', zipCode: 'J8E1B1', phone: '8195550172' },
      {
        firstName: 'Marguerite-Alexandrine',
        lastName: 'Vandenbroucke-Chen',
        address1: '1250 boulevard René-Lévesque Ouest',
        address2: 'Bureau 2800, tour Nord',
        city: 'Saint-Louis-du-Ha! Ha!',
        province: 'QC',
        zipCode: 'G0L3S0',
        phone: '4185550186',
      },
      {
        firstName: 'Wei',
        address1: '1055 Canada Place',
        city: 'Vancouver',
        province: 'BC',
        zipCode: 'V6C0C3',
        phone: '6045550119',
      },
      {
        firstName: 'Aputi',
        lastName: 'Kilabuk',
        address1: '917 Sivumugiaq Street',
        city: 'Iqaluit',
        province: 'NU',
        zipCode: 'X0A0H0',
        phone: '8675550141',
      },
    ],
    cards: [visa, master, onair, amex],
    orders: shopperOrders,
    favourites: 26,
  },
  {
    email: 'nouveau@example.com',
    firstName: 'Étienne',
    lastName: 'Gagnon',
    language: 'fr',
    addresses: [],
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
    addresses: [
      {
        address1: '14 Invention Crescent',
        city: 'Mississauga',
        province: 'ON',
        zipCode: 'L5T0Z0',
        phone: '9055550118',
      },
    ],
    cards: [{ ...visa, token: 'card_vi_4242_approve_00000000000000000004' }],
    orders: employeeOrders,
  },
  {
    email: 'onhold@example.com',
    firstName: 'Owen',
    lastName: 'MacLeod',
    language: 'en',
    flag: 'is_on_hold',
    addresses: [
      {
        address1: '1741 Lower Water Street',
        city: 'Halifax',
        province: 'NS',
        zipCode: 'B3J2X8',
        phone: '9025550147',
      },
    ],
    cards: [{ ...visa, token: 'card_vi_4242_approve_00000000000000000005' }],
    orders: heldOrders,
  },
  {
    email: 'operator@example.com',
    firstName: 'Camille',
    lastName: 'Okafor',
    language: 'en',
    flag: 'is_operator',
    addresses: [],
    cards: [],
    orders: [],
  },
  {
    email: 'guest@example.com',
    firstName: 'Gabrielle',
    lastName: 'Ouellet',
    language: 'fr',
    flag: 'is_guest',
    addresses: [
      { address1: '1045 rue Saint-Jean', city: 'Québec', province: 'QC', zipCode: 'G1R1R9', phone: '4185550107' },
    ],
    cards: [{ ...visa, token: 'card_vi_4242_approve_00000000000000000007' }],
    orders: guestOrders,
  },
]
