import { easyPayText } from '@onair/core/easy-pay'
import type { Language } from '@onair/core/language'
import type { Cents } from '@onair/core/money'
import { useTexts } from '../kit/i18n/use-messages.ts'
import en from './easy-pay-choice.messages.en.json'
import fr from './easy-pay-choice.messages.fr.json'

/** An order's Easy Pay payments in a sentence: "Easy Pay Today $162.91, then 5 × $91.49". */
export function EasyPayLine({ language, amounts }: { language: Language; amounts: readonly Cents[] }) {
  const t = useTexts('easyPayChoice', en, fr, language)
  return (
    <span className="onair-easy-pay-line">
      <b>{t('name')}</b> {easyPayText(amounts, language)}
    </span>
  )
}
