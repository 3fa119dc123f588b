import type { OrderDetail } from '@onair/core/orders/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { Totals, type TotalsRow } from '../parts/totals.tsx'
import { totalsRows } from '../parts/totals-rows.ts'
import { paymentsDue } from './easy-pay-section.tsx'
import en from './order-status.messages.en.json'
import fr from './order-status.messages.fr.json'

/** The order's amounts (specification §2: "Summary"). */
export function Summary({ order, dueLabel }: { order: OrderDetail; dueLabel: string }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const covered = order.giftCardRedemption > 0 || order.creditAmountApplied > 0
  const rows: TotalsRow[] = [
    ...totalsRows(order, language),
    ...(covered ? [{ label: t('orderTotal'), cents: order.actualOrderTotal }] : []),
    ...(order.giftCardRedemption > 0 ? [{ label: t('giftCard'), cents: order.giftCardRedemption, off: true }] : []),
    ...(order.creditAmountApplied > 0 ? [{ label: t('credit'), cents: order.creditAmountApplied, off: true }] : []),
  ]
  const [first] = order.easyPays
  return (
    <section>
      <h2>{t('summary')}</h2>
      <Totals
        language={language}
        rows={rows}
        total={{ label: t('grandTotal'), cents: order.grandTotal }}
        due={first && paymentsDue(order) ? { label: dueLabel, cents: first.amount } : undefined}
      />
    </section>
  )
}
