import { easyPayText } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import type { Cents } from '@onair/core/money'
import { useTexts } from '../kit/i18n/use-messages.ts'
import en from './easy-pay-choice.messages.en.json'
import fr from './easy-pay-choice.messages.fr.json'

/**
 * Makes an order’s Easy Pay payments, as a sentence (`EasyPayLine`), a row of totals (`Totals`, `due`); undefined for a single
 * payment.
 */
export function useEasyPayRow(
  language: Language,
): (amounts: readonly Cents[]) => { label: string; text: string } | undefined {
  const t = useTexts('easyPayChoice', en, fr, language)
  return (amounts) => (amounts.length > 1 ? { label: t('name'), text: easyPayText(amounts, language) } : undefined)
}
