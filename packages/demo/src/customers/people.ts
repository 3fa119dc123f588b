import { addDays, planTimeZone, zonedDate, zonedInstant } from '@onair/core/dates'
import { normaliseAnswer } from '@onair/core/sign-in'
import { inTransaction, type Pool, type Queryable, statement } from '@onair/server/database'
import {
  type AddressRow,
  type BagRow,
  defaultShipMethodId,
  hashPassword,
  isGiftCard,
  type LineRow,
  type NewOrder,
  newOrder,
  nextOrderNo,
  post,
  priceBag,
  saleEntries,
  writeOrder,
} from '@onair/server/seeding'
import { recordLaterPayments } from './later-payments.ts'
import { type DemoOrder, demoPassword, type Person, people } from './people.data.ts'

// Ordering by a hash picks the same products in every database of the channel, spread over the departments.
const pickLines = statement<LineRow, [kind: string, count: number]>(
  'demo.pick-lines',
  `select '' as id, product.item_no as "itemNo", edp.edp_no as "edpNo", 1 as quantity, edp.price_cents as "seenPriceCents",
     edp.price_cents as "priceCents", null::int as "amountCents", false as withdrawn, edp.was_price_cents as "wasPriceCents", edp.quantity as stock,
     product.name_en as "nameEn", product.name_fr as "nameFr", style.name_en as "styleEn", style.name_fr as "styleFr",
     size.name_en as "sizeEn", size.name_fr as "sizeFr", product.seller_type as "sellerType",
     product.is_donation as "isDonation", ${isGiftCard} as "isGiftCard", product.no_of_payments as "noOfPayments",
     product.weight_grams as "weightGrams",
     coalesce(nullif(style.image_url, ''), product.image_url) as "imageUrl"
   from product
   join edp on edp.edp_no = product.default_edp
   left join product_style style on style.item_no = edp.item_no and style.code = edp.style_code
   left join product_size size on size.item_no = edp.item_no and size.code = edp.size_code
   where product.withdrawn_at is null and not ${isGiftCard} and case $1
     when 'donation' then product.is_donation
     when 'market' then product.seller_type = 'Marketplace' and not product.is_donation
     when 'partner' then product.seller_type = 'OAPartner' and not product.is_donation
     when 'easy' then product.seller_type is null and not product.is_donation and product.no_of_payments >= 5
     else product.seller_type is null and not product.is_donation end
   order by md5(product.item_no) limit $2`,
)

/** Hands out order lines by kind of product, round robin. */
async function orderLines(on: Queryable) {
  const shelves = new Map<string, LineRow[]>()
  for (const kind of ['own', 'easy', 'market', 'partner', 'donation']) shelves.set(kind, await pickLines(on, kind, 24))
  // A small catalogue may lack a kind; the channel's own products stand in.
  return (kind: string): LineRow | undefined => {
    const shelf = shelves.get(kind)?.length ? shelves.get(kind) : shelves.get('own')
    const line = shelf?.shift()
    if (line) shelf?.push(line)
    return line
  }
}

/**
 * Loads the customers of the demonstration with their addresses, cards and orders: one order in every state, and a
 * running Easy Pay. All dates are relative to today. Does nothing if the customers exist. The catalogue must be loaded
 * first.
 */
export async function loadPeople({ pool, clock }: { pool: Pool; clock: () => Date }): Promise<void> {
  const now = clock()
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query('select 1 from customer where email = $1', [people[0]?.email])
    if (rowCount) return
    const hashes = await Promise.all(people.map(() => hashPassword(demoPassword)))
    const nextLine = await orderLines(client)
    for (const [index, person] of people.entries()) {
      const edp = await loadPerson(client, person, hashes[index] ?? '', now)
      // Oldest first, so that order numbers grow with time.
      for (const order of person.orders.toReversed()) await loadOrder(client, person, edp, order, nextLine, now)
      await addFavourites(client, edp, person.favourites ?? 0, now)
    }
  })
}

