import { statement } from '../kernel/db/pool.ts'

/** The result of a step: whether the customer has a bag, and whether the choice is valid. Nothing is written unless both are true. */
export type StepWrite = { bag: boolean; chosen: boolean }

// Every step writes to the customer's open bag, and waits while an order of it is being placed.
const ofCustomer = 'customer_edp = :edp and ordered_at is null'
const stepped = `select exists(select 1 from cart where ${ofCustomer}) as bag, exists(select 1 from stepped) as chosen`

/** Ships the bag to an address of the account, whose province determines its taxes. */
export const sendTo = statement<StepWrite, { edp: number; addressId: string; now: Date }>(
  'checkout.send-to',
  `with target as (
     -- Waits for a concurrent deletion of the address, which then is not found.
     select id, province from address where customer_edp = :edp and id::text = :addressId for key share
   ), stepped as (
     update cart set shipping_address_id = target.id, province = target.province, changed_at = :now from target
     where cart.customer_edp = :edp and cart.ordered_at is null
     returning guid
   ) ${stepped}`,
)

export const shipBy = statement<StepWrite, { edp: number; shipMethodId: string; now: Date }>(
  'checkout.ship-by',
  `with stepped as (
     update cart set ship_method_id = :shipMethodId, changed_at = :now where ${ofCustomer} returning guid
   ) ${stepped}`,
)

export const payBySavedCard = statement<
  StepWrite,
  { edp: number; cardId: string; cardType: string; thisMonth: string; now: Date }
>(
  'checkout.pay-by-saved-card',
  `with stepped as (
     update cart set credit_card_id = credit_card.id, card = null, save_card = false, changed_at = :now from credit_card
     where cart.customer_edp = :edp and cart.ordered_at is null
       and credit_card.customer_edp = :edp and credit_card.id::text = :cardId and credit_card.card_type = :cardType
       and credit_card.expiry_year || '-' || credit_card.expiry_month >= :thisMonth
     returning guid
   ) ${stepped}`,
)

export const savedCardExpiry = statement<
  { month: string; year: string },
  { edp: number; cardId: string; cardType: string }
>(
  'checkout.saved-card-expiry',
  `select expiry_month as month, expiry_year as year from credit_card
   where customer_edp = :edp and id::text = :cardId and card_type = :cardType`,
)

export const payByNewCard = statement<StepWrite, { edp: number; card: string; save: boolean; now: Date }>(
  'checkout.pay-by-new-card',
  `with stepped as (
     update cart set credit_card_id = null, card = :card::jsonb, save_card = :save, changed_at = :now
     where ${ofCustomer} returning guid
   ) ${stepped}`,
)

/** Pays by the wallet, in one payment: the bag's instalments are reset to one. */
export const payByWallet = statement<StepWrite, { edp: number; wallet: string; now: Date }>(
  'checkout.pay-by-wallet',
  `with stepped as (
     update cart set credit_card_id = null, card = :wallet::jsonb, save_card = false, no_of_installments = 1, changed_at = :now
     where ${ofCustomer} returning guid
   ) ${stepped}`,
)

export const dropPayment = statement<StepWrite, { edp: number; id: string; now: Date }>(
  'checkout.drop-payment',
  `with stepped as (
     update cart set credit_card_id = null, card = null, save_card = false, changed_at = :now
     where ${ofCustomer} and :id in (card ->> 'id', credit_card_id::text) returning guid
   ) ${stepped}`,
)
