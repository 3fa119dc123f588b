import { maxDonation, minDonation } from '@onair/core/bag'
import { formatMoney } from '@onair/core/money'
import type { Visit } from '../../kernel/visit.ts'

/** Why a form of the product's page, or the link of a mail, put nothing into the bag; undefined when none of them did. */
export function refusedText({ query, t, language }: Visit): string | undefined {
  switch (query.get('refused')) {
    case null:
      return undefined
    case 'amount':
      return t('product.refusedAmount', {
        min: formatMoney(minDonation, language),
        max: formatMoney(maxDonation, language),
      })
    case 'waitlist':
      return t('product.refusedWaitlist')
    default:
      return t('product.refused')
  }
}
