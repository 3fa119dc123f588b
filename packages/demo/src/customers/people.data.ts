import type { Bilingual, Language } from '@onair/core/language'
import type { CardBrand } from '@onair/core/payment'
import type { Province } from '@onair/core/provinces'
import type { SecurityQuestionId } from '@onair/core/sign-in'
import type { Place } from '../tour/place.ts'
import { type DemoOrder, employeeOrders, guestOrders, heldOrders, shopperOrders } from './orders.data.ts'

export type DemoAddress = {
  /** The recipient's first name, if it is not the person. */
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
  /** Who this is, on the demonstration's page. */
  about: Bilingual
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
  /** The sights of this person besides orders. */
  places?: readonly Place[]
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
    about: {
      en: 'A member for a year, with an order in every state. Orders paid by cheque and adjusted totals are in Storybook only: the shop takes no cheques and adjusts no totals.',
      fr: 'Membre depuis un an, avec une commande dans chaque état. Les commandes payées par chèque et les totaux rajustés sont dans Storybook seulement\u00a0: la boutique n’accepte pas de chèques et ne rajuste pas de totaux.',
    },
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
    places: [
      {
        place: { en: 'Account', fr: 'Compte' },
        to: '/pages/myaccount',
        what: {
          en: 'the latest order, the next payment, favourites on air tonight or cheaper',
          fr: 'la dernière commande, le prochain paiement, des favoris en ondes ce soir ou à meilleur prix',
        },
      },
      {
        place: { en: 'Orders', fr: 'Commandes' },
        to: '/pages/myaccount/orderstatus?size=2',
        what: {
          en: '27 orders; with two a page the pager has gaps',
          fr: '27\u00a0commandes; à deux par page, la pagination saute des pages',
        },
      },
      {
        place: { en: 'Easy Pay', fr: 'Paiements faciles' },
        to: '/pages/myaccount/easypay',
        what: {
          en: 'all payments to come',
          fr: 'tous les paiements à venir',
        },
      },
      {
        place: { en: 'Favourites', fr: 'Favoris' },
        to: '/pages/myaccount/favourites',
        what: {
          en: 'two pages of favourites',
          fr: 'deux pages de favoris',
        },
      },
      {
        place: { en: 'Addresses', fr: 'Adresses' },
        to: '/pages/myaccount/addresses',
        what: {
          en: 'five addresses, one with a long name',
          fr: 'cinq adresses, dont une avec un long nom',
        },
      },
      {
        place: { en: 'Payment cards', fr: 'Cartes de paiement' },
        to: '/pages/myaccount/paymentcards',
        what: {
          en: 'four cards: payments run on one, one expires this month',
          fr: 'quatre cartes\u00a0: des paiements courent sur l’une, une autre expire ce mois-ci',
        },
      },
      {
        place: { en: 'Newsletter', fr: 'Infolettre' },
        to: '/pages/myaccount/newsletter',
        what: {
          en: 'subscribed',
          fr: 'abonnement en vigueur',
        },
      },
    ],
  },
  {
    email: 'nouveau@example.com',
    firstName: 'Étienne',
    lastName: 'Gagnon',
    about: {
      en: 'A member who speaks French and has bought nothing yet. The answer to the security question, the first pet, is Minou.',
      fr: 'Membre d’expression française qui n’a encore rien acheté. La réponse à la question de sécurité, le premier animal, est Minou.',
    },
    language: 'fr',
    addresses: [],
    cards: [],
    orders: [],
    security: { questionId: 'first-pet', answer: 'Minou' },
    places: [
      {
        place: { en: 'Account', fr: 'Compte' },
        to: '/pages/myaccount',
        what: {
          en: 'nothing yet',
          fr: 'rien encore',
        },
      },
    ],
  },
  {
    email: 'employee@example.com',
    firstName: 'Priya',
    lastName: 'Nair',
    about: {
      en: 'Works for the channel.',
      fr: 'Travaille pour la chaîne.',
    },
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
    about: {
      en: 'Somebody whose account is on hold for fraud.',
      fr: 'Quelqu’un dont le compte est suspendu pour fraude.',
    },
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
    about: {
      en: 'Operates the channel.',
      fr: 'Exploite la chaîne.',
    },
    language: 'en',
    flag: 'is_operator',
    addresses: [],
    cards: [],
    orders: [],
    places: [
      {
        place: { en: 'Control room', fr: 'Régie' },
        to: '/pages/controlroom',
        what: {
          en: 'put a product on air',
          fr: 'mettez un produit en ondes',
        },
      },
    ],
  },
  {
    email: 'guest@example.com',
    firstName: 'Gabrielle',
    lastName: 'Ouellet',
    about: {
      en: 'Ordered without an account, and has no password.',
      fr: 'A commandé sans compte, et n’a pas de mot de passe.',
    },
    language: 'fr',
    flag: 'is_guest',
    addresses: [
      { address1: '1045 rue Saint-Jean', city: 'Québec', province: 'QC', zipCode: 'G1R1R9', phone: '4185550107' },
    ],
    cards: [{ ...visa, token: 'card_vi_4242_approve_00000000000000000007' }],
    orders: guestOrders,
    places: [
      {
        place: { en: 'Mailbox', fr: 'Boîte aux lettres' },
        sandbox: '/mailbox',
        what: {
          en: 'a payment is declined at the first start: the letter’s link settles it',
          fr: 'un paiement est refusé au premier démarrage\u00a0: le lien de la lettre permet de le régler',
        },
      },
    ],
  },
]
