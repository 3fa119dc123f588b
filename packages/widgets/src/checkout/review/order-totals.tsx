import { sums } from '@onair/core/bag'
import type { Bag } from '@onair/core/bag/client'
import { useShop } from '../../kit/shop.tsx'
import { useEasyPayRow } from '../../parts/easy-pay-row.ts'
import { Totals } from '../../parts/totals.tsx'

/** The order's totals: every promotion, tax and gift card by its name, and the Easy Pay payments. */
export function OrderTotals({ bag, announce }: { bag: Bag; announce?: boolean }) {
  const { language } = useShop()
  const easyPayRow = useEasyPayRow(language)
  return (
    <Totals
      language={language}
      {...sums(bag, language, false)}
      due={easyPayRow(bag.installments.map(({ amount }) => amount))}
      announce={announce}
    />
  )
}
