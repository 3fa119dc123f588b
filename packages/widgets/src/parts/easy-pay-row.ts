import { easyPayText } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import type { Cents } from '@onair/core/money'
import { partTexts } from './part-texts.ts'

/** An order’s Easy Pay payments in a sentence (`EasyPayLine`) as a row of totals (`Totals`, `due`); undefined for a single payment. */
export const easyPayRow = (
  amounts: readonly Cents[],
  language: Language,
): { label: string; text: string } | undefined =>
  amounts.length > 1 ? { label: partTexts(language)('easyPayName'), text: easyPayText(amounts, language) } : undefined
