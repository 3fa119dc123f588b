import type { Bag } from '@onair/core/bag/client'
import { easyPayText } from '@onair/core/easy-pay'
import { formatMoney } from '@onair/core/money'
import { useState } from 'react'
import { useUntilText } from '../../connected/use-until-text.ts'
import { useMessages } from '../../kit/i18n/use-messages.ts'
import { memoised } from '../../kit/memoised.tsx'
import { useShop } from '../../kit/shop.tsx'
import { Icon } from '../../parts/icon.tsx'
import * as icons from '../../parts/icons.ts'
import { ItemRow } from '../../parts/item-row.tsx'
import en from '../checkout.messages.en.json'
import fr from '../checkout.messages.fr.json'
import { OrderTotals } from './order-totals.tsx'

/**
 * The order beside the steps. On a wide page it is always visible; on a narrow one it is a line with the total that opens. It is
 * the same at every step. Styling hook: `data-open`.
 */
export const OrderAside = memoised(function OrderAside({ id, bag }: { id: string; bag: Bag }) {
  const { language, imageBase, link } = useShop()
  const t = useMessages('checkout', en, fr)
  const untilText = useUntilText()
  const [open, setOpen] = useState(false)
  return (
    <aside className="onair-checkout-order" aria-label={t('yourOrder')} data-open={open || undefined}>
      <h2>{t('yourOrder')}</h2>
      <button
        type="button"
        className="onair-checkout-toggle"
        aria-expanded={open}
        aria-controls={`${id}-order`}
        onClick={() => setOpen(!open)}
      >
        <span>
          {t(open ? 'hideOrder' : 'showOrder')} <Icon path={icons.chevronDown} />
        </span>{' '}
        <strong>
          {formatMoney(bag.grandTotal, language)}{' '}
          {bag.installments.length > 1 && (
            <small>
              {easyPayText(
                bag.installments.map(({ amount }) => amount),
                language,
              )}
            </small>
          )}
        </strong>
      </button>
      <div className="onair-checkout-order-body" id={`${id}-order`}>
        <p>
          {t('things', { count: bag.productCount })} · <a href={link('/pages/shoppingbag')}>{t('editBag')}</a>
        </p>
        <ul className="onair-checkout-order-lines">
          {bag.cartLines.map((line) => (
            <li key={line.id}>
              <ItemRow
                imageBase={imageBase}
                image={line.imageUrl}
                name={line.name}
                details={[
                  [line.style, line.size].filter(Boolean).join(', '),
                  t('quantity', { count: line.quantity }),
                  line.priceUntil && untilText(line.priceUntil),
                ]}
                end={formatMoney(line.lineTotal, language)}
              />
            </li>
          ))}
        </ul>
        <OrderTotals bag={bag} announce />
      </div>
    </aside>
  )
})
