import type { Bag } from '@onair/core/bag/client'
import type { Language } from '@onair/core/language'
import type { Translate } from '@onair/core/messages'
import { type Cents, formatMoney } from '@onair/core/money'
import type en from '../checkout.messages.en.json'
import type { Problem } from '../checkout.types.ts'

/** What is due when an order is placed. `none`: gift cards pay all of it, or all that is due today. */
export type DueToday = { by: 'card' | 'wallet'; cents: Cents } | { by: 'none' }

/**
 * What is due today.
 *
 * 1. The first Easy Pay payment, or the whole total: a card is authorised, and charged later.
 * 2. The whole total, which the wallet has authorised.
 * 3. Nothing, if gift cards pay the order or its first payment.
 */
export function dueToday({ grandTotal, installments, creditCard }: DueBag): DueToday {
  if (creditCard?.cardType === 'PY' && grandTotal > 0) return { by: 'wallet', cents: grandTotal }
  const [first, second] = installments
  const cents = first && second ? first.amount : grandTotal
  return cents > 0 ? { by: 'card', cents } : { by: 'none' }
}
type DueBag = Pick<Bag, 'grandTotal' | 'installments' | 'creditCard'>

/**
 * The text of the button that places an order: what is due today, and how.
 *
 * 1. For an order that may have been placed, the button names no amount: it does not pay again.
 * 2. An edit's amount is the total; its difference shows beside the button.
 */
export function placeText(
  bag: DueBag & Pick<Bag, 'modifyOrderNo'>,
  problem: Pick<Problem, 'kind'> | undefined,
  language: Language,
  t: Translate<typeof en>,
): string {
  if (bag.modifyOrderNo) return t('confirmEdit', { total: formatMoney(bag.grandTotal, language) })
  if (problem?.kind === 'unknown') return t('placeAgain')
  const due = dueToday(bag)
  const accepts = problem?.kind === 'changed'
  if (due.by === 'none') return t(accepts ? 'acceptAndPlace' : 'placePaid')
  const amount = formatMoney(due.cents, language)
  if (due.by === 'wallet') return t(accepts ? 'acceptAndPayByWallet' : 'payByWallet', { amount })
  return t(accepts ? 'acceptAndAuthorize' : 'authorize', { amount })
}