async function loadPerson(on: Queryable, person: Person, passwordHash: string, now: Date): Promise<number> {
  const { email, firstName, lastName, language, flag, home, cottage, cards } = person
  const since = zonedInstant(addDays(zonedDate(now, planTimeZone), -400), '10:00', planTimeZone)
  const { rows } = await on.query<{ edp: number }>(
    `insert into customer (email, password_hash, is_guest, language, first_name, last_name, created_at, is_employee, is_on_hold)
     values ($1, $2, false, $3, $4, $5, $6, $7, $8) returning edp`,
    [email, passwordHash, language, firstName, lastName, since, flag === 'is_employee', flag === 'is_on_hold'],
  )
  const edp = rows[0]?.edp ?? 0
  if (person.security) {
    await on.query('update customer set security_question_id = $2, security_answer_hash = $3 where edp = $1', [
      edp,
      person.security.questionId,
      await hashPassword(normaliseAnswer(person.security.answer)),
    ])
  }
  const places = [
    { place: home, isBilling: true, isDefault: false },
    { place: home, isBilling: false, isDefault: true },
    { place: cottage, isBilling: false, isDefault: false },
  ]
  for (const { place, isBilling, isDefault } of places) {
    if (!place) continue
    await on.query(
      `insert into address (customer_edp, is_billing, is_default, first_name, last_name, address1, address2, city, province, zip_code, phone)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        edp,
        isBilling,
        isDefault,
        firstName,
        lastName,
        place.address1,
        place.address2 ?? null,
        place.city,
        place.province,
        place.zipCode,
        place.phone,
      ],
    )
  }
  for (const [index, card] of cards.entries()) {
    await on.query(
      `insert into credit_card (customer_edp, token, card_type, last_digits, expiry_month, expiry_year, holder_name, is_default)
       values ($1, $2, $3, $4, '11', $5, $6, $7)`,
      [
        edp,
        card.token,
        card.cardType,
        card.lastDigits,
        String(now.getUTCFullYear() + 3),
        `${firstName} ${lastName}`,
        index === 0,
      ],
    )
  }
  return edp
}

/** Adds favourites, one every third day. */
async function addFavourites(on: Queryable, edp: number, count: number, now: Date): Promise<void> {
  await on.query(
    `insert into favourite (customer_edp, item_no, added_at)
     select $1, item_no, $2::timestamptz - interval '3 days' * row_number() over (order by md5('kept ' || item_no))
     from product where not is_donation and withdrawn_at is null order by md5('kept ' || item_no) limit $3`,
    [edp, now, count],
  )
}

/** When an order was placed, shipped and delivered. */
function timesOf({ daysAgo, minutesAgo, shippedAfter, deliveredAfter }: DemoOrder, now: Date) {
  const today = zonedDate(now, planTimeZone)
  const at = (days: number | undefined, time: string) =>
    days === undefined ? null : zonedInstant(addDays(today, days - daysAgo), time, planTimeZone)
  const placedAt = minutesAgo === undefined ? at(0, '19:42') : new Date(now.getTime() - minutesAgo * 60_000)
  return { placedAt: placedAt ?? now, shippedAt: at(shippedAfter, '09:30'), deliveredAt: at(deliveredAfter, '14:05') }
}

type NextLine = Awaited<ReturnType<typeof orderLines>>

/** The bag from which an order is placed. */
function bagOf(person: Person, edp: number, order: DemoOrder, nextLine: NextLine, now: Date): BagRow | undefined {
  const { firstName, lastName, language, email, home, cards } = person
  const [card] = cards
  if (!home || !card) return undefined
  const address: AddressRow = {
    id: 'home',
    isBilling: true,
    isDefault: false,
    firstName,
    lastName,
    address2: null,
    isPOBox: false,
    accessPoint: null,
    ...home,
  }
  const lines = order.lines.flatMap((kind, index) => {
    const line = nextLine(kind)
    return line ? [{ ...line, quantity: index === 1 ? 2 : 1 }] : []
  })
  const expiryYear = String(now.getUTCFullYear() + 3)
  return {
    guid: '',
    version: '',
    edp,
    province: home.province,
    noOfInstallments: order.installments ?? 1,
    shipMethodId: order.shipMethodId ?? defaultShipMethodId,
    shippingAddressId: 'home',
    saveCard: false,
    orderedAt: null,
    putAsideFor: null,
    edit: null,
    card: { id: '', ...card, expiryMonth: '11', expiryYear, holderName: `${firstName} ${lastName}`, isDefault: true },
    lines,
    promos: [],
    giftCards: [],
    customer: { email, language, isGuest: false, isEmployee: false, isOnHold: false },
    addresses: [address],
  }
}

async function loadOrder(on: Queryable, person: Person, edp: number, demo: DemoOrder, nextLine: NextLine, now: Date) {
  const bag = bagOf(person, edp, demo, nextLine, now)
  const [next] = await nextOrderNo(on)
  if (!next || !bag || bag.lines.length === 0) return
  const { placedAt, shippedAt, deliveredAt } = timesOf(demo, now)
  const { orderNo } = next
  const made = newOrder(bag, priceBag(bag, placedAt), {
    orderNo,
    edp,
    language: person.language,
    placedAt,
    editMinutes: 60,
  })
  const order: NewOrder = {
    ...made,
    cartGuid: null,
    state: demo.state,
    subOrders: made.subOrders.map((part) => ({ ...part, shippedAt, deliveredAt })),
  }
  await writeOrder(on, order)
  const token = bag.card?.token ?? ''
  await pay(on, order, token, shippedAt)
  if (order.noOfInstallments > 1) await recordLaterPayments(on, order, { token, declined: demo.declined ?? false, now })
  if (demo.returned)
    await recordReturn(on, order, demo.returned, addDays(zonedDate(deliveredAt ?? now, planTimeZone), 5))
}

/** Writes the first payment of an order in the state that fits the order's. */
async function pay(on: Queryable, order: NewOrder, token: string, shippedAt: Date | null): Promise<void> {
  const { orderNo, placedAt, state } = order
  const amount = order.instalments[0]?.amountCents ?? 0
  const reference = `demo-${orderNo}`
  const paid = state === 'cancelled' ? 'voided' : shippedAt ? 'captured' : 'authorised'
  await on.query(
    `insert into payment (reference, customer_edp, order_no, token, amount_cents, state, authorization_id, capture_id,
       held_until)
     values ($1, $2, $3, $4, $5, $6::payment_state, 'au_' || $7,
       case when $6::payment_state = 'captured' then 'ca_' || $7 end, $8)`,
    // The capture sandbox accepts authorisations and captures of this form without having made them.
    [reference, order.edp, orderNo, token, amount, paid, `demo_${amount}_${reference}`, placedAt],
  )
  await post(on, orderNo, 'placed', placedAt, saleEntries(order))
  if (shippedAt) await post(on, orderNo, 'captured', shippedAt, { card: amount, receivable: -amount })
  if (state === 'cancelled') {
    const undone = Object.entries(saleEntries(order)).map(([account, cents]) => [account, -cents])
    await post(on, orderNo, 'cancelled', placedAt, Object.fromEntries(undone))
  }
}

/** Records the last `count` lines of an order as returned and refunded. */
async function recordReturn(on: Queryable, order: NewOrder, count: number, day: string): Promise<void> {
  const lines = order.subOrders.flatMap(({ shipOrderNo, lines }) =>
    lines.map((line, index) => ({ ...line, shipOrderNo, position: index + 1 })),
  )
  for (const { shipOrderNo, position, priceCents, quantity, taxCents } of lines.slice(-count)) {
    await on.query('update order_line set returned_quantity = quantity where ship_order_no = $1 and position = $2', [
      shipOrderNo,
      position,
    ])
    const price = priceCents * quantity
    const at = zonedInstant(day, '11:20', planTimeZone)
    await on.query(`update payment set refunded_cents = refunded_cents + $2 where order_no = $1`, [
      order.orderNo,
      price + taxCents,
    ])
    await post(on, order.orderNo, 'refunded', at, { sales: price, tax: taxCents, card: -(price + taxCents) })
  }
}
