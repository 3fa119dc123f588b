import type { Language } from '@onair/core/language'
import type { Province } from '@onair/core/provinces'
import { type AddressRow, addressJson, type CardRow, cardJson } from '../account/account.rows.ts'
import { priceNow, priceUntil, wasPriceNow, windowAt } from '../catalogue/price-window.ts'
import { isGiftCardOf } from '../catalogue/product.ts'
import { type Queryable, statement } from '../kernel/db/pool.ts'
import { asEdited, type EditedOrder } from './edited.ts'

export type LineRow = {
  id: string
  itemNo: string
  edpNo: number
  quantity: number
  seenPriceCents: number
  /** A donation's chosen amount, else the style's price. */
  priceCents: number
  /** A donation's amount that the shopper chose; null if the line costs the style's price. */
  amountCents: number | null
  wasPriceCents: number | null
  /** When the price window that lowers the price ends for this line. An instant of PostgreSQL's JSON. */
  priceUntil: string | null
  /** When units were last added to it while a price window was open. */
  putInAt: string | null
  stock: number
  nameEn: string
  nameFr: string
  styleEn: string | null
  styleFr: string | null
  sizeEn: string | null
  sizeFr: string | null
  sellerType: 'Marketplace' | 'OAPartner' | null
  isDonation: boolean
  isGiftCard: boolean
  /** Withdrawn since it was added to the bag. */
  withdrawn: boolean
  noOfPayments: number
  imageUrl: string
  weightGrams: number
}

/** A promo code on the bag, with its limits. */
export type PromoRow = {
  code: string
  type: 'percent' | 'amount' | 'free-shipping'
  percent: number | null
  amountCents: number | null
  descriptionEn: string
  descriptionFr: string
  /** ISO instants. */
  startsAt: string | null
  endsAt: string | null
  minGoodsCents: number
  isStackable: boolean
  /** Whether all customers together have reached its limit. */
  usedUp: boolean
  /** Whether this customer has reached the limit; false while the customer is unknown. */
  usedUpByCustomer: boolean
}

/** A gift card on the bag. Gift cards pay first. */
export type GiftCardRow = { id: string; lastDigits: string; balanceCents: number; expiresOn: string | null }

/** A bag with everything that its reply, its review and its order need, read by one statement. */
export type BagRow = {
  guid: string
  /** Changes with every write to the bag: each write updates its row. */
  version: string
  edp: number | null
  province: Province
  noOfInstallments: number
  shipMethodId: string
  shippingAddressId: string | null
  saveCard: boolean
  orderedAt: Date | null
  /** The customer for whom the bag is put aside while an order is edited. */
  putAsideFor: number | null
  edit: EditedOrder | null
  card: CardRow | null
  lines: LineRow[]
  promos: PromoRow[]
  giftCards: GiftCardRow[]
  customer: { email: string; language: Language; isGuest: boolean; isEmployee: boolean; isOnHold: boolean } | null
  addresses: AddressRow[]
}

/** SQL for the units of a style in the order that a bag edits; `:guid` is the bag. */
export const orderedInEdit = `coalesce((select sum(ordered.quantity)::int from cart editing
      join order_line ordered on ordered.order_no = editing.modify_order_no
      where editing.guid = :guid and ordered.edp_no = edp.edp_no), 0)`

/** SQL for whether the order that a bag edits uses a promo code. */
const inEdit = `exists(select 1 from placed_order edited where edited.order_no = cart.modify_order_no
          and edited.promotions @> jsonb_build_array(jsonb_build_object('code', promo.code)))`

/** SQL that joins the price window that applies to a line at an instant, given as a parameter. */
export const lineWindow = (line: string, now: string) => windowAt('edp.item_no', now, `${line}.put_in_at`)

/** SQL for a line's unit price: a donation's chosen amount, otherwise the style's price in its window. */
export const linePrice = (line: string) =>
  `case when product.is_donation then coalesce(${line}.amount_cents, edp.price_cents) else ${priceNow()} end`

