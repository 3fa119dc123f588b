import type { Account } from '@onair/core/account/client'
import type { AccessPoint } from '@onair/core/address'
import type { Bag } from '@onair/core/bag/client'
import type { GiftCardErrors, GiftCardForm } from '@onair/core/gift-card'
import type { ReadonlySignal } from '@preact/signals-core'
import type { Captured } from '../models/capture.model.ts'
import type { AddressProblems } from '../parts/address-values.ts'
import type { DeliveryErrors, DeliveryForm } from './delivery/delivery-form.ts'
import type { Change } from './placing/changes.ts'
import type { Step } from './steps/steps.ts'

export type SavedCard = Account['creditCards'][number]

/**
 * A problem, and the step that shows it.
 *
 * - `refused`: the server's own sentences, and the codes or cards that the order could do `without`. `unreachable`: nothing was
 *   changed; the same button retries.
 * - `captureAway`: the capture service gave no token.
 * - `unknown`: an order was sent and no reply came. `unsure`: the server says why it cannot place it now. Both are retried
 *   unchanged.
 * - `walletAsks`: the approved wallet payment lacks details, which the delivery form asks for; it contains the known ones.
 * - `walletWaits`: the shop could not read the approved payment, which stays valid and can be read again.
 * - `changed`: the order differs from the reviewed one; it has been read again and can be accepted as it is now.
 */
export type Problem = { step: Step } & (
  | { kind: 'refused'; messages: string[]; without?: Without }
  | { kind: 'unsure' | 'walletWaits'; messages: string[] }
  | { kind: 'changed'; messages: string[]; changes: Change[] }
  | { kind: 'unreachable' | 'captureAway' | 'unknown' | 'walletAsks' }
)

/** The promo codes, or the ids of the gift cards, that caused a refusal. */
export type Without = { what: 'promoCodes' | 'giftCards'; which: string[] }

/** `edited`: the order existed before, and was changed. */
export type Placed = { orderNo: string; grandTotal: number; edited?: true }

/** What an edit changes, in cents: the new total less the order's total, and the amount that it authorises now. */
export type EditDifference = { difference: number; toAuthorize: number }

export type CheckoutModel = {
  /** The bag, with the last known personal data. */
  bag: ReadonlySignal<Bag>
  /** The one step that is open. */
  open: ReadonlySignal<Step>
  done: ReadonlySignal<ReadonlySet<Step>>
  /** The pending action: a step, or placing the order. No other action begins meanwhile. */
  busy: ReadonlySignal<Step | 'placing' | undefined>
  problem: ReadonlySignal<Problem | undefined>
  /** The delivery form's errors by field. */
  deliveryErrors: ReadonlySignal<DeliveryErrors>
  /** The billing address's errors by field. */
  billingErrors: ReadonlySignal<AddressProblems>
  /** The customer's saved cards; empty for guests and until they are read. */
  cards: ReadonlySignal<readonly SavedCard[]>
  /** The number of payments, including a pending change. */
  installments: ReadonlySignal<number>
  /** Whether the order was read for review. */
  reviewed: ReadonlySignal<boolean>
  placed: ReadonlySignal<Placed | undefined>
  /** The number of the order that the bag became in another window: this window has nothing left to do. */
  ordered: ReadonlySignal<string | undefined>
  /** What the reviewed edit of an order changes; undefined for a new order. */
  edit: ReadonlySignal<EditDifference | undefined>
  /** The delivery form's text, restored when the form shows again. */
  draft(): DeliveryForm | undefined
  saveDraft(form: DeliveryForm): void
  /** Reads what the page needs after hydration: the cards, the review, an attempt with an unknown result. */
  begin(): Promise<void>
  /** Opens a finished step. */
  change(step: Step): void
  goOnAsGuest(): void
  /** After a sign-in: the bag has been merged. */
  signedIn(): Promise<void>
  /** Sets the typed billing address of a bag that ships nothing. Creates the guest account the first time. */
  billTo(form: DeliveryForm): Promise<void>
  /** Delivers to the typed address. Creates the guest account the first time. */
  deliverTo(form: DeliveryForm): Promise<void>
  deliverToSaved(addressId: string, billing?: DeliveryForm['billing']): Promise<void>
  /** Delivers to a pick-up point; the form names the recipient and the billing address. */
  pickUpAt(point: AccessPoint, form: DeliveryForm): Promise<void>
  shipBy(shipMethodId: string): Promise<void>
  /** Chooses a shipping method; of several quick choices, the last one counts. */
  payIn(noOfInstallments: number): Promise<void>
  payWithSaved(card: Pick<SavedCard, 'id' | 'cardType'>): Promise<void>
  /** Pays with the card of the capture frame. */
  payWithNew(capture: () => Promise<Captured>, save: boolean): Promise<void>
  /** Continues with the bag's present card, or with its gift cards alone. */
  payAsBefore(): void
  /** Removes the bag's payment, except its gift cards. */
  dropPayment(): Promise<void>
  /** The gift card form's errors by field. */
  giftCardErrors: ReadonlySignal<GiftCardErrors>
  /** @returns whether the card was added */
  addGiftCard(form: GiftCardForm): Promise<boolean>
  /** @returns whether it was removed */
  dropGiftCard(id: string): Promise<boolean>
  /** Reduces a line to the available quantity, or removes it; then reviews again. */
  reduceToStock(lineId: string): Promise<void>
  /** Reads the approved wallet payment again. */
  goOnWithWallet(): Promise<void>
  /** Removes the codes or cards that the last attempt was refused for, and continues. */
  goOnWithout(): Promise<void>
  review(): Promise<void>
  /** Places the reviewed order, or repeats an attempt whose result is unknown. */
  place(): Promise<void>
}
