import type { Bag } from '@onair/core/client'
import { formatMoney } from '@onair/core/rules'
import { checkout as en } from '../i18n/messages/en.json'
import { checkout as fr } from '../i18n/messages/fr.json'
import { useMessages } from '../i18n/use-messages.ts'
import { Totals, type TotalsRow, taxLabel } from '../parts/totals.tsx'
import { useShop } from '../shop.tsx'

/** What the order comes to, every tax by its name. */
export function OrderTotals({ bag, announce }: { bag: Bag; announce?: boolean }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const rows: TotalsRow[] = [
    { label: t('merchandise'), cents: bag.merchandiseSubTotal },
    ...(bag.discount > 0 ? [{ label: t('discount'), cents: bag.discount, off: true }] : []),
    {
      label: t('shippingHandling'),
      cents: bag.shippingHandling,
      text: bag.shippingHandling === 0 ? t('free') : undefined,
    },
    ...bag.taxes.map((tax) => ({ label: taxLabel(tax, language), cents: tax.amount })),
    ...(bag.giftCards ?? []).map(({ lastDigits, amount }) => ({
      label: t('giftCard', { digits: lastDigits }),
      cents: amount,
      off: true,
    })),
  ]
  const [firstPayment, second] = bag.installments
  return (
    <div>
      <Totals
        language={language}
        rows={rows}
        total={{ label: t('total'), cents: bag.grandTotal }}
        announce={announce}
      />
      {firstPayment && second && (
        <p className="onair-due-today">
          <span>{t('dueToday')}</span>
          <span>{formatMoney(firstPayment.amount, language)}</span>
        </p>
      )}
    </div>
  )
}
