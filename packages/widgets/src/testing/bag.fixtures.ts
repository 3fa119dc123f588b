import { type bagContract, fromWire, type WireReplyOf } from '@onair/core/contract'
import type { Language } from '@onair/core/language'

export type WireBag = WireReplyOf<(typeof bagContract)['GET /api/v2/{language}/carts/{guid}']>

export const bagGuid = '0b5e1c3a-6f0e-4d53-9c1e-2f4f0a7d9b11'

const texts = {
  en: {
    kettle: 'Gooseneck Kettle with Thermometer',
    cardigan: 'Long Cardigan in Merino Wool',
    red: 'Red',
    navy: 'Navy',
  },
  fr: {
    kettle: 'Bouilloire à col de cygne avec thermomètre',
    cardigan: 'Long cardigan en laine mérinos',
    red: 'Rouge',
    navy: 'Marine',
  },
} as const

type Options = { language?: Language } & Partial<WireBag>

/** Two kettles and a cardigan, to Ontario, in a guest's bag. The amounts are the server's. */
export function aBag({ language = 'en', ...changes }: Options = {}): WireBag {
  const t = texts[language]
  return {
    CartGuid: bagGuid,
    ProductCount: 3,
    Province: 'ON',
    CartLines: [
      {
        Id: 'line-1',
        ItemNo: '412305',
        EdpNo: 9001,
        Name: t.kettle,
        Size: null,
        Style: t.red,
        SellerType: null,
        ImageUrl: 'p/kettle-red-1',
        Quantity: 2,
        Price: 59.99,
        WasPrice: 89.99,
        PriceUntil: null,
        LineTotal: 119.98,
        EasyPaymentPrice: 14.99,
        Available: 40,
      },
      {
        Id: 'line-2',
        ItemNo: '330118',
        EdpNo: 8001,
        Name: t.cardigan,
        Size: 'S',
        Style: t.navy,
        SellerType: 'Marketplace',
        ImageUrl: 'p/cardigan-navy-0',
        Quantity: 1,
        Price: 79,
        WasPrice: null,
        PriceUntil: null,
        LineTotal: 79,
        EasyPaymentPrice: 19.75,
        Available: 3,
      },
    ],
    PromoCode: null,
    Promotions: [],
    MerchandiseSubTotal: 198.98,
    Discount: 0,
    ShippingHandling: 9.99,
    Taxes: [{ Name: language === 'fr' ? 'TVH' : 'HST', Rate: 13, Amount: 27.17 }],
    TaxTotal: 27.17,
    OrderTotal: 236.14,
    GiftCards: null,
    GrandTotal: 236.14,
    NoOfInstallments: 1,
    MaxInstallments: 4,
    PaidWhole: 0,
    Installments: [{ Number: 1, DueDate: '2026-11-21', Amount: 236.14 }],
    ShipMethods: [],
    Ships: true,
    ShipMethodId: null,
    FreeShippingRemaining: null,
    Buyer: null,
    ShippingAddress: null,
    CreditCard: null,
    ModifyOrderNo: null,
    ModifyDeadline: null,
    Messages: [],
    ...changes,
  }
}

/** The same bag in four Easy Pay payments. */
export const aBagInFour = (options: Options = {}): WireBag =>
  aBag({
    NoOfInstallments: 4,
    Installments: [
      { Number: 1, DueDate: '2026-11-21', Amount: 86.92 },
      { Number: 2, DueDate: '2026-12-21', Amount: 49.74 },
      { Number: 3, DueDate: '2027-01-20', Amount: 49.74 },
      { Number: 4, DueDate: '2027-02-19', Amount: 49.74 },
    ],
    ...options,
  })

/** The bag as components receive it. */
export const shownBag = (options: Options = {}) => fromWire(aBag(options))
