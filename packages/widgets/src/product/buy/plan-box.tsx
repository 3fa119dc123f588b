import type { Instalment } from '@onair/core/easy-pay'
import { formatMoney } from '@onair/core/money'
import { type Province, provinces } from '@onair/core/provinces'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { Plan } from '../../parts/plan.tsx'
import en from '../product.messages.en.json'
import fr from '../product.messages.fr.json'

type PlanBoxProps = {
  instalments: readonly Instalment[]
  /** The taxes in the first payment, if the shopper's province is known. */
  taxed: { tax: number; province: Province } | undefined
}

/** The payments of an Easy Pay plan, and what they include. */
export function PlanBox({ instalments, taxed }: PlanBoxProps) {
  const { language } = useShop()
  const t = useMessages('product', en, fr)
  return (
    <div className="onair-product-plan-box">
      <Plan
        language={language}
        caption={t('easyPayPlan')}
        instalments={instalments.map(({ number, dueDate, amountCents }) => ({ number, dueDate, amount: amountCents }))}
      />
      {taxed && (
        <p>
          {t('easyPayTaxed', {
            tax: formatMoney(taxed.tax, language),
            province: provinces.find(({ code }) => code === taxed.province)?.[language] ?? '',
          })}
        </p>
      )}
      <p>{t('easyPayFree')}</p>
    </div>
  )
}
