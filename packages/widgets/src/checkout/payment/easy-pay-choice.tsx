import type { Bag } from '@onair/core/bag/client'
import { minEasyPays } from '@onair/core/easy-pay'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShared, useShop } from '../../kit/shop.tsx'
import { EasyPayChoice as Cards } from '../../parts/easy-pay-choice.tsx'
import { Plan } from '../../parts/plan.tsx'
import checkoutEn from '../checkout.messages.en.json'
import checkoutFr from '../checkout.messages.fr.json'
import type { CheckoutModel } from '../checkout.types.ts'
import en from './payment-step.messages.en.json'
import fr from './payment-step.messages.fr.json'

/** The choice of the number of payments, each with its amounts, and the plan of the chosen number. */
export function EasyPayChoice({ id, model, bag }: { id: string; model: CheckoutModel; bag: Bag }) {
  const { language } = useShop()
  const t = useMessages('paymentStep', en, fr)
  const words = useMessages('checkout', checkoutEn, checkoutFr)
  const chosen = useShared(model.installments, bag.noOfInstallments)
  if (bag.maxInstallments < minEasyPays) return null
  return (
    <>
      <Cards
        language={language}
        legend={t('howMany')}
        name={`${id}-installments`}
        most={bag.maxInstallments}
        value={chosen}
        totals={bag}
        onChange={(count) => void model.payIn(count)}
      />
      <Plan language={language} caption={words('plan')} instalments={bag.installments} />
      {bag.installments.length > 1 && bag.grandTotal < bag.orderTotal && (
        <p className="onair-choice-detail">{t('planReduced')}</p>
      )}
    </>
  )
}
