import { type GiftCardErrors, type GiftCardForm, giftCardErrors, giftCardRefusalErrors } from '@onair/core/gift-card'
import { reasonsOf, Unreachable } from '@onair/core/http'
import { paymentClient } from '@onair/core/payment/client'
import { batch, type ReadonlySignal, signal } from '@preact/signals-core'
import { httpModel } from '../models/http.model.ts'
import type { Models } from '../models/models.ts'

/** A card's balance in cents, and its expiry. */
export type GiftCardBalanceReply = { balance: number; expiryDate: string | null }

/** What is known of a card: nothing yet, its balance with the last digits if they were typed here, or why it could not be read. */
export type BalanceInquiry =
  | { kind: 'none' | 'asking' | 'refused' | 'unreachable' }
  | ({ kind: 'balance'; digits?: string } & GiftCardBalanceReply)

export type GiftCardBalanceModel = {
  inquiry: ReadonlySignal<BalanceInquiry>
  /** The errors by field. A new object for each check. */
  errors: ReadonlySignal<GiftCardErrors>
  ask(card: GiftCardForm): Promise<void>
}

/** The first field with an error. */
export const firstWrong = ({ cardNumber, pin }: GiftCardErrors) => (cardNumber ? 'cardNumber' : pin ? 'pin' : undefined)

/**
 * The balance of a gift card.
 *
 * 1. A card whose number or PIN cannot be one is not asked for.
 * 2. A refusal shows at the field that it names. An earlier balance is gone: it was another card's.
 * 3. A card is asked for once at a time.
 *
 * @param posted the result of a form that was posted without JavaScript. Its errors, if any, show at their fields instead.
 */
export function createGiftCardBalanceModel(
  models: Models,
  {
    posted,
    errors: postedErrors = {},
  }: { posted?: GiftCardBalanceReply | 'refused' | 'away' | undefined; errors?: GiftCardErrors | undefined },
): GiftCardBalanceModel {
  const errors = signal<GiftCardErrors>(postedErrors)
  const inquiry = signal<BalanceInquiry>(firstInquiry())

  function firstInquiry(): BalanceInquiry {
    if (posted === undefined || firstWrong(postedErrors)) return { kind: 'none' }
    if (typeof posted === 'object') return { kind: 'balance', ...posted }
    return { kind: posted === 'away' ? 'unreachable' : 'refused' }
  }

  function check(checked: GiftCardErrors): void {
    batch(() => {
      errors.value = checked
      inquiry.value = { kind: 'none' }
    })
  }

  return {
    inquiry,
    errors,
    async ask(card) {
      if (inquiry.peek().kind === 'asking') return
      check(giftCardErrors(card))
      if (firstWrong(errors.peek())) return
      inquiry.value = { kind: 'asking' }
      try {
        const result = await paymentClient(models.of(httpModel)).giftCardBalance(card)
        if (result.ok) inquiry.value = { kind: 'balance', digits: card.cardNumber.slice(-4), ...result.value }
        else check(giftCardRefusalErrors(reasonsOf(result)))
      } catch (thrown) {
        inquiry.value = { kind: 'unreachable' }
        if (!(thrown instanceof Unreachable)) throw thrown
      }
    },
  }
}
