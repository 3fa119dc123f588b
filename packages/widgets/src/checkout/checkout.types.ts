import type { Account } from '@onair/core/account/client'
import type { AccessPoint } from '@onair/core/address'
import type { Bag } from '@onair/core/bag/client'
import type { GiftCardErrors, GiftCardForm } from '@onair/core/gift-card'
import type { ReadonlySignal } from '@preact/signals-core'
import type { AddressProblems } from '../parts/address-values.ts'
import type { DeliveryErrors, DeliveryForm } from './delivery/delivery-form.ts'
import type { Captured } from './payment/capture.model.ts'
import type { Change } from './placing/changes.ts'
import type { Step } from './steps/steps.ts'

export type SavedCard = Account['creditCards'][number]

/**
 * What stands in the way, and at which step it is said.
 *
 * - `refused`: the server's own sentences, and what the order could go on `without`. `unreachable`: nothing was changed, the same button tries again.
 * - `captureAway`: the capture service gave no token.
 * - `unknown`: an order was sent and no answer came. `unsure`: the server says why it cannot place it now. Both are sent
 *   again as they were.
 * - `walletAsks`: what was approved at the wallet waits for what the wallet did not tell; the form holds what it did.
 * - `walletWaits`: the shop could not find out what was approved. It still counts, and can be asked for again.
 * - `changed`: the order is no longer what was reviewed; it has been read again, and can be accepted as it is now.
 */
export type Problem = { step: Step } & (
  | { kind: 'refused'; messages: string[]; without?: Without }
  | { kind: 'unsure' | 'walletWaits'; messages: string[] }
  | { kind: 'changed'; messages: string[]; changes: Change[] }
  | { kind: 'unreachable' | 'captureAway' | 'unknown' | 'walletAsks' }
)

/** The promo codes, or the gift cards by their ids, that an order was refused for. */
export type Without = { what: 'promoCodes' | 'giftCards'; which: string[] }

export type Placed = { orderNo: string; grandTotal: number }

export type CheckoutModel = {
  /** The bag, with what is personal in it as last told. */
  bag: ReadonlySignal<Bag>
  /** The one step that is open. */
  open: ReadonlySignal<Step>
  done: ReadonlySignal<ReadonlySet<Step>>
  /** What is under way: a step, or placing the order. Nothing else is begun meanwhile. */
  busy: ReadonlySignal<Step | 'placing' | undefined>
  problem: ReadonlySignal<Problem | undefined>
  /** What is wrong in the delivery form, field by field. */
  deliveryErrors: ReadonlySignal<DeliveryErrors>
  /** The same of the billing address. */
  billingErrors: ReadonlySignal<AddressProblems>
  /** The customer's saved cards; empty for guests and until they are read. */
  cards: ReadonlySignal<readonly SavedCard[]>
  /** In how many payments, a change under way included. */
  installments: ReadonlySignal<number>
  /** Whether the order has been read as it would be placed. */
  reviewed: ReadonlySignal<boolean>
  placed: ReadonlySignal<Placed | undefined>
  /** What was typed into the delivery form, for when it is shown again. */
  draft(): DeliveryForm | undefined
  keepDraft(form: DeliveryForm): void
  /** Reads what a page that has just come to life lacks: the cards, the review, an attempt whose outcome is not known. */
  begin(): Promise<void>
  /** Opens a step that was done before. */
  change(step: Step): void
  goOnAsGuest(): void
  /** After a sign-in: the bag has been merged. */
  signedIn(): Promise<void>
  /** To the typed address. Opens the guest account the first time. */
  deliverTo(form: DeliveryForm): Promise<void>
  deliverToKnown(addressId: string, billing?: DeliveryForm['billing']): Promise<void>
  /** To a pick-up point of the carrier's; the form says for whom, and where the bill goes. */
  pickUpAt(point: AccessPoint, form: DeliveryForm): Promise<void>
  shipBy(shipMethodId: string): Promise<void>
  /** Quick changes of mind: the last one counts. */
  payIn(noOfInstallments: number): Promise<void>
  payWithSaved(card: Pick<SavedCard, 'id' | 'cardType'>): Promise<void>
  /** With the card that the capture frame gives. */
  payWithNew(capture: () => Promise<Captured>, save: boolean): Promise<void>
  /** With the card that the bag has already, or with what its gift cards hold. */
  payAsBefore(): void
  /** Takes back how the bag is paid, apart from its gift cards. */
  dropPayment(): Promise<void>
  /** What is wrong in the gift card form, field by field. */
  giftCardErrors: ReadonlySignal<GiftCardErrors>
  /** @returns whether the card pays now */
  addGiftCard(form: GiftCardForm): Promise<boolean>
  /** @returns whether it is gone */
  dropGiftCard(id: string): Promise<boolean>
  /** Takes of a line what can still be had of it: a smaller quantity, or none. Then reviews again. */
  takeLeft(lineId: string): Promise<void>
  /** Asks again what was approved at the wallet. */
  goOnWithWallet(): Promise<void>
  /** Goes on without what the last attempt was refused for. */
  goOnWithout(): Promise<void>
  review(): Promise<void>
  /** Places the order as it was reviewed; again, where an earlier attempt's outcome is not known. */
  place(): Promise<void>
}
