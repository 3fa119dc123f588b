import type { Bag } from '@onair/core/bag/client'
import { instalments, minEasyPays } from '@onair/core/easy-pay'
import { formatMoney } from '@onair/core/money'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { Choice } from '../../parts/field.tsx'
import { Plan } from '../../parts/plan.tsx'
import checkoutEn from '../checkout.messages.en.json'
import checkoutFr from '../checkout.messages.fr.json'
import type { CheckoutModel } from '../checkout.types.ts'
import en from './payment-step.messages.en.json'
import fr from './payment-step.messages.fr.json'

/** The choice of the number of payments, each with its monthly amount, and the plan of the chosen one. */
export function EasyPayChoice({ id, model, bag }: { id: string; model: CheckoutModel; bag: Bag }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const words = useMessages(checkoutEn, checkoutFr)
  const chosen = useShared(model.installments, bag.noOfInstallments)
  if (bag.maxInstallments < minEasyPays) return null
  const counts = Array.from({ length: bag.maxInstallments }, (_, index) => index + 1)
  return (
    <>
      <Choice
        id={`${id}-easy-pay`}
        legend={t('howMany')}
        name={`${id}-installments`}
        value={String(chosen)}
        onChange={(count) => void model.payIn(Number(count))}
        options={counts.map((count) => ({
          value: String(count),
          label: count === 1 ? t('payAtOnce') : words('payments', { count }),
          note:
            count === 1
              ? formatMoney(bag.grandTotal, language)
              : t('eachMonth', { amount: monthly(bag, count, language) }),
        }))}
      />
      <Plan language={language} caption={words('plan')} instalments={bag.installments} />
      {bag.installments.length > 1 && bag.grandTotal < bag.orderTotal && (
        <p className="onair-choice-detail">{t('planReduced')}</p>
      )}
    </>
  )
}

/** The last payment, which has no shipping or taxes and is the last that gift cards reduce. */
function monthly(bag: Bag, count: number, language: 'en' | 'fr'): string {
  const parts = instalments({
    merchandiseCents: bag.merchandiseSubTotal - bag.discount,
    wholeCents: bag.paidWhole,
    shippingCents: bag.shippingHandling,
    taxCents: bag.taxTotal,
    paidCents: bag.orderTotal - bag.grandTotal,
    count,
    firstDate: bag.installments[0]?.dueDate ?? '2026-01-01',
  })
  return formatMoney(parts.at(-1)?.amountCents ?? 0, language)
}
