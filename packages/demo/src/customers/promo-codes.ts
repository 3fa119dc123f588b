import type { TourTable } from '@onair/core/tour'
import type { Queryable } from '@onair/server/database'
import type { PromoRow } from '@onair/server/seeding'

type DemoPromo = {
  code: string
  gives: { percent: number } | { amountCents: number } | 'free-shipping'
  en: string
  fr: string
  /** Defaults: the code stands alone, needs no minimum, never expires, and may be used any number of times. */
  isStackable?: boolean
  minGoodsCents?: number
  maxUsesPerCustomer?: number
  endsAt?: string
}

const promos: readonly DemoPromo[] = [
  { code: 'WELCOME10', gives: { percent: 10 }, en: '10% off merchandise', fr: '10 % de rabais sur la marchandise' },
  { code: 'FREESHIP', gives: 'free-shipping', en: 'Free standard delivery', fr: 'Livraison standard gratuite' },
  {
    code: 'ONCEONLY',
    gives: { amountCents: 500 },
    en: '$5 off, once per customer',
    fr: '5 $ de rabais, une fois par personne',
    maxUsesPerCustomer: 1,
  },
  {
    code: 'EXPIRED',
    gives: { percent: 50 },
    en: 'Half price, until the end of 2024',
    fr: 'Moitié prix, jusqu’à la fin de 2024',
    endsAt: '2025-01-01T00:00:00-05:00',
  },
  {
    code: 'EXTRA5',
    gives: { percent: 5 },
    en: '5% off from $50 of merchandise, also beside other bonus codes',
    fr: '5 % de rabais dès 50 $ de marchandise, même avec d’autres codes bonis',
    isStackable: true,
    minGoodsCents: 5000,
  },
  {
    code: 'SHIPBONUS',
    gives: 'free-shipping',
    en: 'Free standard delivery, also beside other bonus codes',
    fr: 'Livraison standard gratuite, même avec d’autres codes bonis',
    isStackable: true,
  },
]

/** The codes on the demonstration's page. */
export const promoCodeTable: TourTable = {
  id: 'promo-codes',
  title: { en: 'Promo codes', fr: 'Codes promo' },
  about: {
    en: 'A code is used alone, unless it says otherwise. The shop refuses the one that has expired.',
    fr: 'Un code s’utilise seul, sauf indication contraire. La boutique refuse celui qui est expiré.',
  },
  columns: [
    { en: 'Code', fr: 'Code' },
    { en: 'What it gives', fr: 'Ce qu’il donne' },
  ],
  rows: promos.map(({ code, en, fr }) => ({ typed: code, what: { en, fr } })),
}

function givenBy(gives: DemoPromo['gives']): Pick<PromoRow, 'type' | 'percent' | 'amountCents'> {
  if (gives === 'free-shipping') return { type: gives, percent: null, amountCents: null }
  return 'percent' in gives
    ? { type: 'percent', percent: gives.percent, amountCents: null }
    : { type: 'amount', percent: null, amountCents: gives.amountCents }
}

/** Codes as rows of a bag. */
export const promosOf = (codes: readonly string[]): PromoRow[] =>
  promos
    .filter(({ code }) => codes.includes(code))
    .map(({ code, gives, en, fr, ...limits }) => ({
      ...givenBy(gives),
      code,
      descriptionEn: en,
      descriptionFr: fr,
      startsAt: null,
      endsAt: limits.endsAt ?? null,
      minGoodsCents: limits.minGoodsCents ?? 0,
      isStackable: limits.isStackable ?? false,
      usedUp: false,
      usedUpByCustomer: false,
    }))

/**
 * Adds missing promo codes, so that a database of an older version receives newer codes. Existing ones are not changed, and keep
 * their count of uses.
 */
export async function loadPromoCodes(on: Queryable): Promise<void> {
  for (const { code, gives, en, fr, ...limits } of promos) {
    const { percent, amountCents, type } = givenBy(gives)
    await on.query(
      `insert into promo_code (code, type, percent, amount_cents, description_en, description_fr, ends_at, min_goods_cents,
         is_stackable, max_uses_per_customer)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (code) do nothing`,
      [
        code,
        type,
        percent,
        amountCents,
        en,
        fr,
        limits.endsAt ?? null,
        limits.minGoodsCents ?? 0,
        limits.isStackable ?? false,
        limits.maxUsesPerCustomer ?? null,
      ],
    )
  }
}
