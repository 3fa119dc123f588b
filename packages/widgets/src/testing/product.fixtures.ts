import { fromWire, type productContract, type WireReplyOf } from '@onair/core/contract'
import type { Language } from '@onair/core/language'

export type WireProductDetail = WireReplyOf<(typeof productContract)['GET /api/v3/{language}/products/{itemNo}']>
type WireEdp = WireProductDetail['Edps'][number]

const texts = {
  en: {
    kettle: 'Gooseneck Kettle with Thermometer',
    cardigan: 'Long Cardigan in Merino Wool',
    red: 'Red',
    navy: 'Navy',
    ivory: 'Ivory',
    hammered: 'Hammered copper',
    description:
      '<p>Pours exactly where you want it, and says how hot the water is.</p><ul><li>1.2 litres</li><li>All stoves, <strong>induction too</strong></li><li>Two-year warranty</li></ul>',
    show: 'Kitchen Hour',
  },
  fr: {
    kettle: 'Bouilloire à col de cygne avec thermomètre',
    cardigan: 'Long cardigan en laine mérinos',
    red: 'Rouge',
    navy: 'Marine',
    ivory: 'Ivoire',
    hammered: 'Cuivre martelé',
    description:
      '<p>Elle verse exactement où vous voulez et indique la température de l’eau.</p><ul><li>1,2 litre</li><li>Toutes les cuisinières, <strong>même à induction</strong></li><li>Garantie de deux ans</li></ul>',
    show: 'L’heure cuisine',
  },
} as const

type Options = { language?: Language } & Partial<WireProductDetail>

const anEdp = (edp: Partial<WireEdp> & Pick<WireEdp, 'EdpNo' | 'ImageUrl'>): WireEdp => ({
  StyleCode: null,
  SizeCode: null,
  Price: 59.99,
  WasPrice: 89.99,
  EasyPaymentPrice: 14.99,
  PriceUntil: null,
  Stock: 'in',
  Quantity: 40,
  ...edp,
})

/** A kettle in four colours, one low in stock and one sold out; in four Easy Pay payments, on air now. */
export function aKettle({ language = 'en', ...changes }: Options = {}): WireProductDetail {
  const t = texts[language]
  return {
    ItemNo: '412305',
    Name: t.kettle,
    Brand: 'Maison Nord',
    ImageUrl: 'p/kettle-red-1',
    IsLive: true,
    AiredAt: null,
    IsPrice: 59.99,
    WasPrice: 89.99,
    ShowIsPrice: true,
    IsPriceRange: null,
    WasPriceRange: null,
    EasyPaymentPrice: 14.99,
    NoOfEasyPays: 4,
    PriceUntil: null,
    DefaultEdp: 9001,
    ProductReviewCount: 128,
    AverageRating: 4.4,
    SellerType: null,
    IsDonation: false,
    IsShowstopper: true,
    Stock: 'in',
    MoreStyles: true,
    Swatches: ['red', 'navy', 'ivory', 'hammered-copper'],
    EdpCount: 4,
    CategoryId: 'kettles',
    BrandId: 'maison-nord',
    Delivery: [
      { Provinces: ['ON', 'QC'], Price: 9.95, FreeFrom: 99, EstimatedDelivery: '2026-11-27' },
      { Provinces: ['NU', 'NT', 'YT'], Price: 24.95, FreeFrom: null, EstimatedDelivery: '2026-12-04' },
    ],
    Description: t.description,
    Images: ['p/kettle-red-1', 'p/kettle-red-2'],
    Videos: [],
    Styles: [
      { Code: 'RED', Name: t.red, Swatch: 'red' },
      { Code: 'NVY', Name: t.navy, Swatch: 'navy' },
      { Code: 'IVO', Name: t.ivory, Swatch: 'ivory' },
      { Code: 'COP', Name: t.hammered, Swatch: 'hammered-copper' },
    ],
    Sizes: [],
    Edps: [
      anEdp({ EdpNo: 9001, StyleCode: 'RED', ImageUrl: 'p/kettle-red-1' }),
      anEdp({ EdpNo: 9002, StyleCode: 'NVY', ImageUrl: 'p/kettle-navy-1', Stock: 'low', Quantity: 3 }),
      anEdp({ EdpNo: 9003, StyleCode: 'IVO', ImageUrl: 'p/kettle-ivory-1', Stock: 'out', Quantity: 0 }),
      anEdp({ EdpNo: 9004, StyleCode: 'COP', ImageUrl: 'p/kettle-gold-1' }),
    ],
    EasyPay: { NoOfPayments: 4, Payment: 14.99 },
    Sections: [],
    Breadcrumb: [],
    Airings: [{ ShowId: 'show-1', Title: t.show, Start: '2026-11-21T20:00:00-05:00' }],
    LastAired: null,
    Languages: { en: '/en/', fr: '/fr/' },
    ...changes,
  }
}

/** A cardigan in two colours and five sizes, some sold out, one not made. From a Marketplace seller. */
export function aCardigan({ language = 'en', ...changes }: Options = {}): WireProductDetail {
  const t = texts[language]
  const sizes = ['XS', 'S', 'M', 'L', 'XL']
  const styles = [
    { Code: 'NVY', Name: t.navy, Swatch: 'navy' },
    { Code: 'IVO', Name: t.ivory, Swatch: 'ivory' },
  ]
  const edps = styles.flatMap((style, row) =>
    sizes.map((size, column) =>
      anEdp({
        EdpNo: 8000 + row * 10 + column,
        StyleCode: style.Code,
        SizeCode: size,
        ImageUrl: `p/cardigan-${style.Swatch}-0`,
        Price: 79,
        WasPrice: null,
        EasyPaymentPrice: null,
        ...(row === 0 && column === 2 && { Stock: 'out', Quantity: 0 }),
        ...(row === 1 && column === 1 && { Stock: 'low', Quantity: 1 }),
      }),
    ),
  )
  return {
    ...aKettle({ language }),
    ItemNo: '330118',
    Name: t.cardigan,
    ImageUrl: 'p/cardigan-navy-0',
    IsLive: false,
    IsShowstopper: false,
    SellerType: 'Marketplace',
    EdpCount: 9,
    IsPrice: 79,
    WasPrice: null,
    ShowIsPrice: false,
    EasyPaymentPrice: null,
    NoOfEasyPays: 0,
    EasyPay: null,
    DefaultEdp: 8001,
    ProductReviewCount: 0,
    AverageRating: null,
    Images: ['p/cardigan-navy-0'],
    Styles: styles,
    Sizes: sizes.map((Code) => ({ Code, Name: Code })),
    Edps: edps.filter(({ EdpNo }) => EdpNo !== 8014),
    Airings: [],
    ...changes,
  }
}

/** The same product, as components receive it. */
export const shownKettle = (options: Options = {}) => fromWire(aKettle(options))
export const shownCardigan = (options: Options = {}) => fromWire(aCardigan(options))
