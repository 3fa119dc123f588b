import { statement } from '../kernel/db/pool.ts'

/** A gift card, read with its number and PIN. */
export type OpenGiftCard = { id: string; lastDigits: string; balanceCents: number; expiresOn: string | null }

/**
 * Reads a card by number and PIN; no row if either is wrong, or the card is locked. Wrong PINs are counted under the row's lock,
 * so that concurrent guesses all count; `mostWrongPins` in a row lock the card. Every refusal writes one row, also for an unknown
 * number or a locked card: otherwise its response time would tell it apart from a wrong PIN.
 */
export const openGiftCard = statement<
  OpenGiftCard,
  { numberHash: Buffer; secretHash: Buffer; now: Date; lockedUntil: Date; mostWrongPins: number }
>(
  'gift-card.open',
  `with card as (
     select id, last_digits, balance_cents, expires_on, wrong_pins, secret_hash = :secretHash as opens,
       coalesce(locked_until > :now, false) as locked
     from gift_card where number_hash = :numberHash for no key update
   ), tried as (
     update gift_card set
       wrong_pins = case when card.opens or card.wrong_pins + 1 >= :mostWrongPins then 0 else card.wrong_pins + 1 end,
       locked_until = case when not card.opens and card.wrong_pins + 1 >= :mostWrongPins then :lockedUntil::timestamptz end
     from card where gift_card.id = card.id and not card.locked and (not card.opens or card.wrong_pins > 0)
     returning 1
   ), alike as (
     insert into gift_card_tries as tried (who, failures, since)
     select :numberHash, 1, :now where not exists(select from card where opens and not locked) and not exists(select from tried)
     on conflict (who) do update set failures = tried.failures + 1
   )
   select id::text, last_digits as "lastDigits", balance_cents as "balanceCents", expires_on as "expiresOn"
   from card where opens and not locked`,
)

/** Adds a card to the customer's bag, after the others. Adding it again is no error. */
export const payByGiftCard = statement<
  { bag: boolean; chosen: boolean },
  { edp: number; cardId: string; most: number; now: Date }
>(
  'gift-card.pay-by',
  `with open as (
     update cart set changed_at = :now where customer_edp = :edp and ordered_at is null returning guid
   ), present as (
     select gift_card_id, position from cart_gift_card join open using (guid)
   ), added as (
     insert into cart_gift_card (guid, gift_card_id, position)
     select guid, :cardId::bigint, (select coalesce(max(position), 0) + 1 from present) from open
     where (select count(*) from present) < :most
     on conflict do nothing returning 1
   )
   select exists(select 1 from open) as bag,
     exists(select 1 from added) or exists(select 1 from present where gift_card_id = :cardId::bigint) as chosen`,
)

export const payWithoutGiftCard = statement<{ bag: boolean }, { edp: number; cardId: string; now: Date }>(
  'gift-card.pay-without',
  `with open as (
     update cart set changed_at = :now where customer_edp = :edp and ordered_at is null returning guid
   ), removed as (
     delete from cart_gift_card using open where cart_gift_card.guid = open.guid and gift_card_id::text = :cardId
   )
   select exists(select 1 from open) as bag`,
)

/** Inserts a card. No row if its number exists. */
export const insertGiftCard = statement<
  { id: string },
  { numberHash: Buffer; secretHash: Buffer; lastDigits: string; balanceCents: number; expiresOn: string | null }
>(
  'gift-card.insert',
  `insert into gift_card (number_hash, secret_hash, last_digits, balance_cents, expires_on) values (:numberHash, :secretHash, :lastDigits, :balanceCents, :expiresOn)
   on conflict (number_hash) do nothing returning id::text`,
)

/**
 * Charges an order's gift cards, and records the entries. Fewer rows than cards: a balance is too low, and the transaction must be
 * rolled back. Rows are locked in one order, so that two orders cannot deadlock. As in placing, the UPDATE joins nothing.
 */
export const chargeGiftCards = statement<
  { id: string },
  { ids: string[]; cents: number[]; orderNo: string; now: Date }
>(
  'gift-card.charge',
  `with locked as (
     select id from gift_card where id = any(:ids::bigint[]) order by id for no key update
   ), charged as (
     update gift_card set balance_cents = balance_cents - (:cents::int[])[array_position(:ids::bigint[], id)]
     where id = any(array(select id from locked)) and balance_cents >= (:cents::int[])[array_position(:ids::bigint[], id)]
     returning id, array_position(:ids::bigint[], id) as place
   ), written as (
     insert into gift_card_entry (gift_card_id, order_no, amount_cents, at)
     select id, :orderNo, -(:cents::int[])[place], :now from charged order by place
   )
   select id::text from charged`,
)

/** Refunds gift cards that an order charged, in full or in part. */
export const refundGiftCards = statement<never, { ids: string[]; cents: number[]; orderNo: string; now: Date }>(
  'gift-card.refund',
  `with locked as (
     select id from gift_card where id = any(:ids::bigint[]) order by id for no key update
   ), back as (
     update gift_card set balance_cents = balance_cents + (:cents::int[])[array_position(:ids::bigint[], id)]
     where id = any(array(select id from locked))
     returning id, array_position(:ids::bigint[], id) as place
   )
   insert into gift_card_entry (gift_card_id, order_no, amount_cents, at)
   select id, :orderNo, (:cents::int[])[place], :now from back order by place`,
)

/** An order's payments by each card, minus refunds, in the sequence of payment. */
export const giftCardsOf = statement<{ id: string; lastDigits: string; cents: number }, { orderNo: string }>(
  'gift-card.of-order',
  `select gift_card_id::text as id, last_digits as "lastDigits", -sum(amount_cents)::int as cents
   from gift_card_entry join gift_card on gift_card.id = gift_card_id where order_no = :orderNo
   group by gift_card_id, last_digits order by min(gift_card_entry.id)`,
)

/** An order's payments by each card, without deducting refunds. */
export const giftCardPayments = statement<{ id: string; lastDigits: string; cents: number }, { orderNo: string }>(
  'gift-card.payments',
  `select gift_card_id::text as id, last_digits as "lastDigits", -amount_cents as cents from gift_card_entry
   join gift_card on gift_card.id = gift_card_id where order_no = :orderNo and amount_cents < 0 order by gift_card_entry.id`,
)
