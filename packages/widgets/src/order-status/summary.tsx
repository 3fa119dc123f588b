import { sums } from '@onair/core/bag'
import { formatMoney } from '@onair/core/money'
import type { OrderDetail } from '@onair/core/orders/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { useEasyPayRow } from '../parts/easy-pay-row.ts'
import { Totals } from '../parts/totals.tsx'
import { paymentsDue } from './easy-pay-section.tsx'
import en from './order-status.messages.en.json'
import fr from './order-status.messages.fr.json'

/**
 * The order's amounts.
 * @param today whether the order was placed just now: its payments then begin today
 */
export function Summary({ order, today }: { order: OrderDetail; today: boolean }) {
  const { language } = useShop()
  const easyPayRow = useEasyPayRow(language)
  const t = useMessages('orderStatus', en, fr)
  const [first] = order.easyPays
  const amounts = order.easyPays.map(({ amount }) => amount)
  const dueWithOrder = (cents: number) => ({ label: t('dueWithOrder'), text: formatMoney(cents, language) })
  return (
    <section>
      <h2>{t('summary')}</h2>
      <Totals
        language={language}
        {...sums({ ...order, orderTotal: order.actualOrderTotal }, language, true)}
        due={first && paymentsDue(order) ? (today ? easyPayRow(amounts) : dueWithOrder(first.amount)) : undefined}
      />
    </section>
  )
}
