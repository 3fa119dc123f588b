import { easyPayText } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import type { Cents } from '@onair/core/money'
import en from './easy-pay-choice.messages.en.json'
import fr from './easy-pay-choice.messages.fr.json'
import { textsOf } from './texts-of.ts'

const texts = textsOf(en, fr)

/** An order’s Easy Pay payments in a sentence (`EasyPayLine`) as a row of totals (`Totals`, `due`); undefined for a single payment. */
export const easyPayRow = (
  amounts: readonly Cents[],
  language: Language,
): { label: string; text: string } | undefined =>
  amounts.length > 1 ? { label: texts(language)('name'), text: easyPayText(amounts, language) } : undefined