/** SQL for whether a product is a gift card for sale. */
export const isGiftCard = isGiftCardOf('product')

/** SQL for the stock of a line's style and size; none if it is no longer offered, even if a return restocks it. */
export const stockOf = 'case when edp.is_offered then edp.quantity else 0 end'

/**
 * SQL for a promo code as JSON, with whether all customers or this member have used it up. Uses by guests are checked only when
 * placing: anybody can type an e-mail, and must not learn what its owner did. A code of the order that the bag edits stays valid.
 */
export const promoJson = `json_build_object('code', promo.code, 'type', promo.type, 'percent', promo.percent,
        'amountCents', promo.amount_cents, 'descriptionEn', promo.description_en, 'descriptionFr', promo.description_fr,
        'startsAt', promo.starts_at, 'endsAt', case when ${inEdit} then null else promo.ends_at end, 'minGoodsCents', promo.min_goods_cents,
        'isStackable', promo.is_stackable, 'usedUp', coalesce(promo.uses >= promo.max_uses, false) and not ${inEdit},
        'usedUpByCustomer', exists(select 1 from promo_member used
          where used.code = promo.code and used.customer_edp = cart.customer_edp and used.uses >= promo.max_uses_per_customer)
          and not ${inEdit})`

const selectBag = `
  select cart.guid, cart.xmin::text as version, cart.customer_edp as edp, cart.province, cart.no_of_installments as "noOfInstallments",
    cart.ship_method_id as "shipMethodId", cart.shipping_address_id::text as "shippingAddressId",
    cart.save_card as "saveCard", cart.ordered_at as "orderedAt", cart.put_aside_for as "putAsideFor",
    case when cart.modify_order_no is not null then (
      select json_build_object('orderNo', edited.order_no, 'placedAt', edited.placed_at, 'deadline', edited.editable_until,
        'lines', (select json_agg(json_build_object('edpNo', edp_no, 'quantity', quantity, 'priceCents', price_cents))
          from order_line where order_line.order_no = edited.order_no))
      from placed_order edited where edited.order_no = cart.modify_order_no) end as edit,
    coalesce(cart.card::json, (select ${cardJson} from credit_card where credit_card.id = cart.credit_card_id)) as card,
    coalesce((
      select json_agg(json_build_object('id', line.id::text, 'itemNo', edp.item_no, 'edpNo', edp.edp_no,
        'quantity', line.quantity, 'seenPriceCents', line.price_cents,
        'priceCents', ${linePrice('line')}, 'amountCents', line.amount_cents,
        'wasPriceCents', case when line.amount_cents is null then ${wasPriceNow()} end,
        'priceUntil', case when not product.is_donation then ${priceUntil('edp', 'line.put_in_at')} end, 'putInAt', line.put_in_at,
        'stock', ${stockOf},
        'nameEn', product.name_en, 'nameFr', product.name_fr,
        'styleEn', style.name_en, 'styleFr', style.name_fr, 'sizeEn', size.name_en, 'sizeFr', size.name_fr,
        'sellerType', product.seller_type, 'isDonation', product.is_donation,
        'isGiftCard', ${isGiftCard}, 'withdrawn', product.withdrawn_at is not null, 'noOfPayments', product.no_of_payments,
        'weightGrams', product.weight_grams,
        'imageUrl', coalesce(nullif(style.image_url, ''), product.image_url)) order by line.id)
      from cart_line line
      join edp on edp.edp_no = line.edp_no
      join product on product.item_no = edp.item_no
      ${lineWindow('line', ':now')}
      -- A donation's style is its usual amount: a chosen amount replaces it.
      left join product_style style
        on style.item_no = edp.item_no and style.code = edp.style_code and line.amount_cents is null
      left join product_size size on size.item_no = edp.item_no and size.code = edp.size_code
      where line.guid = cart.guid
    ), '[]') as lines,
    coalesce((
      select json_agg(${promoJson}
        order by cart_promo.position, promo.code)
      from cart_promo join promo_code promo on promo.code = cart_promo.code where cart_promo.guid = cart.guid
    ), '[]') as promos,
    coalesce((
      select json_agg(json_build_object('id', gift_card.id::text, 'lastDigits', gift_card.last_digits,
        'balanceCents', gift_card.balance_cents + coalesce(charged.cents, 0)::int,
        'expiresOn', case when charged.cents > 0 then null else gift_card.expires_on end)
        order by cart_gift_card.position, gift_card.id)
      from cart_gift_card join gift_card on gift_card.id = cart_gift_card.gift_card_id
      -- What the card paid for the order that the bag edits.
      left join lateral (select -sum(amount_cents) as cents from gift_card_entry entry
        where entry.order_no = cart.modify_order_no and entry.gift_card_id = gift_card.id) charged on true
      where cart_gift_card.guid = cart.guid
    ), '[]') as "giftCards",
    (select json_build_object('email', customer.email, 'language', customer.language, 'isGuest', customer.is_guest,
      'isEmployee', customer.is_employee, 'isOnHold', customer.is_on_hold) from customer where customer.edp = cart.customer_edp) as customer,
    coalesce((select json_agg(${addressJson} order by address.id) from address
      where address.customer_edp = cart.customer_edp), '[]') as addresses
  from cart`

