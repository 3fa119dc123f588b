import type { Bag } from '@onair/core/bag/client'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { useShop } from '../../kit/shop.tsx'
import { easyPayRow } from '../../parts/easy-pay-row.ts'
import { giftCardRows } from '../../parts/gift-card-rows.ts'
import { Totals } from '../../parts/totals.tsx'
import { totalsRows } from '../../parts/totals-rows.ts'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'

/** The order's totals: every promotion, tax and gift card by its name, and the Easy Pay payments. */
export function OrderTotals({ bag, announce }: { bag: Bag; announce?: boolean }) {
  const { language } = useShop()
  const t = useMessages(en, fr)
  const cards = giftCardRows(bag.giftCards ?? [], language)
  return (
    <Totals
      language={language}
      rows={[
        ...totalsRows(bag, language),
        ...(cards.length > 0 ? [{ label: t('total'), cents: bag.orderTotal }] : []),
        ...cards,
      ]}
      total={{ label: t(cards.length > 0 ? 'toPay' : 'total'), cents: bag.grandTotal }}
      due={easyPayRow(
        bag.installments.map(({ amount }) => amount),
        language,
      )}
      announce={announce}
    />
  )
}
