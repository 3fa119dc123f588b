import { maxDonation, minDonation } from '@onair/core/bag'
import { formatMoney } from '@onair/core/money'
import { translator } from '../../kernel/messages.ts'
import type { Visit } from '../../kernel/visit.ts'
import en from './product.messages.en.json'
import fr from './product.messages.fr.json'

/** Why a form of the page, or a link in a mail, added nothing to the bag; undefined if nothing was refused. */
export function refusedText(visit: Visit): string | undefined {
  const { query, language } = visit
  const t = translator(visit, en, fr)
  switch (query.get('refused')) {
    case null:
      return undefined
    case 'amount':
      return t('refusedAmount', {
        min: formatMoney(minDonation, language),
        max: formatMoney(maxDonation, language),
      })
    case 'waitlist':
      return t('refusedWaitlist')
    default:
      return t('refused')
  }
}
