import { formatMoney } from '@onair/core/money'
import type { OrderDetail } from '@onair/core/orders/client'
import { useMessages } from '../kit/i18n/use-messages.ts'
import { useShop } from '../kit/shop.tsx'
import { easyPayRow } from '../parts/easy-pay-row.ts'
import { Totals, type TotalsRow } from '../parts/totals.tsx'
import { totalsRows } from '../parts/totals-rows.ts'
import { paymentsDue } from './easy-pay-section.tsx'
import en from './order-status.messages.en.json'
import fr from './order-status.messages.fr.json'

/** A row for what was paid by other means, if anything was. */
const paid = (label: string, cents: number): TotalsRow[] => (cents > 0 ? [{ label, cents, off: true }] : [])

/**
 * The order's amounts, in the order of specification §2: merchandise, shipping, taxes, discounts, totals.
 * @param today whether the order was placed just now: its payments are then told from today on.
 */
export function Summary({ order, today }: { order: OrderDetail; today: boolean }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const rows = totalsRows(order, language)
  const isOff = ({ off }: TotalsRow) => off === true
  const [first] = order.easyPays
  const amounts = order.easyPays.map(({ amount }) => amount)
  const dueWithOrder = (cents: number) => ({ label: t('dueWithOrder'), text: formatMoney(cents, language) })
  return (
    <section>
      <h2>{t('summary')}</h2>
      <Totals
        language={language}
        rows={[
          ...rows.filter((row) => !isOff(row)),
          ...rows.filter(isOff),
          { label: t('orderTotal'), cents: order.actualOrderTotal },
          ...paid(t('giftCard'), order.giftCardRedemption),
          ...paid(t('credit'), order.creditAmountApplied),
        ]}
        total={{ label: t('grandTotal'), cents: order.grandTotal }}
        due={
          first && paymentsDue(order) ? (today ? easyPayRow(amounts, language) : dueWithOrder(first.amount)) : undefined
        }
      />
    </section>
  )
}