const readByGuid = statement<BagRow, { guid: string; now: Date }>('bag.by-guid', `${selectBag} where cart.guid = :guid`)
/** A bag at an instant's prices. */
export const bagByGuid = async (on: Queryable, guid: string, now: Date): Promise<BagRow[]> =>
  (await readByGuid(on, { guid, now })).map(asEdited)

const readOfCustomer = statement<BagRow, { edp: number; now: Date }>(
  'bag.of-customer',
  `${selectBag} where cart.customer_edp = :edp and cart.ordered_at is null`,
)
/** The customer's open bag at an instant's prices. */
export const bagOfCustomer = async (on: Queryable, edp: number, now: Date): Promise<BagRow[]> =>
  (await readOfCustomer(on, { edp, now })).map(asEdited)

/** Locks the bag until the transaction ends. */
export const lockBag = statement<never, { guid: string }>('bag.lock', 'select from cart where guid = :guid for update')

/** Removes a guest's personal data from a bag: address, card, and gift cards. */
export const dropGuest = statement<never, { guid: string }>(
  'bag.drop-guest',
  `with cards as (delete from cart_gift_card where guid = :guid)
   update cart set customer_edp = null, shipping_address_id = null, credit_card_id = null, card = null, save_card = false
   where guid = :guid`,
)

/** The number of units in an open bag; no row if there is no such bag. */
export const countOf = statement<{ count: number }, { guid: string }>(
  'bag.count',
  `select coalesce((select sum(quantity) from cart_line where cart_line.guid = cart.guid), 0)::int as count
   from cart where guid = :guid and ordered_at is null`,
)

/** SQL that updates the bag first, so that a write waits for an order of the bag that is being placed, and finds it ordered. */
export const touchBag = (set: string) => `open as (
    update cart set ${set} where guid = :guid and ordered_at is null returning guid
  )`

/** The state of the bag that was written to. */
export type BagState = { cart: 'open' | 'ordered' | 'missing' }

/** SQL for the state of the bag that was written to. */
export const bagState = `case when exists(select 1 from open) then 'open'
    when exists(select 1 from cart where guid = :guid) then 'ordered' else 'missing' end as cart`

export const setInstallments = statement<BagState, { guid: string; count: number; now: Date }>(
  'bag.set-installments',
  `with ${touchBag('no_of_installments = :count, changed_at = :now')} select ${bagState}`,
)

/** Sets the province, and removes an address in another province: the checkout asks for it again. */
export const setProvince = statement<BagState, { guid: string; province: Province; now: Date }>(
  'bag.set-province',
  `with ${touchBag(`province = :province::text, changed_at = :now, shipping_address_id =
      (select id from address where address.id = shipping_address_id and address.province = :province::text)`)} select ${bagState}`,
)
