import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

/** A guest at the end of the checkout: everything is chosen, only the button is not pressed. */
export type Buyer = { edp: number; token: string; guid: string }

/** A style on the shelf of the soak's own. */
export type Goods = { itemNo: string; edpNo: number }

/** A card that the provider knows, or the wallet, which still has to be asked. */
export type Means = 'card' | 'wallet'

type BagOptions = {
  goods: Goods
  promo?: string | undefined
  giftCard?: string | undefined
  installments?: number
  payment?: Means
}

const provinces = ['ON', 'QC', 'NS', 'AB', 'BC', 'NL', 'MB', 'NB', 'NT', 'NU', 'PE', 'SK', 'YT']
const means = {
  card: {
    id: 'bag',
    token: `card_vi_4242_approve_${'0'.repeat(16)}`,
    cardType: 'VI',
    lastDigits: '4242',
    expiryMonth: '12',
    expiryYear: String(new Date().getFullYear() + 3),
    holderName: 'Maya Tremblay',
    isDefault: false,
  },
  wallet: {
    id: 'wallet',
    token: '',
    cardType: 'PY',
    lastDigits: '',
    expiryMonth: '',
    expiryYear: '',
    holderName: '',
    isDefault: false,
  },
} as const satisfies Record<Means, object>

/** Puts a new product on the shelf, with this quantity. */
export async function shelve(db: Pool, stock: number, priceCents = 4999): Promise<Goods> {
  await db.query(`
    insert into brand (id, name) values ('soak', 'Soak') on conflict do nothing;
    insert into category (id, level, position, name_en, name_fr) values ('soak', 1, 1, 'Soak', 'Soak') on conflict do nothing`)
  const { rows } = await db.query(
    `with number as (select count(*)::int + 100001 as n from soak.shelf), item as (
       insert into product (item_no, brand_id, category_id, name_en, name_fr, description_en, description_fr, no_of_payments,
         image_url, images, default_edp, weight_grams, added_at, min_price_cents, max_price_cents)
       select n::text, 'soak', 'soak', 'Kettle ' || n, 'Bouilloire ' || n, '', '', 6, 'kettle.svg', '{kettle.svg}', n, 900,
         '2026-01-01', $2, $2 from number
     ), style as (
       insert into product_style (item_no, code, position, colour, name_en, name_fr, image_url)
       select n::text, 'RED', 1, 'red', 'Red', 'Rouge', 'kettle.svg' from number
     ), shelf as (
       insert into soak.shelf (edp_no, quantity) select n, $1 from number
     )
     insert into edp (edp_no, item_no, style_code, price_cents, quantity)
     select n, n::text, 'RED', $2, $1 from number returning edp_no as "edpNo", item_no as "itemNo"`,
    [stock, priceCents],
  )
  return rows[0]
}

/** Puts more of it on the shelf. */
export async function restock(db: Pool, { edpNo }: Goods, more: number): Promise<void> {
  await db.query(
    `with known as (update soak.shelf set quantity = quantity + $2 where edp_no = $1)
     update edp set quantity = quantity + $2 where edp_no = $1`,
    [edpNo, more],
  )
}

/** A promo code that all customers together may use this often. */
export async function promoCode(db: Pool, uses: number): Promise<string> {
  const code = `SOAK-${randomBytes(6).toString('hex').toUpperCase()}`
  await db.query(
    `with known as (insert into soak.promo (code) values ($1))
     insert into promo_code (code, type, amount_cents, description_en, description_fr, max_uses)
     values ($1, 'amount', 500, '5 $ off', '5 $ de rabais', $2)`,
    [code, uses],
  )
  return code
}

/** A gift card with this balance. */
export async function giftCard(db: Pool, balanceCents: number): Promise<string> {
  const { rows } = await db.query(
    `with card as (
       insert into gift_card (number_hash, secret_hash, last_digits, balance_cents) values ($1, $2, '0050', $3) returning id
     )
     insert into soak.gift_card (id, balance_cents) select id, $3 from card returning id::text`,
    [randomBytes(32), randomBytes(32), balanceCents],
  )
  return rows[0].id
}

/** This many guests, each with one of the goods in a bag, and with a home in each of the provinces. */
export async function buyers(db: Pool, count: number, options: BagOptions): Promise<Buyer[]> {
  const { goods, promo = null, giftCard = null, installments = 1, payment = 'card' } = options
  const made = Array.from({ length: count }, () => ({
    guid: randomUUID(),
    token: randomBytes(32).toString('base64url'),
    email: `${randomUUID()}@example.com`,
  }))
  const { rows } = await db.query<{ guid: string; edp: string }>(
    `with buyer as (
       select guid, hash, email, ($4::text[])[1 + n % array_length($4::text[], 1)] as province
       from unnest($1::uuid[], $2::bytea[], $3::text[]) with ordinality as one (guid, hash, email, n)
     ), made as (
       insert into customer (email, is_guest, first_name, last_name, language, created_at)
       select email, true, 'Maya', 'Tremblay', 'en', $10 from buyer returning edp, email
     ), who as (
       select edp, guid, hash, province from made join buyer using (email)
     ), home as (
       insert into address (customer_edp, is_billing, first_name, last_name, address1, city, province, zip_code, phone)
       select edp, is_billing, 'Maya', 'Tremblay', '128 Rideau Street', 'Ottawa', province, 'K1N 5X4', '613-555-0142'
       from who, unnest('{true,false}'::bool[]) as is_billing returning id, customer_edp, is_billing
     ), token as (
       insert into token (hash, kind, customer_edp, expires_at) select hash, 'customer', edp, $10::timestamptz + interval '1 day' from who
     ), bag as (
       insert into cart (guid, customer_edp, province, no_of_installments, ship_method_id, shipping_address_id, card,
         created_at, changed_at)
       select guid, edp, province, $5, 'standard', home.id, $6::jsonb, $10, $10
       from who join home on home.customer_edp = who.edp and not home.is_billing
     ), line as (
       insert into cart_line (guid, edp_no, quantity, price_cents)
       select guid, edp_no, 1, price_cents from who, edp where edp_no = $7
     ), promo as (
       insert into cart_promo (guid, code, position) select guid, $8, 1 from who where $8::text is not null
     ), gift as (
       insert into cart_gift_card (guid, gift_card_id, position) select guid, $9::bigint, 1 from who where $9::text is not null
     )
     select guid, edp::text from who`,
    [
      made.map(({ guid }) => guid),
      made.map(({ token }) => createHash('sha256').update(token).digest()),
      made.map(({ email }) => email),
      provinces,
      installments,
      JSON.stringify(means[payment]),
      goods.edpNo,
      promo,
      giftCard,
      // The run's clock, which the database does not know.
      new Date(),
    ],
  )
  const edps = new Map(rows.map(({ guid, edp }) => [guid, Number(edp)]))
  return made.map(({ guid, token }) => ({ guid, token, edp: edps.get(guid) ?? 0 }))
}
